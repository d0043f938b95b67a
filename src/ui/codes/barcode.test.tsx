import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderUi } from '../render-ui'
import { Barcode } from './barcode'
import { encodeCode128 } from './encode-code128'

/** The modules that the SVG renders, quiet zone included. */
function renderedModules(svg: Element): string {
  const width = Number(svg.getAttribute('viewBox')?.split(' ')[2])
  const modules = Array.from({ length: width }, () => '0')
  for (const [, left, length] of (svg.querySelector('path')?.getAttribute('d') ?? '').matchAll(
    /M(\d+) 0h(\d+)/g,
  )) {
    modules.fill('1', Number(left), Number(left) + Number(length))
  }
  return modules.join('')
}

it('draws the bars of the code between ten bars of quiet', () => {
  renderUi(<Barcode code="DS100185" />)
  const quiet = '0'.repeat(10)
  expect(renderedModules(screen.getByRole('img', { name: 'Barcode DS100185' }))).toBe(
    quiet + encodeCode128('DS100185') + quiet,
  )
})

it('shows the very code under it', () => {
  const { container } = renderUi(<Barcode code="DS100185" />)
  expect(container.textContent).toBe('DS100185')
})

it('says that a code outside ASCII cannot be drawn, and still shows it', () => {
  const { container } = renderUi(<Barcode code="สมาชิก99" />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(container.textContent).toContain('cannot be drawn as a barcode')
  expect(container.textContent).toContain('สมาชิก99')
})

it('says that a code too wide for its place cannot be drawn', () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(320)
  renderUi(<Barcode code={'A'.repeat(40)} />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByText(/cannot be drawn as a barcode/)).toBeVisible()
})

it('draws a code that just fits', () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(320)
  renderUi(<Barcode code="0812345678" />)
  expect(screen.getByRole('img')).toBeVisible()
})
