import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Dialog } from './dialog'
import { renderUi } from './render-ui'

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

test('Esc closes the dialog', async () => {
  const dialog = await open()
  dialog.focus()
  await userEvent.type(dialog, '{Escape}', { skipClick: true })
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
      <button>Close</button>
    </Dialog>,
  )
  const close = screen.getByRole('button', { name: 'Close' })
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
