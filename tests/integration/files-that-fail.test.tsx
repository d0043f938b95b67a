import { th } from '#tests/names.ts'
import { given, storedOf } from '#tests/support/stored.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callsTo, goTo, openApp } from './open-app'

let requests = 0
const noNetwork = () => {
  requests += 1
  throw new TypeError('Failed to fetch dynamically imported module')
}

beforeEach(() => {
  requests = 0
})
afterEach(() => {
  vi.doUnmock('@/app/home/prompts/home-prompts')
  vi.doUnmock('@/app/shell/background-sync')
  vi.doUnmock('@/app/shell/begin-scan')
  vi.useRealTimers()
})

const alert = () => screen.findByRole('alertdialog')
const expectGiven = () => waitFor(async () => expect(await alert()).toHaveTextContent('รับไป 50 แต้ม'))

describe('Where the file with what home asks does not load,', () => {
  beforeEach(() => {
    vi.doMock('@/app/home/prompts/home-prompts', noNetwork)
  })

  it('home stays, the member is told, and the next try collects the code', async () => {
    await openApp('/home?qrCode=EARN50', { persona: 'gold' })
    expect(await alert()).toHaveTextContent(th.cannotOpen)
    expect(screen.getByText('2,480')).toBeInTheDocument()
    expect(storedOf().codes).toEqual(['EARN50'])
    vi.doUnmock('@/app/home/prompts/home-prompts')
    await userEvent.click(within(await alert()).getByRole('button', { name: th.tryAgain }))
    await expectGiven()
  })

  it('the next code that is scanned on home is collected', async () => {
    await openApp('/home?qrCode=USED', { persona: 'gold' })
    await userEvent.click(within(await alert()).getByRole('button', { name: th.close }))
    vi.doUnmock('@/app/home/prompts/home-prompts')
    given({ codes: ['EARN50'] })
    goTo('/home')
    await expectGiven()
    expect(callsTo('RedeemQrCode')).toHaveLength(1)
  })

  it('who has not consented is kept from home, and asked for consent by the next try', async () => {
    await openApp('/home', { persona: 'not-consented' })
    const again = await within(await screen.findByRole('main')).findByRole('button', { name: th.tryAgain })
    await waitFor(() => expect(within(screen.getByRole('main')).getAllByRole('button')).toEqual([again]))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    vi.doUnmock('@/app/home/prompts/home-prompts')
    await userEvent.click(again)
    expect(await screen.findByRole('dialog', { name: th.privacyPolicy })).toBeVisible()
  })
})

it('What keeps the figures up to date is asked for again where its file has not loaded', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  vi.doMock('@/app/shell/background-sync', noNetwork)
  delete document.documentElement.dataset.text
  await openApp('/home', { persona: 'gold' })
  await waitFor(() => expect(requests).toBe(1))
  vi.doUnmock('@/app/shell/background-sync')
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  // Loaded at last, it sets the text size.
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-text', 'normal'))
})

it('Where the file that scans does not load, the member is told, and the next try opens the scanner', async () => {
  vi.doMock('@/app/shell/begin-scan', noNetwork)
  await openApp('/home', { persona: 'gold' })
  await userEvent.click(await screen.findByRole('button', { name: th.scan }))
  expect(await alert()).toHaveTextContent(th.cannotOpen)
  vi.doUnmock('@/app/shell/begin-scan')
  await userEvent.click(within(await alert()).getByRole('button', { name: th.tryAgain }))
  expect(await screen.findByRole('dialog', { name: th.scan })).toBeVisible()
})

it('A menu that fails again after a retry is loaded anew with the whole app', async () => {
  vi.doMock('@/app/shell/side-menu', noNetwork)
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  const file = 'https://member.example/assets/side-menu-12345678.js'
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: file } as PerformanceEntry])
  await openApp('/home', { persona: 'gold' })
  const tryAgain = async () =>
    userEvent.click(within(await alert()).getByRole('button', { name: th.tryAgain }))
  await userEvent.click(screen.getByRole('button', { name: th.menu }))
  await tryAgain()
  await waitFor(() => expect(requests).toBe(2))
  expect(reload).not.toHaveBeenCalled()
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(new Response()))
  await tryAgain()
  await waitFor(() => expect(reload).toHaveBeenCalled())
  expect(fetched).toHaveBeenCalledWith(file, expect.objectContaining({ cache: 'reload' }))
  vi.doUnmock('@/app/shell/side-menu')
})
