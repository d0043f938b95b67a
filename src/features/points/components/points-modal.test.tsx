import { en } from '#tests/names.ts'
import { given, storedOf } from '#tests/support/stored.ts'
import { renderUi, setScreenWidth } from '#tests/support/render-ui.tsx'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { IntlProvider } from 'react-intl'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { api } from '@/api/api'
import type { Locale } from '@/i18n/locale'
import { resumeSession } from '@/session/session'
import { makeStore } from '@/store/store'
import PointsModal from './points-modal'

const profile = {
  first_name: 'Kanya',
  last_name: 'Tangjit',
  mobile_no: '0812345678',
  point: 1240,
  customer_info: 'DS100185',
  is_consent_pdpa: true,
  is_connect_line: true,
}

let profileCalls = 0
/** What the tier's call answers; the membership system is open where there is one. */
let tier: object | undefined
let answerProfile: () => Promise<Response>

beforeEach(() => {
  given({ bearer: 'bearer' })
  profileCalls = 0
  tier = undefined
  answerProfile = () => Promise.resolve(Response.json(profile))
  vi.stubGlobal('fetch', (url: string) => {
    if (url.endsWith('/membership-tier/info'))
      return Promise.resolve(Response.json({ tier_info: tier, progress_info: {}, is_last_tier: false }))
    if (!url.endsWith('/Customer/Profile'))
      return Promise.resolve(Response.json({ is_opensystem: tier !== undefined }))
    profileCalls += 1
    return answerProfile()
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Holds back the profile's answer until it is passed to the returned function. */
function holdProfile() {
  let answer: (response: Response) => void = () => undefined
  answerProfile = () => new Promise<Response>((resolve) => (answer = resolve))
  return (changes: Partial<typeof profile> = {}) => answer(Response.json({ ...profile, ...changes }))
}

async function open(locale: Locale = 'en') {
  const store = makeStore({ customerApiUrl: '', crmApiUrl: '' })
  given({ bearer: 'bearer' })
  store.dispatch(resumeSession())
  await store.dispatch(api.util.upsertQueryData('getProfile', undefined, profile))
  function Modal() {
    const [isOpen, setOpen] = useState(true)
    return (
      <>
        <button onClick={() => setOpen(true)}>reopen</button>
        <PointsModal isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    )
  }
  renderUi(
    <Provider store={store}>
      <IntlProvider locale={locale} onError={() => {}}>
        <Modal />
      </IntlProvider>
    </Provider>,
  )
  await screen.findByRole('dialog', { name: en.collect })
  const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  return { close: () => click('Close'), reopen: () => click('reopen') }
}

const tabNames = () => screen.getAllByRole('tab').map((tab) => tab.textContent)
const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent

it('shows the name and number of the member and the points, and no time of a balance that is of now', async () => {
  await open()
  const dialog = screen.getByRole('dialog')
  expect(dialog).toHaveTextContent('Kanya Tangjit')
  expect(dialog).toHaveTextContent('081 234 5678')
  expect(dialog).toHaveTextContent('1,240 Points')
  expect(dialog).not.toHaveTextContent(/As of/)
})

it.each([
  [767, '54.6px', 'en', 'Gold'],
  [768, '80.15px', 'th', 'โกลด์'],
] as const)(
  'shows on a screen of %s px the photo of the member, %s across, with the icon of the tier, named in the language %s',
  async (width, across, locale, name) => {
    setScreenWidth(width)
    const image_url = 'https://example.com/kanya.jpg'
    answerProfile = () => Promise.resolve(Response.json({ ...profile, image_url }))
    tier = { tier_name_th: 'โกลด์', tier_name_en: 'Gold', tier_icon_url: 'https://example.com/gold.svg' }
    await open(locale)
    const icon = await screen.findByRole('img', { name })
    expect(icon).toHaveAttribute('src', 'https://example.com/gold.svg')
    const photo = await screen.findByRole('presentation')
    expect(photo).toHaveAttribute('src', image_url)
    const frame = photo.closest('[data-size]') ?? photo
    expect([getComputedStyle(frame).width, getComputedStyle(frame).height]).toEqual([across, across])
    expect(getComputedStyle(frame.children[0] ?? frame).width).toBe('90.9%')
  },
)

it('opens on the QR code of the member id, the code and the barcode beside it', async () => {
  await open()
  expect(tabNames()).toEqual(['QR code', 'Code', 'Barcode'])
  expect(selectedTab()).toBe('QR code')
  expect(screen.getByRole('img', { name: 'QR code DS100185' })).toBeVisible()
  await userEvent.click(screen.getByRole('tab', { name: en.barcodeTab }))
  expect(screen.getByRole('img', { name: 'Barcode DS100185' })).toBeVisible()
  await userEvent.click(screen.getByRole('tab', { name: en.codeTab }))
  expect(screen.getByRole('tabpanel')).toHaveTextContent(/^DS100185/)
})

it('speaks to staff in both languages', async () => {
  await open()
  expect(screen.getByText('แสดงรหัสนี้ให้พนักงาน')).toBeVisible()
  expect(screen.getByText('Show this code to staff')).toBeVisible()
})

it('reads the profile anew with each opening, behind the balance that is known', async () => {
  const answer = holdProfile()
  const { close, reopen } = await open()
  expect(screen.getByRole('dialog')).toHaveTextContent('1,240 Points')
  await waitFor(() => expect(profileCalls).toBe(1))
  answer({ point: 1250 })
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('1,250 Points'))
  answerProfile = () => Promise.resolve(Response.json({ ...profile, point: 1260 }))
  await close()
  await waitFor(() => expect(profileCalls).toBe(2))
  await reopen()
  await waitFor(() => expect(profileCalls).toBe(3))
})

it('reads the profile anew when it closes, though a read is still on its way, which may be older', async () => {
  const answer = holdProfile()
  const { close } = await open()
  await close()
  await waitFor(() => expect(profileCalls).toBe(2))
  answer()
})

it('reads nothing when it closes without having shown a code, which can be requested once more', async () => {
  answerProfile = () => Promise.resolve(Response.json({ ...profile, customer_info: '' }))
  const { close } = await open()
  await waitFor(() => expect(screen.queryByRole('img', { name: /DS100185/ })).toBeNull())
  const answer = holdProfile()
  const retry = screen.getByRole('button', { name: en.tryAgain })
  await userEvent.click(retry)
  await userEvent.click(retry)
  expect(retry).toHaveAttribute('aria-busy', 'true')
  answer({ customer_info: '' })
  await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'))
  await close()
  await act(() => Promise.resolve())
  expect(profileCalls).toBe(2)
})

it('keeps the screen on as long as it is open', async () => {
  const lock = { release: vi.fn(() => Promise.resolve()) }
  const request = vi.fn(() => Promise.resolve(lock))
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'wakeLock'))
  const { close } = await open()
  expect(request).toHaveBeenCalledTimes(1)
  expect(lock.release).not.toHaveBeenCalled()
  await close()
  await waitFor(() => expect(lock.release).toHaveBeenCalledTimes(1))
})

it('shows no balance of before once points have changed, until the profile is read', async () => {
  given({ isProfileStale: true })
  const answer = holdProfile()
  await open()
  expect(screen.getByRole('dialog')).not.toHaveTextContent('1,240 Points')
  expect(screen.getByRole('img', { name: 'QR code DS100185' })).toBeVisible()
  answer({ point: 1300 })
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('1,300 Points'))
  expect(profileCalls).toBe(1)
  expect(storedOf().isProfileStale).toBeUndefined()
})

it('keeps the code when the profile fails to load, and refetches it the next time', async () => {
  given({ isProfileStale: true })
  answerProfile = () => Promise.resolve(Response.json({}, { status: 500 }))
  await open()
  expect(screen.getByRole('img', { name: 'QR code DS100185' })).toBeVisible()
  await waitFor(() => expect(screen.getByText(/Your code still works/)).toBeVisible())
  expect(screen.getByRole('dialog')).toHaveTextContent(/As of \d\d:\d\d/)
  expect(screen.getByRole('img', { name: 'QR code DS100185' })).toBeVisible()
  expect(storedOf().isProfileStale).toBe(true)
})
