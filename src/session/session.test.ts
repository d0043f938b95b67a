import { allStored, given, isLineLoginKept, keepLineLogin, storedOf } from '#tests/support/stored.ts'
import { expect, it, vi } from 'vitest'
import { api } from '@/api/api'
import { replaceBearer } from '@/storage/storage'
import { makeStore } from '@/store/store'
import { beginAttempt, currentSession } from './lifetime'
import { noteMember } from './use-member-key'
import {
  beginSession,
  brandChosen,
  endSession,
  isAccountToBeTold,
  resumeSession,
  type EndCause,
} from './session'

vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})))

/** A member who is logged in, has read their profile, and was once logged in to LINE in this browser. */
function openMember() {
  const store = makeStore({ customerApiUrl: location.origin, crmApiUrl: '' })
  given({ brand: 'doisai', bearer: 'bearer', codes: ['EARN50'] })
  store.dispatch(resumeSession())
  noteMember('doisai', { customer_info: 'M1' })
  keepLineLogin()
  store.dispatch(
    api.util.upsertQueryEntries([
      { endpointName: 'getProfile', arg: undefined, value: { point: 1, is_connect_line: false } },
    ]),
  )
  const isCached = () => api.endpoints.getProfile.select()(store.getState()).data !== undefined
  return { store, isCached }
}

interface After {
  isBearerStored: boolean
  isToBeTold: boolean
  isCached: boolean
  /** LINE's login in this browser. */
  isInLine: boolean
  /** Nobody is signed in by itself. */
  staysOut: boolean
  isAttemptOver: boolean
  /** The scanned code, under the member's name. */
  isCodeThere: boolean
}

const NOTHING_REMOVED: After = {
  isBearerStored: true,
  isToBeTold: false,
  isCached: false,
  isInLine: true,
  staysOut: false,
  isAttemptOver: false,
  isCodeThere: true,
}
const TOLD = { isToBeTold: true, isCached: true, isAttemptOver: true }
const LEFT = { staysOut: true, isAttemptOver: true }

const AFTER_ENDS: Record<EndCause, Partial<After>> = {
  logOut: { ...LEFT, isBearerStored: false, isInLine: false, isCodeThere: false },
  lostLogOut: { ...TOLD, ...LEFT, isBearerStored: false, isInLine: false, isCodeThere: false },
  expired: { ...TOLD, isBearerStored: false, isInLine: false },
  vanished: TOLD,
  told: {},
  otherBrand: LEFT,
  elsewhere: { ...LEFT, isCodeThere: false },
  declined: { ...LEFT, isBearerStored: false, isInLine: false },
  anotherUser: { isBearerStored: false, isAttemptOver: true, isCodeThere: false },
  registering: { isBearerStored: false },
  refused: { isBearerStored: false, isInLine: false },
  otherStore: { isBearerStored: false, isInLine: false },
  unfinished: { isBearerStored: false, isInLine: false },
  overtaken: {},
}

it.each(Object.entries(AFTER_ENDS) as [EndCause, Partial<After>][])(
  'a session that ends (%s) leaves what its row says',
  (cause, after) => {
    const { store, isCached } = openMember()
    const [attempt, session] = [store.dispatch(beginAttempt()), store.dispatch(currentSession())]
    store.dispatch(endSession(cause))
    const { isLoggedIn, isExpired } = store.getState().session
    expect({
      isBearerStored: storedOf().bearer !== undefined,
      isToBeTold: isExpired,
      isCached: isCached(),
      isInLine: isLineLoginKept(),
      staysOut: storedOf().isLoggedOut === true,
      isAttemptOver: attempt.isOver,
      isCodeThere: storedOf({ memberId: 'M1' }).codes !== undefined,
    }).toEqual({ ...NOTHING_REMOVED, ...after })
    expect([isLoggedIn, session.isOver]).toEqual([false, true])
  },
)

it('who has been told of the end is not told again', () => {
  const { store } = openMember()
  store.dispatch(endSession('expired'))
  store.dispatch(endSession('told'))
  expect(store.getState().session).toMatchObject({ isLoggedIn: false, isExpired: false })
})

it('a visitor is told of no session that has ended', () => {
  const store = makeStore({ customerApiUrl: location.origin, crmApiUrl: '' })
  given({ bearer: 'of-another-tab' })
  store.dispatch(endSession('expired'))
  expect(store.getState().session.isExpired).toBe(false)
})

it.each(['refused', 'unfinished'] as const)(
  'on the way back from LINE the login there is the new member’s: %s',
  (cause) => {
    openMember().store.dispatch(endSession(cause, { liffId: '2000000001-testliff' }))
    expect(isLineLoginKept()).toBe(true)
  },
)

it.each([
  ['phone', false],
  ['line', false],
  ['address', true],
  ['callback', true],
] as const)('a session that begins by %s forgets whoever is logged in to LINE', (by, isTold) => {
  const { store, isCached } = openMember()
  const before = store.dispatch(currentSession())
  store.dispatch(beginSession({ by, token: 'next', brandRef: 'doisai' }))
  expect([isLineLoginKept(), isAccountToBeTold('doisai:M2')]).toEqual([false, isTold])
  expect([storedOf().bearer, store.getState().session, isCached(), before.isOver]).toEqual([
    'next',
    { isLoggedIn: true, sessions: 2, isExpired: false, doubts: 0 },
    false,
    true,
  ])
})

it.each([
  ['in place of another’s', 'M1', false, true],
  ['in place of another’s, on the way back from LINE', 'M1', true, true],
  ['in place of nobody’s', undefined, false, true],
  ['in place of nobody’s, on the way back from LINE', undefined, true, false],
  ['in place of their own', 'M2', false, false],
])('whose account a link has opened is said %s', (_what, before, isLineLogin, isTold) => {
  const store = makeStore({ customerApiUrl: location.origin, crmApiUrl: '' })
  given({ brand: 'doisai' })
  if (before) replaceBearer('before', 'doisai')
  given({ memberId: before })
  if (isLineLogin) given({ leftForLine: Date.now() - 14 * 60_000 })
  store.dispatch(beginSession({ by: 'callback', token: 'next', brandRef: 'doisai' }))
  expect(isAccountToBeTold('doisai:M2')).toBe(isTold)
})

it.each([
  ['2000000001-testliff', true],
  ['2000000009-other', false],
])('a session that begins by LINE keeps the login of its own LIFF ID alone: %s', (liffId, isKept) => {
  const { store } = openMember()
  store.dispatch(beginSession({ by: 'line', token: 'next', brandRef: 'doisai', liffId }))
  expect(isLineLoginKept()).toBe(isKept)
})

it('a session inside LINE ends where another LINE user opens the app, and takes all with it but the brand', () => {
  const { store } = openMember()
  given({ brand: 'x', favourites: ['x'], language: 'x' }, { brand: 'x', memberId: 'M1' })
  store.dispatch(endSession('anotherUser'))
  expect(isLineLoginKept()).toBe(true)
  expect(
    allStored()
      .map(({ meaning }) => meaning ?? 'LINE’s')
      .toSorted(),
  ).toEqual(['LINE’s', 'brand'])
})

it('a session that begins keeps the isGlobal of its page, and none that another brand’s has stored', () => {
  const { store } = openMember()
  given({ isGlobal: true })
  store.dispatch(beginSession({ by: 'phone', token: 'next', brandRef: 'doisai' }))
  expect(storedOf().isGlobal).toBeUndefined()
  store.dispatch(brandChosen({ brandRef: 'doisai', isGlobal: 'false' }))
  store.dispatch(beginSession({ by: 'phone', token: 'third', brandRef: 'doisai' }))
  expect(storedOf().isGlobal).toBe(false)
})
