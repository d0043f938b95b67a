import { en } from '#tests/names.ts'
import { renderUi } from '#tests/support/render-ui.tsx'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy, Suspense, useDeferredValue, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Dialog, leaveDialog } from './dialog'

function Terms({ isCloseableFromOutside }: { isCloseableFromOutside?: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Read</button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        label="Terms"
        isCloseableFromOutside={isCloseableFromOutside}
      >
        <p>All of them</p>
      </Dialog>
    </>
  )
}

const open = async (isCloseableFromOutside?: boolean) => {
  renderUi(<Terms isCloseableFromOutside={isCloseableFromOutside} />)
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Read' }))
  return screen.getByRole('dialog', { name: 'Terms' })
}

test('a tap beside the dialog closes it, a tap on the dialog does not', async () => {
  const dialog = await open()
  await userEvent.click(screen.getByText('All of them'))
  expect(screen.queryByRole('dialog')).not.toBeNull()
  await userEvent.click(dialog)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a finger that comes down on the dialog, and lifts beside it, leaves it open', async () => {
  const dialog = await open()
  fireEvent.pointerDown(screen.getByText('All of them'))
  fireEvent.click(dialog)
  expect(screen.queryByRole('dialog')).not.toBeNull()
  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('Esc closes the dialog', async () => {
  const dialog = await open()
  dialog.focus()
  await userEvent.type(dialog, '{Escape}', { skipClick: true })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the choice of a file in the dialog that is given up leaves it open, the phone’s own way to close it does not', async () => {
  const dialog = await open()
  fireEvent(screen.getByText('All of them'), new Event('cancel', { bubbles: true, cancelable: true }))
  expect(screen.queryByRole('dialog')).not.toBeNull()
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a dialog that must be answered stays, whatever is tapped or pressed', async () => {
  const dialog = await open(false)
  await userEvent.click(dialog)
  await userEvent.type(dialog, '{Escape}', { skipClick: true })
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
  expect(screen.queryByRole('dialog')).not.toBeNull()
})

test('the focus is on the dialog, on no control; Tab reaches the first control', async () => {
  renderUi(
    <Dialog isOpen onClose={() => undefined} label="Failed">
      <button>{en.close}</button>
    </Dialog>,
  )
  const close = screen.getByRole('button', { name: en.close })
  expect(document.activeElement).toBe(screen.getByRole('dialog'))
  await userEvent.tab()
  expect(document.activeElement).toBe(close)
})

test('the page behind does not scroll while the dialog is open', async () => {
  const dialog = await open()
  expect(document.documentElement.style.overflow).toBe('hidden')
  await userEvent.click(dialog)
  expect(document.documentElement.style.overflow).toBe('')
})

test('the page behind two dialogs scrolls only once both are closed', () => {
  const both = (isSecondOpen: boolean, isFirstOpen = true) => (
    <>
      <Dialog isOpen={isFirstOpen} onClose={() => undefined} label="First">
        One
      </Dialog>
      <Dialog isOpen={isSecondOpen} onClose={() => undefined} label="Second">
        Two
      </Dialog>
    </>
  )
  const { rerender } = render(both(true))
  rerender(both(false))
  expect(screen.getByRole('dialog', { name: 'First' })).toBeVisible()
  expect(document.documentElement.style.overflow).toBe('hidden')
  rerender(both(false, false))
  expect(document.documentElement.style.overflow).toBe('')
})

describe('a dialog that leaves', () => {
  let frames: FrameRequestCallback[] = []
  /** Runs the requested animation frames, and what waits for them. */
  const frame = () =>
    act(async () => {
      frames.splice(0).forEach((draw) => draw(0))
      await new Promise((resolve) => setTimeout(resolve))
    })

  beforeEach(() => {
    // As in a browser that animates a closing dialog; this animation never ends.
    const moving = [{ transitionProperty: 'opacity', finished: new Promise(() => {}) }]
    Object.assign(Element.prototype, { getAnimations: () => moving })
    vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw))
  })
  afterEach(() => {
    frames = []
    Object.assign(Element.prototype, { getAnimations: undefined })
    vi.unstubAllGlobals()
  })

  const onClose = vi.fn()
  function Box() {
    const [isOpen, setIsOpen] = useState(true)
    return (
      <>
        <button onClick={() => setIsOpen(!isOpen)}>Something else</button>
        <Dialog isOpen={isOpen} onClose={onClose} label="Filter">
          <button onClick={(event) => leaveDialog(event, onClose)}>{en.close}</button>
        </Dialog>
      </>
    )
  }

  test('shows so at once, and is closed once, however often it is tapped', async () => {
    renderUi(<Box />)
    await userEvent.dblClick(screen.getByRole('button', { name: en.close }))
    expect(screen.getByRole('dialog')).toHaveAttribute('data-leaving')
    expect(onClose).not.toHaveBeenCalled()
    await frame()
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('and is gone with its page before that does nothing any more', async () => {
    const { unmount } = renderUi(<Box />)
    fireEvent.click(screen.getByRole('button', { name: en.close }))
    unmount()
    await frame()
    expect(onClose).not.toHaveBeenCalled()
  })

  test('and is opened again before that stays open', async () => {
    renderUi(<Box />)
    fireEvent.click(screen.getByRole('button', { name: en.close }))
    fireEvent.click(screen.getByText('Something else'))
    fireEvent.click(screen.getByText('Something else'))
    await frame()
    expect(onClose).not.toHaveBeenCalled()
    expect(screen.getByRole('dialog')).not.toHaveAttribute('data-leaving')
  })
})

test('a question opens after a moment, even where another part of the page waits for a file', async () => {
  const Never = lazy(() => new Promise<never>(() => {}))
  function Part({ isOpen }: { isOpen: boolean }) {
    return useDeferredValue(isOpen) ? <Never /> : <p>Part</p>
  }
  function Page() {
    const [isOpen, setIsOpen] = useState(false)
    const [isAsked, setIsAsked] = useState(false)
    return (
      <>
        <button onClick={() => setIsOpen(true)}>Open</button>
        <button onClick={() => setIsAsked(true)}>Ask</button>
        <Suspense fallback={null}>
          <Part isOpen={isOpen} />
        </Suspense>
        <Dialog isOpen={isAsked} onClose={() => undefined} label="Sure?" role="alertdialog">
          <p>Really</p>
        </Dialog>
      </>
    )
  }
  renderUi(<Page />)
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
  // React starts to render the part, which suspends.
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  fireEvent.click(screen.getByRole('button', { name: 'Ask' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(await screen.findByRole('alertdialog', { name: 'Sure?' })).toBeVisible()
})
