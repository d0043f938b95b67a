import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { BottomSheet } from './bottom-sheet'
import { renderUi } from './render-ui'

function Filter({ threshold }: { threshold?: number }) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <BottomSheet isOpen={isOpen} onClose={() => setIsOpen(false)} title="Filter" threshold={threshold}>
      Everything
    </BottomSheet>
  )
}

const drag = (distance: number) => {
  const handle = screen.getByRole('heading', { name: 'Filter' })
  fireEvent.pointerDown(handle, { clientY: 200, isPrimary: true })
  fireEvent.pointerMove(handle, { clientY: 200 + distance })
  fireEvent.pointerUp(handle, { clientY: 200 + distance })
}

const isOpen = () => screen.queryByRole('dialog', { name: 'Filter' }) !== null

test.each([
  [-150, undefined, true],
  [40, undefined, true],
  [100, undefined, true],
  [101, undefined, false],
  [60, 50, false],
])('dragged down %i px with a threshold of %s, it stays open: %s', (distance, threshold, stays) => {
  renderUi(<Filter threshold={threshold} />)
  drag(distance)
  expect(isOpen()).toBe(stays)
})

test('the sheet follows the finger and springs back', () => {
  renderUi(<Filter />)
  const handle = screen.getByRole('heading')
  const panel = screen.getByRole('dialog').firstElementChild as HTMLElement // the dialog's panel is an HTML element
  fireEvent.pointerDown(handle, { clientY: 10, isPrimary: true })
  fireEvent.pointerMove(handle, { clientY: 70 })
  expect(panel.style.getPropertyValue('--drag')).toBe('60px')
  fireEvent.pointerUp(handle, { clientY: 70 })
  expect(panel.style.getPropertyValue('--drag')).toBe('0px')
})

test('a drag that the browser takes over closes nothing', () => {
  renderUi(<Filter />)
  const handle = screen.getByRole('heading')
  fireEvent.pointerDown(handle, { clientY: 10, isPrimary: true })
  fireEvent.pointerMove(handle, { clientY: 300 })
  fireEvent.pointerCancel(handle)
  expect(isOpen()).toBe(true)
})

test('the close button does the same as a drag', async () => {
  renderUi(<Filter />)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(isOpen()).toBe(false)
})
