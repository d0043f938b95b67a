import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLineSdk } from './line-client.ts'
import { createLineExtras } from './line-extras.ts'

/** LINE's SDK: what it knows, and each of its functions that the app calls. */
const sdk = vi.hoisted(() => ({
  use: vi.fn(),
  id: '1-a',
  isInClient: vi.fn<() => boolean>(),
  isApiAvailable: vi.fn<(api: string) => boolean>(),
  getIDToken: vi.fn<() => string | null>(),
  getDecodedIDToken: vi.fn<() => object | null>(),
  login: vi.fn(),
  logout: vi.fn(),
  scanCodeV2: vi.fn<() => Promise<{ value: string | null }>>(),
  getFriendship: vi.fn<(...options: object[]) => Promise<object>>(),
  requestFriendship: vi.fn<(options: object) => Promise<void>>(),
  shareTargetPicker: vi.fn<(messages: object[], options: object) => Promise<object | undefined>>(),
  createShortcutOnHomeScreen: vi.fn<(options: object) => Promise<void>>(),
  permanentLink: { createUrlBy: vi.fn<(address: string) => Promise<string>>() },
  calendar: { showEventCreationModal: vi.fn<(event: object) => Promise<void>>() },
}))
vi.mock('@line/liff/core', () => ({ default: sdk }))

const HERE = location.origin

beforeEach(() => {
  sdk.isInClient.mockReturnValue(true)
  sdk.isApiAvailable.mockReturnValue(true)
  sdk.permanentLink.createUrlBy.mockImplementation((address) =>
    Promise.resolve(`https://liff.line.me/1-a${address.slice(HERE.length)}`),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

const { client } = createLineSdk()
const extras = createLineExtras()

it.each([
  ['with all that LINE says', { sub: 'U1', aud: '1', exp: 60, name: 'A', picture: 'P' }, true],
  ['without what the member keeps to themselves', { sub: 'U1', aud: '1', exp: 60 }, false],
])('an ID token is read %s', (_how, claims, isNamed) => {
  sdk.getIDToken.mockReturnValue('raw')
  sdk.getDecodedIDToken.mockReturnValue(claims)
  expect(client.idToken()).toEqual({
    ...{ raw: 'raw', sub: 'U1', audience: '1', expiresAt: 60_000 },
    ...(isNamed && { name: 'A', picture: 'P' }),
  })
})

it.each([
  ['that could not be verified', 'raw', null],
  ['that is not there', null, { sub: 'U1', aud: '1', exp: 60 }],
])('an ID token %s is none', (_which, raw, claims) => {
  sdk.getIDToken.mockReturnValue(raw)
  sdk.getDecodedIDToken.mockReturnValue(claims)
  expect(client.idToken()).toBeUndefined()
})

it('LINE’s login comes back to the page it was begun on; a new ID token outside LINE is another login', async () => {
  client.login('/home?brandRef=doisai')
  sdk.isInClient.mockReturnValue(false)
  client.renew('/privilege')
  expect(sdk.login.mock.calls).toEqual([
    [{ redirectUri: `${HERE}/home?brandRef=doisai` }],
    [{ redirectUri: `${HERE}/privilege` }],
  ])
  expect(sdk.logout).toHaveBeenCalledOnce()
})

it.each([
  ['by its permanent link', true],
  ['by a reload, where there is no link within five seconds', false],
])('a new ID token inside LINE has the app opened anew %s', async (_how, hasLink) => {
  vi.useFakeTimers()
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  if (!hasLink) sdk.permanentLink.createUrlBy.mockRejectedValue(new Error('no permission'))
  client.renew('/privilege?a=1')
  // Made before the log-out, which removes what it is made of.
  expect(sdk.permanentLink.createUrlBy).toHaveBeenCalledBefore(sdk.logout)
  expect(sdk.login).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(4999)
  expect(assign.mock.calls).toEqual(hasLink ? [['https://liff.line.me/1-a/privilege?a=1']] : [])
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(reload).toHaveBeenCalledOnce()
})

it('what LINE offers is there inside LINE, and outside only what opens no window of its own', () => {
  const offered = () =>
    [client.scanCode, extras.addFriend, extras.addToHomeScreen, extras.share, extras.addToCalendar].map(
      (one) => one !== undefined,
    )
  expect(offered()).toEqual([true, true, true, true, true])
  sdk.isInClient.mockReturnValue(false)
  expect(offered()).toEqual([false, false, false, true, true])
  sdk.isInClient.mockReturnValue(true)
  sdk.isApiAvailable.mockReturnValue(false)
  expect(offered()).toEqual([false, false, false, false, false])
})

it.each([
  ['EARN50', 'EARN50'],
  [null, undefined],
])('LINE’s scanner gives %s as %s', async (value, scanned) => {
  sdk.scanCodeV2.mockResolvedValue({ value })
  expect(await client.scanCode?.()).toBe(scanned)
})

it.each([
  [{ status: 'success' }, true],
  [{ status: 'failed' }, false],
  [undefined, false],
])('a message that LINE answers with %o was sent: %s', async (answer, isSent) => {
  sdk.shareTargetPicker.mockResolvedValue(answer)
  const message = { type: 'flex', altText: 'A', contents: { type: 'bubble' } } as const
  expect(await extras.share?.(message)).toBe(isSent)
  expect(sdk.shareTargetPicker).toHaveBeenCalledWith([message], { isMultiple: true })
})

it('whether the brand’s account, or the channel’s, is a friend is asked without asking for a permission', async () => {
  sdk.getFriendship.mockResolvedValue({ friendFlag: true })
  expect([await extras.isFriend(), await extras.isFriend('@doisai')]).toEqual([true, true])
  const quietly = { ignorePermissionCheck: true }
  expect(sdk.getFriendship.mock.calls).toEqual([[quietly], [{ officialAccountId: '@doisai' }, quietly]])
  sdk.getFriendship.mockResolvedValue({})
  await expect(extras.isFriend()).rejects.toThrow()

  await extras.addFriend?.()
  await extras.addFriend?.('@doisai')
  expect(sdk.requestFriendship.mock.calls).toEqual([[{}], [{ officialAccount: { id: '@doisai' } }]])
})

it.each([
  ['the permanent link', '1-a', 'https://liff.line.me/1-a/home'],
  ['the page’s own address, where LINE names the app otherwise', '1-b', `${HERE}/home`],
])('%s goes on the home screen', async (_what, id, url) => {
  sdk.id = id
  await extras.addToHomeScreen?.(`${HERE}/home`)
  expect(sdk.createShortcutOnHomeScreen).toHaveBeenCalledExactlyOnceWith({ url })
})

it('a day goes into LINE’s calendar as that day, everywhere', async () => {
  await extras.addToCalendar?.({ title: 'A', day: '2026-12-31' })
  const startTime = new Date(2026, 11, 31, 12)
  expect(sdk.calendar.showEventCreationModal.mock.calls).toEqual([
    [{ title: 'A', startTime, isAllDay: true }],
  ])
})

it.each([
  ['is closed', 'CANCEL', true],
  ['answers nothing', 'UNKNOWN', true],
  ['is refused', 'FORBIDDEN', false],
])('LINE’s calendar form that %s (%s) is no error: %s', async (_how, code, isFine) => {
  sdk.calendar.showEventCreationModal.mockRejectedValue(Object.assign(new Error(code), { code }))
  const added = extras.addToCalendar?.({ title: 'A', day: '2026-12-31' }).then(
    () => true,
    () => false,
  )
  expect(await added).toBe(isFine)
})

it.each([
  ['Mozilla/5.0 (Linux; Android 15) Chrome', 1],
  ['Mozilla/5.0 (Linux; Android 15) Line/15.9.0 LIFF', 0],
  ['Mozilla/5.0 (iPhone) Safari', 0],
])(
  'the SDK’s part without which it fails on Android’s browsers is there in %s alone: %i',
  (userAgent, more) => {
    const usual = 9
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
    createLineSdk()
    expect(sdk.use).toHaveBeenCalledTimes(usual + more)
  },
)
