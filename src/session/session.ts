import { createSlice, type PayloadAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'
import { baseApi, readOf } from '@/api/base-api'
import { restoreHome } from '@/api/home-cache'
import { isRecent } from '@/lib/is-recent'
import { tell } from '@/lib/usage'
import { storedBearer } from '@/storage/bearer'
import {
  closeSession,
  openBrand,
  openMember,
  openSession,
  readStored,
  removeLineLogin,
  replaceBearer,
  wipe,
  writeStored,
} from '@/storage/storage'
import type { StoredKey, Wipe } from '@/storage/storage-keys'
import type { StoreExtra } from './lifetime'

/*
 * Who is logged in. Every session begins by `beginSession` or `resumeSession` and ends by `endSession`: nothing else stores a
 * bearer, tells the store, or empties the cache. What each beginning and each end brings with it stands in two tables.
 *
 *   nobody ──beginSession──▶ logged in ──endSession──▶ nobody
 *                                  └──endSession──▶ to be told ──endSession('told')──▶ nobody
 */

export interface SessionState {
  brandRef?: string
  /** The query parameter isGlobal, kept on every route. */
  isGlobal?: string
  isLoggedIn: boolean
  /** Counts this page's sessions. */
  sessions: number
  /** The session has ended, and the modal that says so is still open. */
  isExpired: boolean
  /** Counts calls that found the bearer gone, after which the page checks its session. */
  doubts: number
}

interface Beginning {
  /** Nobody has typed or tapped anything: it is said whose account this is, unless it was this member's before. */
  isToBeTold?: true
}

/** By what a session begins: */
const BEGINNINGS = {
  /** a number with a PIN, or a registration by one; */
  phone: {},
  /** LINE's ID token; */
  line: {},
  /** a bearer in the address; */
  address: { isToBeTold: true },
  /** a callback token in the address, which may answer a LINE login of this browser. */
  callback: { isToBeTold: true },
} satisfies Record<string, Beginning>

interface End {
  /** What is removed from storage (storage-keys.ts), and what of it stays. */
  wipes?: Wipe
  /** Of it, what is this tab's alone: another one has removed the rest. */
  isOfTab?: true
  keeps?: readonly StoredKey[]
  /** The login that LINE's SDK stores outside LINE goes too. */
  forgetsLine?: true
  /** Nobody is signed in by itself afterwards. */
  staysOut?: true
  /** A sign-in under way ends too. */
  endsAttempt?: true
  /** The member is to be told. The cache stays until then, or the page behind the modal would read anew. */
  isToBeTold?: true
}

/** Why a session ends: */
const ENDS = {
  /** the member logs out; */
  logOut: { wipes: 'logout', staysOut: true, endsAttempt: true },
  /** a log-out whose answer was lost: a page that was loaded since is answered 401; */
  lostLogOut: { wipes: 'logout', staysOut: true, endsAttempt: true, isToBeTold: true },
  /** a call with the bearer is answered 401; */
  expired: { wipes: 'expired', forgetsLine: true, endsAttempt: true, isToBeTold: true },
  /** the bearer is gone from storage, and nobody has logged out; */
  vanished: { endsAttempt: true, isToBeTold: true },
  /** the member has been told; */
  told: {},
  /** another tab has logged in at another brand; nobody is signed in here by itself, which would end that session; */
  otherBrand: { staysOut: true, endsAttempt: true },
  /** another tab has logged out, and has removed what both share; */
  elsewhere: { wipes: 'logout', isOfTab: true, staysOut: true, endsAttempt: true },
  /** the member refuses the consent; */
  declined: { wipes: 'expired', forgetsLine: true, staysOut: true, endsAttempt: true },
  /** another LINE user has opened the app inside LINE: like a log-out, but what LINE's SDK stores is theirs; */
  anotherUser: { wipes: 'anotherUser', keeps: ['brandRef'], endsAttempt: true },
  /** LINE's answer is somebody who is no member yet; */
  registering: { wipes: 'replaced' },
  /** at the start, the address names another brand than the bearer's; */
  refused: { wipes: 'replaced', forgetsLine: true },
  /** at the start, the address names another store than the order's; */
  otherStore: { wipes: 'otherStore', forgetsLine: true },
  /** at the start, a LINE login was begun and not finished; */
  unfinished: { wipes: 'replaced', forgetsLine: true },
  /** at the start, home was drawn for a member whose bearer is not stored any more. */
  overtaken: {},
} satisfies Record<string, End>

export type EndCause = keyof typeof ENDS

/** The state without secrets; the bearer stays in storage. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ isLoggedIn: false, sessions: 0, isExpired: false, doubts: 0 }),
  reducers: {
    brandChosen(state, action: PayloadAction<{ brandRef?: string; isGlobal?: string }>) {
      state.brandRef = action.payload.brandRef
      state.isGlobal = action.payload.isGlobal
    },
    loggedIn(state) {
      state.isLoggedIn = true
      state.sessions += 1
      state.isExpired = false
    },
    ended(state, action: PayloadAction<EndCause>) {
      const { isToBeTold }: End = ENDS[action.payload]
      // Only a member who was logged in is told.
      state.isExpired = isToBeTold === true && (state.isLoggedIn || state.isExpired)
      state.isLoggedIn = false
    },
    doubted(state) {
      state.doubts += 1
    },
  },
})

const { ended, loggedIn } = sessionSlice.actions
export const { brandChosen, doubted } = sessionSlice.actions

interface State {
  session: SessionState
  api: ReturnType<typeof baseApi.reducer>
}
type Extra = Pick<StoreExtra, 'lifetimes'>
type SessionThunk = (
  dispatch: ThunkDispatch<State, Extra, UnknownAction>,
  getState: () => State,
  extra: Extra,
) => void

interface Begin {
  by: keyof typeof BEGINNINGS
  token: string
  brandRef: string | undefined
  /** The LIFF ID whose stored login is the new member's, as on the way back from LINE; any other may be somebody else's. */
  liffId?: string | undefined
}

/** Begins a member's session, in place of the one before: every login ends here. What waits is set aside for its member. */
export function beginSession({ by, token, brandRef, liffId }: Begin): SessionThunk {
  return (dispatch, getState, { lifetimes }) => {
    const { isToBeTold }: Beginning = BEGINNINGS[by]
    const before = storedMemberKey() ?? (hasLeftForLine() ? undefined : '')
    dispatch(emptyCache(isOfMember(getState().session)))
    removeLineLogin(liffId)
    replaceBearer(token, brandRef)
    // A log-out has removed it, and this page goes on without a reload.
    openBrand(brandRef)
    if (isToBeTold) writeStored('memberBefore', before)
    writeStored('isGlobal', getState().session.isGlobal)
    // Another log-out in this tab is to be noticed by its other documents.
    writeStored('isLoggedOut', undefined)
    dispatch(loggedIn())
    lifetimes.beginSession()
    tell('loggedIn', { by })
  }
}

/** Goes on with the stored session, with what is kept of its home. */
export function resumeSession(): SessionThunk {
  return (dispatch, getState, { lifetimes }) => {
    openSession(readStored('token') ?? '')
    const id = readStored('memberId')
    if (id !== undefined) openMember(id)
    dispatch(loggedIn())
    lifetimes.beginSession()
    restoreHome(dispatch, getState().session.brandRef)
  }
}

interface EndOptions {
  /** The bearer is about to be overwritten, never removed in between, which other tabs would take for a log-out. */
  isBearerReplaced?: boolean
  /** As of `beginSession`. */
  liffId?: string | undefined
  /** Another document of this tab has wiped the tab's own things already; newer ones are a visitor's. */
  isTabWiped?: boolean
}

/** Ends the session, or what is stored of one, for a cause of the table. */
export function endSession(cause: EndCause, options: EndOptions = {}): SessionThunk {
  const { isBearerReplaced = false, liffId, isTabWiped = false } = options
  return (dispatch, getState, { lifetimes }) => {
    const { wipes, isOfTab, keeps = [], forgetsLine, staysOut, endsAttempt, isToBeTold }: End = ENDS[cause]
    const wasOfMember = isOfMember(getState().session)
    if (endsAttempt) lifetimes.endAttempt()
    const kept = isBearerReplaced ? [...keeps, 'token' as const] : keeps
    if (wipes && !isTabWiped) wipe(wipes, kept, isOfTab && 'session')
    closeSession(isToBeTold)
    if (forgetsLine) removeLineLogin(liffId)
    if (staysOut) writeStored('isLoggedOut', 'true')
    dispatch(ended(cause))
    lifetimes.beginSession()
    if (!isToBeTold) dispatch(emptyCache(wasOfMember))
  }
}

/** So long after leaving for LINE's login, what an address brings may be its answer. */
const LINE_LOGIN_MS = 15 * 60_000

/** Whether this browser has begun a LINE login, to which an address may be the answer. */
export const hasLeftForLine = (): boolean => isRecent(Number(readStored('lineLoginAt')), LINE_LOGIN_MS)

/** The key of the member whose session is stored, as far as known. */
function storedMemberKey(): string | undefined {
  const id = readStored('memberId')
  return id && `${readStored('tokenBrandRef')}:${id}`
}

/** Whether a session from an address has not said yet whose account it is, and was another's or nobody's before. */
export function isAccountToBeTold(memberKey: string | undefined): boolean {
  const before = readStored('memberBefore')
  return before !== undefined && before !== memberKey
}

/** An unanswered log-out is forgotten after this long, so that a later 401 counts as an expiry. */
const LOG_OUT_MS = 60_000

/** Ends the session whose bearer a call was refused for (401), once, however many calls are. */
export function refuseBearer(token: string): SessionThunk {
  return (dispatch) => {
    if (storedBearer()?.token !== token) return
    const isLoggingOut = isRecent(Number(readStored('isLoggingOut')), LOG_OUT_MS)
    dispatch(endSession(isLoggingOut ? 'lostLogOut' : 'expired'))
  }
}

const isOfMember = ({ isLoggedIn, isExpired }: SessionState): boolean =>
  storedBearer() !== undefined || isLoggedIn || isExpired

/** Empties the cache. What a visitor has read without a bearer stays if it has no tag (the theme), except for consents. */
export function emptyCache(wasOfMember = true): SessionThunk {
  return (dispatch, getState) => {
    const entries = Object.values(getState().api.queries).flatMap((query) =>
      query?.status === 'fulfilled' && !wasOfMember && !readOf(query.endpointName)?.tag
        ? { endpointName: query.endpointName, arg: query.originalArgs, value: query.data }
        : [],
    )
    dispatch(baseApi.util.resetApiState())
    // Entries of the same cache.
    dispatch(
      baseApi.util.upsertQueryEntries(entries as Parameters<typeof baseApi.util.upsertQueryEntries>[0]),
    )
  }
}
