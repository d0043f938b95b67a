import { en } from '#tests/names.ts'
import { renderUi } from '#tests/support/render-ui.tsx'
import { createEvent, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { BottomSheet } from './bottom-sheet'

function Filter({ threshold }: { threshold?: number }) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <BottomSheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={en.filter} threshold={threshold}>
      Everything
    </BottomSheet>
  )
}

/** Moves a pointer to these heights at these times, and releases it at the last. */
const trace = (handle: Element, heights: number[], times: number[]) => {
  for (const [index, clientY] of heights.entries()) {
    const type = index === 0 ? 'pointerDown' : index === heights.length - 1 ? 'pointerUp' : 'pointerMove'
    const event = createEvent[type](handle, { clientY, isPrimary: true })
    Object.defineProperty(event, 'timeStamp', { value: 1000 + (times[index] ?? 0) })
    fireEvent(handle, event)
  }
}

/** Drags slowly, and stops before the release. */
const drag = (distance: number) =>
  trace(
    screen.getByRole('heading', { name: en.filter }),
    [200, 200 + distance, 200 + distance],
    [0, 600, 900],
  )

const isOpen = () => screen.queryByRole('dialog', { name: en.filter }) !== null

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

test.each([
  { how: 'at a flick of 60 px', y: [10, 40, 70, 70], ms: [0, 40, 80, 84], becomes: 'closed' },
  { how: 'dragged 60 px in half a second', y: [10, 40, 68, 70], ms: [0, 250, 480, 500], becomes: 'open' },
  { how: 'at a quick touch of 10 px', y: [10, 20, 20], ms: [0, 10, 12], becomes: 'open' },
  {
    how: 'thrown back up after a long drag',
    y: [10, 260, 190, 170],
    ms: [0, 400, 450, 460],
    becomes: 'open',
  },
])('$how, the sheet is $becomes', ({ y, ms, becomes }) => {
  renderUi(<Filter />)
  trace(screen.getByRole('heading'), y, ms)
  expect(isOpen() ? 'open' : 'closed').toBe(becomes)
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

test('a second finger drags nothing', () => {
  renderUi(<Filter />)
  const handle = screen.getByRole('heading')
  fireEvent.pointerDown(handle, { clientY: 10, isPrimary: false })
  fireEvent.pointerMove(handle, { clientY: 300 })
  fireEvent.pointerUp(handle, { clientY: 300 })
  expect(isOpen()).toBe(true)
})

test('a drag that the browser takes over closes nothing', () => {
  renderUi(<Filter />)
  const handle = screen.getByRole('heading')
  fireEvent.pointerDown(handle, { clientY: 10, isPrimary: true })
  fireEvent.pointerMove(handle, { clientY: 300 })
  fireEvent.pointerCancel(handle)
  expect(isOpen()).toBe(true)
})
