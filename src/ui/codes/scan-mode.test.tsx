import { renderUi } from '#tests/support/render-ui.tsx'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { CodeTabs } from './code-tabs'
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

it('shows the code as the open tab does, bars as bars, and is opened and left again; only the code itself can be copied', async () => {
  renderUi(<CodeTabs code="M-PIN-0001" title="A latte" />)
  const tap = (role: string, name: string) => userEvent.click(screen.getByRole(role, { name }))
  const shown = () => within(screen.getByRole('dialog', { name: 'Full screen' }))
  expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible()
  await tap('button', 'Full screen')
  expect(shown().getByRole('img', { name: 'QR code M-PIN-0001' })).toBeVisible()
  expect(shown().getByText('A latte')).toBeVisible()
  await userEvent.click(leave())
  await tap('tab', 'Barcode')
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull()
  await userEvent.click(screen.getByRole('img', { name: 'Barcode M-PIN-0001' }))
  expect(shown().getByRole('img', { name: 'Barcode M-PIN-0001' })).toBeVisible()
  await userEvent.click(leave())
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('is not opened by the mouse that has selected the code, which is about to copy it; a finger has selected by accident', () => {
  const selected = { isCollapsed: false, removeAllRanges: () => void (selected.isCollapsed = true) }
  vi.spyOn(globalThis, 'getSelection').mockImplementation(() => selected as unknown as Selection)
  renderUi(<CodeTabs code="M-PIN-0001" order={['text']} />)
  const clickBy = (pointerType: string) =>
    fireEvent(
      screen.getByText('M-PIN-0001'),
      Object.assign(new MouseEvent('click', { bubbles: true }), { pointerType }),
    )
  clickBy('mouse')
  expect(screen.queryByRole('dialog')).toBeNull()
  clickBy('touch')
  expect(screen.getByRole('dialog', { name: 'Full screen' })).toBeVisible()
})
