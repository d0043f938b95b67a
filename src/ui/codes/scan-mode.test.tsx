import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderUi } from '../render-ui'
import { ScanMode } from './scan-mode'

function open(shape: 'qr' | 'barcode') {
  const onClose = vi.fn()
  const countdown = <span role="timer">Good for 14:59</span>
  renderUi(<ScanMode isOpen onClose={onClose} code="M-PIN-0001" shape={shape} countdown={countdown} />)
  return onClose
}

const leave = () => screen.getByRole('button', { name: 'Exit full screen' })

it('is left by the button that says so', async () => {
  const onClose = open('qr')
  await userEvent.click(leave())
  expect(onClose).toHaveBeenCalledTimes(1)
})

it.each([
  ['qr', 'QR code M-PIN-0001'],
  ['barcode', 'Barcode M-PIN-0001'],
] as const)('as %s it has the code, its text and its countdown outside of that button', (shape, name) => {
  open(shape)
  const parts = [screen.getByRole('img', { name }), screen.getByText('M-PIN-0001'), screen.getByRole('timer')]
  for (const part of parts) {
    expect(part).toBeVisible()
    expect(leave()).not.toContainElement(part)
  }
})
