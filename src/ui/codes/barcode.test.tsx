import { th } from '#tests/names.ts'
import { renderUi, setScreenWidth } from '#tests/support/render-ui.tsx'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Barcode, encodeCode128 } from './barcode'

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

it('renders the bars of the code between quiet zones of ten modules', () => {
  renderUi(<Barcode code="DS100185" />)
  const quiet = '0'.repeat(10)
  expect(renderedModules(screen.getByRole('img', { name: 'Barcode DS100185' }))).toBe(
    quiet + encodeCode128('DS100185') + quiet,
  )
})

it('shows the code as text under the bars', () => {
  const { container } = renderUi(<Barcode code="DS100185" />)
  expect(container.textContent).toBe('DS100185')
})

it('shows a message and the text of a code outside ASCII, which has no barcode', () => {
  const { container } = renderUi(<Barcode code="สมาชิก99" />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(container.textContent).toContain('No barcode for this code')
  expect(container.textContent).toContain('สมาชิก99')
})

it('shows a message for a code that is too wide for its place', () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(320)
  renderUi(<Barcode code={'A'.repeat(40)} />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByText(/No barcode for this code/)).toBeVisible()
})

it('renders a code that just fits', () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(320)
  renderUi(<Barcode code="0812345678" />)
  expect(screen.getByRole('img')).toBeVisible()
})

it.each([
  [767, { bar: '1.4px', bars: '55px', words: '16px' }],
  [768, { bar: '2px', bars: '65px', words: '22px' }],
])('has on a screen of %s px the sizes of the specification', (width, sizes) => {
  setScreenWidth(width)
  renderUi(<Barcode code="DS100185" />)
  const svg = screen.getByRole('img')
  const root = getComputedStyle(svg.parentElement ?? svg)
  const bar = root.getPropertyValue('--bar')
  expect({ bar, bars: getComputedStyle(svg).height, words: root.fontSize }).toEqual(sizes)
  expect(root.gap).toBe('10px')
})

const START_B = '11010010000'
const STOP = '1100011101011'

it('a code is drawn as CODE128: start, a symbol for each character, checksum and stop', () => {
  const symbols = ['10100011000', '10010000110', '10011100110']
  const checksum = '11000100100'
  expect(encodeCode128('Ab1')).toBe([START_B, ...symbols, checksum, STOP].join(''))
})

it('digits are packed two by two, which makes a member’s number narrow enough', () => {
  expect(encodeCode128('1234567890')).toHaveLength(11 * 7 + 13)
})

it.each([
  '',
  th.membership,
  'é',
  'Ð100',
  'AB\t12',
  '\r',
  'M-0001\n',
  'ab\u001d21',
  '12\u0000',
  '100\u007f',
  'A\u200b1',
])('%j, which no till gets as it is, is not drawn', (code) => {
  expect(encodeCode128(code)).toBeUndefined()
})

it.each([' ', '~', 'a B-1/2', '#*"\\'])('%j is drawn', (code) => {
  expect(encodeCode128(code)).toMatch(/^[01]+$/)
})
