import { given, storedOf } from '#tests/support/stored.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSandbox } from '@/sandbox/create-sandbox'
import { memberIdOf, PERSONAS, sessionFor } from '@/sandbox/personas'

const sandbox = createSandbox()
const ids: (string | null)[] = []
/** The queries by which codes were verified. */
const verified: string[] = []
/** Whether the answers of redemptions get lost, because the document is being reloaded. */
let isReloading = false
const gold = PERSONAS.gold.mobile.doisai

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const request = new Request(new URL(url, 'http://api.test'), init)
    const isRedemption = request.url.includes('RedeemQrCode')
    if (request.url.includes('VerifyCustomer')) verified.push(new URL(request.url).search)
    if (isRedemption) ids.push(request.headers.get('X-Request-Id'))
    const answer = await sandbox.handle(request)
    if (answer?.type === 'error') throw new TypeError('offline')
    return isRedemption && isReloading ? new Promise(() => {}) : answer
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  sandbox.reset()
  ids.length = 0
  verified.length = 0
})

/** Loads the app as a new document does, without what it held in memory before. */
async function load() {
  vi.resetModules()
  const { collectCode, codeOutcome } = await import('@/features/points/collect-code')
  const { makeStore } = await import('@/store/store')
  const { endSession, resumeSession } = await import('@/session/session')
  const { dispatch } = makeStore({ customerApiUrl: '', crmApiUrl: '' })
  const { keepUsage, takeUsage } = await import('@/lib/usage')
  keepUsage('https://usage.example')
  const scan = (mobileNo: string) => ({ brandRef: 'doisai', mobileNo, code: storedOf().codes?.[0] ?? '' })
  const { api } = await import('@/api/api')
  return {
    /** Aborts pending reads, as leaving a page does. */
    abortReads: () => dispatch(api.util.getRunningQueriesThunk()).forEach((read) => read.abort()),
    collect: (mobileNo: string = gold) => collectCode(dispatch, scan(mobileNo)),
    /** What was told to `usageReporting` since. */
    told: () => takeUsage().map(({ event }) => event),
    collectAtHome: (mobileNo: string = gold) => codeOutcome(dispatch, scan(mobileNo)),
    logOut: () => dispatch(endSession('logOut')),
    logIn: () => {
      given({ bearer: sessionFor('gold', 'doisai') })
      dispatch(resumeSession())
    },
  }
}

/** Scans a code, and reloads the app after the points were given and before the answer. */
async function reloadBeforeAnswer() {
  given({ codes: ['EARN50'] })
  isReloading = true
  const { collect } = await load()
  void collect()
  await vi.waitFor(() => expect(timesGiven()).toBe(1))
  isReloading = false
  return load()
}

/** How often the member got the code's points. */
const timesGiven = () =>
  sandbox.context.state.members[memberIdOf('gold', 'doisai')]?.points.filter(({ points }) => points === 50)
    .length

it('a code whose answer was lost to a reload gives its points once, and says how many', async () => {
  const { collect, told } = await reloadBeforeAnswer()
  expect(await collect()).toEqual({ status: 'collected', points: 50 })
  expect(told()).toEqual(['collected'])
  expect(new Set(ids).size).toBe(1)
  expect([ids.length, timesGiven()]).toEqual([2, 1])
})

it('a code with several spaces is verified with an encoded hash for each', async () => {
  const { collect } = await load()
  given({ codes: ['EARN 5  0'] })
  await collect()
  expect(verified).toEqual(['?brandRef=doisai&customerMobileNo=0810000005&code=EARN%235%23%230'])
})

it('a code that is given to another number after a reload is another redemption', async () => {
  const { collect } = await reloadBeforeAnswer()
  expect(await collect(PERSONAS.platinum.mobile.doisai)).toEqual({ status: 'collected', points: 50 })
  expect(new Set(ids).size).toBe(2)
})

it('a code that is scanned while the one before is collected stays for home', async () => {
  const { collect } = await load()
  given({ codes: ['EARN50'] })
  const outcome = collect()
  given({ codes: ['EARN20'] })
  await outcome
  expect(storedOf().codes).toEqual(['EARN20'])
})

it('a code that is scanned again after its outcome is another redemption', async () => {
  const { collect } = await load()
  given({ codes: ['EARN50'] })
  await collect()
  given({ codes: ['EARN50'] })
  expect(await collect()).toMatchObject({ status: 'refused', error: { message: 'qr used' } })
  expect(new Set(ids).size).toBe(2)
})

it('a code whose points were not told before a log-out is another redemption when it is scanned again', async () => {
  const { collectAtHome, logIn, logOut } = await load()
  given({ codes: ['EARN50'] })
  logIn()
  expect(await collectAtHome()).toEqual({ status: 'collected', points: 50 })
  logOut()
  logIn()
  given({ codes: ['EARN50'] })
  expect(await collectAtHome()).toMatchObject({ status: 'refused', error: { message: 'qr used' } })
  expect(new Set(ids).size).toBe(2)
})

describe('A code of a member whose number is not in the profile', () => {
  const loadWithCode = async () => {
    const app = await load()
    given({ codes: ['EARN50'] })
    app.logIn()
    return app
  }

  it('says why the number could not be read', async () => {
    const { collect } = await loadWithCode()
    sandbox.faults.add({ operation: 'getCustomerInfo', kind: 503 })
    expect(await collect('')).toMatchObject({ status: 'refused', error: { kind: 'unavailable' } })
  })

  it('is collected where the read of the number was cancelled', async () => {
    const { collectAtHome, abortReads } = await loadWithCode()
    sandbox.faults.add({ operation: 'getCustomerInfo', kind: 'delay', times: 1 })
    const outcome = collectAtHome('')
    abortReads()
    expect(await outcome).toEqual({ status: 'collected', points: 50 })
  })

  it('is nobody’s where the member has none', async () => {
    const { collect } = await loadWithCode()
    Object.assign(sandbox.context.state.members[memberIdOf('gold', 'doisai')] ?? {}, { mobileNo: '' })
    expect(await collect('')).toMatchObject({ status: 'notAllowed', error: { message: 'invalid customer' } })
  })
})

it.each([
  ['is refused because the first may be on its way', 'redeemQrCode', 409],
  ['fails before it is sent', 'verifyCustomer', 503],
] as const)(
  'a code whose next try %s is not told as refused, and keeps its id',
  async (_why, operation, kind) => {
    const { collect } = await reloadBeforeAnswer()
    sandbox.faults.add({ operation, kind, times: 1 })
    expect(await collect()).toMatchObject({ status: 'unknown' })
    given({ codes: ['EARN50'] })
    expect(await collect()).toEqual({ status: 'collected', points: 50 })
    expect([new Set(ids).size, timesGiven()]).toEqual([1, 1])
  },
)
