import { en } from '#tests/names.ts'
import { renderUi } from '#tests/support/render-ui.tsx'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CopyButton } from './copy-button'
import { Dialog } from './dialogs/dialog'
import { ToastProvider } from './dialogs/toast-context'

const writeText = vi.fn<(text: string) => Promise<void>>()

beforeEach(() => {
  vi.useFakeTimers()
  writeText.mockReset().mockResolvedValue()
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
})
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'clipboard')
})

const renderCopy = () =>
  renderUi(
    <ToastProvider>
      <CopyButton text="M-0042" />
    </ToastProvider>,
  )
const copy = async () => {
  fireEvent.click(screen.getByRole('button', { name: en.copy }))
  await act(async () => vi.advanceTimersByTimeAsync(0))
}
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))
const status = () => screen.getByRole('status').textContent

test('copying shows a message, which disappears after one second', async () => {
  renderCopy()
  expect(status()).toBe('')
  await copy()
  expect(writeText).toHaveBeenCalledWith('M-0042')
  expect(status()).toBe(en.copied)
  await pass(999)
  expect(status()).toBe(en.copied)
  await pass(1)
  expect(status()).toBe('')
})

test('another copy restarts the second', async () => {
  renderCopy()
  await copy()
  await pass(800)
  await copy()
  await pass(800)
  expect(status()).toBe(en.copied)
})

test('the message is inside an open dialog, and afterwards in the page again', async () => {
  renderUi(
    <ToastProvider>
      <Dialog isOpen onClose={() => {}} label="Collect points">
        <CopyButton text="M-0042" />
      </Dialog>
    </ToastProvider>,
  )
  await copy()
  expect(screen.getByRole('dialog').contains(screen.getByRole('status'))).toBe(true)
  await pass(1000)
  expect(screen.getByRole('status').parentElement).toBe(document.body)
})

test('the message is inside the topmost of two dialogs', async () => {
  renderUi(
    <ToastProvider>
      <Dialog isOpen onClose={() => {}} label="Collect points">
        Below
      </Dialog>
      <Dialog isOpen onClose={() => {}} label="Full screen">
        <CopyButton text="M-0042" />
      </Dialog>
    </ToastProvider>,
  )
  await copy()
  expect(screen.getByRole('dialog', { name: 'Full screen' }).contains(screen.getByRole('status'))).toBe(true)
})

test('a message says for four seconds when copying fails', async () => {
  writeText.mockRejectedValue(new Error('refused'))
  renderCopy()
  await copy()
  expect(status()).toContain('Couldn’t copy')
  await pass(3999)
  expect(status()).toContain('Couldn’t copy')
  await pass(1)
  expect(status()).toBe('')
  expect(document.querySelector('textarea')).toBeNull()
})
