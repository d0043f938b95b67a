import { th } from '#tests/names.ts'
import { denyStorage, forgetStored, fillStorage } from '#tests/support/faulty-storage.ts'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { lineSub, sessionFor } from '@/sandbox/personas'
import { learnServerTime } from '@/lib/server-clock'
import { wipe } from '@/storage/storage'
import {
  beInLine,
  confirm,
  greeting,
  heading,
  LINE_LOGIN,
  logInByPhone,
  watchLeaving,
} from './late-answers/late-steps'
import { callsTo, goTo, openApp, press, sandbox, waitForQuiet } from './open-app'
import { setVisibility } from './visits'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const WHOSE_ACCOUNT = /บัญชีนี้เป็นของ/

/** This machine's own clock, which is also the server's. */
const trueTime = Date.now.bind(Date)
const ownNow = sandbox.context.now

/** The phone's clock is ahead of the server's, or behind it. */
function setClock(aheadMs: number): void {
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: trueTime() + aheadMs })
  sandbox.context.now = () => new Date(trueTime())
}

/** Answers tell the server's time, as those of an API that exposes its `Date` do. */
function tellTime(): void {
  // Once here: a real page begins without the time that the page before has learnt.
  learnServerTime(new Date(trueTime()).toUTCString(), Date.now(), Date.now())
  const answerCall = globalThis.fetch
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const answer = await answerCall(...call)
    answer.headers.set('Date', new Date(trueTime()).toUTCString())
    return answer
  })
}

/** The phone's calendar is so many minutes east of Greenwich. */
const moveTo = (minutes: number) => () =>
  void vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-minutes)

type Lie = [lie: string, tell: () => unknown]

/** What a phone may say, or do, for ever. */
const LIES: Lie[] = [
  ['says that it is offline', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  ['says that its page is hidden', () => setVisibility('hidden')],
  ['is in Kiritimati', moveTo(14 * 60)],
  ['is in Honolulu', moveTo(-10 * 60)],
  ['keeps its storage from the page', denyStorage],
  ['has no room to store', fillStorage],
  ['forgets what it stores', forgetStored],
  ['is six minutes fast', () => setClock(6 * MINUTE_MS)],
  ['is thirty hours fast', () => setClock(30 * HOUR_MS)],
  ['is five hours slow', () => setClock(-5 * HOUR_MS)],
  ['is a year slow', () => setClock(-365 * 24 * HOUR_MS)],
]

/** The same clocks, where answers tell the server's time. */
const TOLD: Lie[] = LIES.filter(([lie]) => /fast|slow/.test(lie)).map(([lie, tell]) => [
  lie,
  () => {
    tell()
    tellTime()
  },
])

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  sandbox.context.now = ownNow
  // What could not be stored is in memory.
  wipe('logout')
})

/** From home to the code for staff. */
async function redeemAndShowCode() {
  expect(await greeting('gold')).toBeVisible()
  goTo('/privilege/detail?privilegeId=DSP001')
  await press(th.redeem)
  await confirm()
  expect(await heading(th.redeemed)).toBeVisible()
  await press(th.useNow)
  await confirm()
  expect((await screen.findAllByText(/^PV-|^PV\b/))[0]).toBeVisible()
  expect(callsTo('/Issue')).toHaveLength(1)
  expect(callsTo('GetIssueCode')).toHaveLength(1)
  expect(screen.queryByText('รหัสนี้หมดเวลาแล้ว')).toBeNull()
  // What the phone says of its network does not stand against answers.
  expect(screen.queryByText(/เชื่อมต่อไม่ได้/)).toBeNull()
}

async function logIn() {
  await openApp(LINE_LOGIN)
  await logInByPhone('gold')
}

async function comeByLine() {
  beInLine()
  await openApp(LINE_LOGIN, { line: { sub: lineSub('gold'), now: trueTime } })
}

// Those that tell the time come last, because it stays known.
describe.each([
  ['and the server’s time is hidden', LIES],
  ['and the server tells its time', TOLD],
] as const)('On a phone that lies, %s, a member', (_time, lies) => {
  it.each(lies)('logs in by phone, redeems and shows the code: it %s', async (_lie, tell) => {
    tell()
    await logIn()
    await redeemAndShowCode()
  })

  // LINE's token is renewed by the phone's clock, which stands far apart from LINE's then.
  const byLine = lies.filter(([lie]) => lie !== 'is thirty hours fast')
  it.each(byLine)('comes by LINE, redeems and shows the code: it %s', async (_lie, tell) => {
    tell()
    await comeByLine()
    await redeemAndShowCode()
  })
})

describe('On a phone that says for ever that its page is hidden', () => {
  it.each([
    ['LIFF', { mode: 'browser' } as const],
    ['the provider', undefined],
  ])('a member who comes back from the LINE app without a login can tap again (%s)', async (_by, line) => {
    setVisibility('hidden')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const leave = watchLeaving()
    await openApp(LINE_LOGIN, { brand: 'doisai', line, config: { lineLoginHosts: ['access.line.me'] } })
    await press(th.loginWithLine)
    await waitFor(() => expect(leave).toHaveBeenCalledOnce())
    const button = screen.getByRole('button', { name: th.loginWithLine })
    expect(button).toHaveAttribute('aria-busy', 'true')
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(button).not.toHaveAttribute('aria-busy')
  })

  it('a member is told whose account a link has opened as soon as they tap', async () => {
    setVisibility('hidden')
    await openApp(`/profile?brandRef=doisai&token=${sessionFor('platinum', 'doisai')}`, { persona: 'gold' })
    await waitForQuiet()
    expect(document.body).not.toHaveTextContent(WHOSE_ACCOUNT)
    await userEvent.click(document.body)
    await waitFor(() => expect(document.body).toHaveTextContent(WHOSE_ACCOUNT))
  })
})
