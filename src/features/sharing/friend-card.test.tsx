import { renderUi } from '#tests/support/render-ui.tsx'
import type { LiffExtras } from '#liff/liff-client.ts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { api } from '@/api/api'
import { defaultAppSetting } from '@/brand/app-setting'
import { BrandContext } from '@/brand/use-brand'
import { whenIdle } from '@/lib/when-idle'
import { BootContext, type Boot } from '@/session/boot-context'
import { brandChosen, resumeSession } from '@/session/session'
import { makeStore } from '@/store/store'
import { FeedbackProvider } from '@/ui/dialogs/feedback-context'
import FriendCard from './friend-card'

/** What LINE offers and answers; a test changes it. */
let inLine: { isFriend: boolean; addFriend?: LiffExtras['addFriend'] }
const isFriend = vi.fn(() => Promise.resolve(inLine.isFriend))
vi.mock('@/session/line/line-extras', async (original) => ({
  ...(await original<object>()),
  lineExtrasInLine: () => Promise.resolve({ isFriend, addFriend: inLine.addFriend }),
}))
const leave = vi.fn<(address: string | URL) => void>()

beforeEach(() => {
  inLine = { isFriend: false }
  vi.stubGlobal('requestIdleCallback', queueMicrotask)
  vi.spyOn(location, 'assign').mockImplementation(leave)
  leave.mockClear()
})
afterEach(() => vi.unstubAllGlobals())

/** The card on a home that is complete, in LINE. */
async function openCard({ brandRef = 'doisai', account = '@doisai' } = {}) {
  cleanup()
  const config = { officialAccounts: { [brandRef]: account }, brands: [] }
  const store = makeStore({ customerApiUrl: '', crmApiUrl: '' })
  store.dispatch(brandChosen({ brandRef }))
  store.dispatch(resumeSession())
  await store.dispatch(api.util.upsertQueryData('getMembershipSystem', undefined, { is_opensystem: false }))
  const brand = {
    ...defaultAppSetting(brandRef),
    isLoading: false,
    isUnknown: false,
    isAnswered: true,
    isFresh: true,
  }
  renderUi(
    // Of the boot the card reads no more.
    <BootContext value={{ config, line: { browser: 'liff' } } as unknown as Boot}>
      <Provider store={store}>
        <BrandContext value={brand}>
          <FeedbackProvider>
            <FriendCard />
          </FeedbackProvider>
        </BrandContext>
      </Provider>
    </BootContext>,
  )
}

const findAdd = () => screen.findByRole('button', { name: 'Add friend' })
const addButton = () => screen.queryByRole('button', { name: 'Add friend' })

it('where LINE’s prompt fails, the button leads to the account’s own page, and who comes back as a friend is asked no more', async () => {
  inLine.addFriend = () => Promise.reject(Object.assign(new Error('no prompt'), { code: 'INTERNAL_ERROR' }))
  await openCard()
  await userEvent.click(await findAdd())
  await waitFor(() => expect(leave.mock.calls).toEqual([['https://line.me/R/ti/p/%40doisai']]))
  inLine.isFriend = true
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(addButton()).toBeNull())
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('who is on another page by the time that LINE’s prompt fails stays there', async () => {
  let fail = () => {}
  inLine.addFriend = () => new Promise((_resolve, reject) => (fail = () => reject(new Error('no prompt'))))
  await openCard()
  await userEvent.click(await findAdd())
  cleanup()
  fail()
  await act(() => Promise.resolve())
  expect(leave).not.toHaveBeenCalled()
})

it('who closes LINE’s prompt stays on home, and may be asked again', async () => {
  const closed = Object.assign(new Error('closed'), { code: 'UNAUTHORIZED' })
  const addFriend = vi.fn(() => Promise.reject(closed))
  inLine.addFriend = addFriend
  await openCard()
  await userEvent.click(await findAdd())
  expect(await findAdd()).toBeVisible()
  await userEvent.click(await findAdd())
  await waitFor(() => expect(addFriend).toHaveBeenCalledTimes(2))
  expect(leave).not.toHaveBeenCalled()
})

it('who adds the account in LINE’s prompt is asked no more', async () => {
  inLine.addFriend = async () => {
    inLine.isFriend = true
  }
  await openCard()
  await userEvent.click(await findAdd())
  await waitFor(() => expect(addButton()).toBeNull())
  expect(leave).not.toHaveBeenCalled()
})

it('a tap while LINE’s prompt opens is none, but one again where LINE has not answered for two seconds', async () => {
  const addFriend = vi.fn(() => new Promise<void>(() => {}))
  inLine.addFriend = addFriend
  await openCard()
  await userEvent.click(await findAdd())
  await userEvent.click(await findAdd())
  expect(addFriend).toHaveBeenCalledTimes(1)
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 2000)
  await userEvent.click(await findAdd())
  expect(addFriend).toHaveBeenCalledTimes(2)
})

it('LINE is asked whether the member is a friend as the page is shown again, and not as it is hidden', async () => {
  await openCard()
  await findAdd()
  isFriend.mockClear()
  const show = (isShown: boolean) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isShown ? 'visible' : 'hidden')
    return act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  }
  await show(false)
  expect(isFriend).not.toHaveBeenCalled()
  await show(true)
  expect(isFriend).toHaveBeenCalledTimes(1)
})

it('not now is said to one brand, and stands at that brand after another one was opened', async () => {
  await openCard()
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }))
  expect(addButton()).toBeNull()
  await openCard({ brandRef: 'sabaimart', account: '@sabaimart' })
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }))
  isFriend.mockClear()
  await openCard()
  await act(() => new Promise<void>((resolve) => whenIdle(resolve)))
  expect(isFriend).not.toHaveBeenCalled()
})
