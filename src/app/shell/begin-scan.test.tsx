import { en } from '#tests/names.ts'
import { storedOf } from '#tests/support/stored.ts'
import { renderUi } from '#tests/support/render-ui.tsx'
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { knownMessages } from '@/i18n/load-messages'
import type { LineConnection } from '@/session/line/line-connection'
import { FeedbackProvider } from '@/ui/dialogs/feedback-context'
import { beginScan } from './begin-scan'

type Scan = () => Promise<string | undefined>

function lineWith(browser: LineConnection['browser'], scanCode?: Scan): LineConnection {
  const client = { isInClient: () => true, isLoggedIn: () => true, idToken: () => undefined, scanCode }
  const leave = () => undefined
  return {
    liffId: '2000000001-test',
    browser,
    isInAddress: false,
    isAutomatic: () => false,
    hasReturned: () => false,
    takeReturn: () => false,
    onAnotherUser: () => undefined,
    connect: () =>
      Promise.resolve({ status: 'ready', client: { ...client, login: leave, logout: leave, renew: leave } }),
    connectQuietly: () => undefined,
    person: () => Promise.resolve(undefined),
    retry: leave,
    logout: () => Promise.resolve(),
  }
}

function Page({ line }: { line: LineConnection }) {
  const { pathname } = useLocation()
  const type = useNavigationType()
  const [part, setPart] = useState<ReactNode>()
  return (
    <>
      <h1>{pathname}</h1>
      <output>{type}</output>
      <button type="button" onClick={() => void beginScan(line, setPart)}>
        Scan
      </button>
      {part}
    </>
  )
}

async function scan(line: LineConnection, times = 1, path = '/privilege') {
  renderUi(
    <MemoryRouter initialEntries={[path]}>
      <FeedbackProvider>
        <Page line={line} />
      </FeedbackProvider>
    </MemoryRouter>,
  )
  const button = screen.getByRole('button', { name: 'Scan' })
  // Not by userEvent, so that the taps follow at once even on a slow machine.
  for (let tap = 0; tap < times; tap += 1) fireEvent.click(button)
  await act(() => Promise.resolve())
}

const page = () => screen.getByRole('heading', { level: 1, hidden: true }).textContent
const step = () => screen.getByRole('status', { hidden: true }).textContent
const sheet = () => screen.queryByRole('dialog', { name: en.scan })

it('stores the code that LINE scanned and goes home', async () => {
  await scan(lineWith('liff', () => Promise.resolve('https://liff.line.me/2-a/home?qrCode=EARN50')))
  await vi.waitFor(() =>
    expect([storedOf().codes, page(), step(), sheet()]).toEqual([['EARN50'], '/home', 'PUSH', null]),
  )
})

it('has the texts of what home asks by then too, for which there may be no network after the scanner', async () => {
  await scan(lineWith('liff', () => Promise.resolve('EARN50')))
  await vi.dynamicImportSettled()
  expect(knownMessages('en')).toHaveProperty(['consent.accept'])
})

it('does nothing when scanning is cancelled', async () => {
  await scan(lineWith('liff', () => Promise.resolve(undefined)))
  expect([storedOf().codes, page(), sheet()]).toEqual([undefined, '/privilege', null])
})

it('shows a message when the scanned text cannot be a code', async () => {
  await scan(lineWith('liff', () => Promise.resolve('BEGIN:VCARD'.repeat(50))))
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('This QR code isn’t for points')
  expect([storedOf().codes, page()]).toEqual([undefined, '/privilege'])

  // The same again is said again.
  await userEvent.click(screen.getByRole('button', { name: en.close }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Scan' }))
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('This QR code isn’t for points')
})

it("opens LINE's scanner once, however often it is tapped", async () => {
  let cancel = () => {}
  const cancelled = new Promise<undefined>((resolve) => {
    cancel = () => resolve(undefined)
  })
  const scanCode = vi.fn<Scan>(() => cancelled)
  await scan(lineWith('liff', scanCode), 3)
  expect(scanCode).toHaveBeenCalledTimes(1)

  cancel()
  await act(() => cancelled)
  await userEvent.click(screen.getByRole('button', { name: 'Scan' }))
  expect(scanCode).toHaveBeenCalledTimes(2)
})

it("opens LINE's scanner by the next tap where the one before never answered", async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const scanCode = vi.fn<Scan>(() => Promise.resolve(undefined))
  scanCode.mockReturnValueOnce(new Promise(() => {}))
  await scan(lineWith('liff', scanCode))
  expect(scanCode).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(2000)
  vi.useRealTimers()
  fireEvent.click(screen.getByRole('button', { name: 'Scan' }))
  await vi.waitFor(() => expect(scanCode).toHaveBeenCalledTimes(2))
})

it.each([
  ['where LINE has no scanner', lineWith('liff'), '/privilege', 'PUSH'],
  [
    "where LINE's scanner fails",
    lineWith('liff', () => Promise.reject(new Error('FORBIDDEN'))),
    '/privilege',
    'PUSH',
  ],
  ['outside LINE', lineWith('browser', () => Promise.resolve('EARN50')), '/home', 'REPLACE'],
])('opens a sheet for the code %s', async (_where, line, path, type) => {
  await scan(line, 1, path)
  await vi.waitFor(() => expect(sheet()).toBeVisible())
  expect(storedOf().codes).toBeUndefined()

  await userEvent.type(screen.getByRole('textbox', { name: 'Code next to the QR code' }), ' EARN20 {Enter}')
  // A form is checked asynchronously. From home itself it is no further step.
  await vi.waitFor(() =>
    expect([storedOf().codes, page(), step(), sheet()]).toEqual([['EARN20'], '/home', type, null]),
  )
})

it('opens the sheet again after it was closed', async () => {
  await scan(lineWith('browser'))
  await userEvent.click(await screen.findByRole('button', { name: en.close }))
  expect(sheet()).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Scan' }))
  expect(sheet()).toBeVisible()
})
