import { th } from '#tests/names.ts'
import { vi } from 'vitest'
import { parseRuntimeConfig, type RuntimeConfig } from '@/config/runtime-config'
import { createSandbox } from '@/sandbox/create-sandbox'
import { BRANDS as SHOPS } from '@/sandbox/brands/all-brands'
import type { PrivilegeSeed } from '@/sandbox/brands/brand'
import { seedState } from '@/sandbox/db/seed'
import type { MemberState, SandboxState } from '@/sandbox/db/state'
import { lineSub, memberIdOf, type MemberPersona } from '@/sandbox/personas'
import { readToken } from '@/sandbox/rules/token'
import { act, bearer, browser, closeBrowser, openPage, trueTime, type Page, type Tab } from './browser'
import { newDocument, type LoadFile } from './new-document'
import { localStore, stored, textsOf } from './stored'

// Drops all CSS rules: no sequence looks at them, and parsing them would take half of the time.
CSSStyleSheet.prototype.insertRule = () => 0
// Without layout every row has no height, and a list would scroll past its first rows.
Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: () => 72 })

export const BRANDS = ['doisai', 'sabaimart'] as const
export const BEGIN = Date.parse('2026-11-22T03:00:00Z')
const config = parseRuntimeConfig({
  customerApiUrl: '',
  crmApiUrl: '',
  mobileOrderUrl: 'https://order.example/app',
  liffIds: {},
  brands: BRANDS.map((ref) => ({ ref, name_th: ref, name_en: ref })),
}) as RuntimeConfig // complete

/** A fault of the next call whose path ends in `path`: late (ms; `Infinity`: no answer), or its answer is lost before or after the server acts. */
export interface Fault {
  path: string
  effect: number | 'lost before' | 'lost after'
}

export interface Call {
  path: string
  query: URLSearchParams
  body: string
  bearer: string | undefined
  requestId: string
  page: Page
  at: number
  endedAt?: number
  /** How far the phone's clock was ahead. */
  aheadMs: number
  /** When the call was sent: the member of the stored session, and the member whose profile the page had. */
  holder: string | undefined
  known: string | undefined
  answer?: 'ok' | 'refused' | 'lost'
  /** The effect of its fault, if it has one. */
  effect: Fault['effect'] | undefined
  /** A change, for which the app sets no time limit. */
  isChange: boolean
  isPending?: boolean
  /** Sent without a network, which the app knew. */
  isUnsent: boolean
  /** Of a redemption: the request id of the member's earlier redemption whose outcome is not shown yet. */
  unshownId: string | undefined
  /** The first try of a redemption: its price, and what the member has agreed to. */
  price?: number
  agreed?: { price: number; at: number } | undefined
}

/** A scanned code or an order that the app was opened with. */
export interface Waiting {
  tab: Tab
  /** The member who was logged in; undefined for a visitor, whose code or order the next member who logs in gets. */
  by: string | undefined
  /** Of a visitor's: the member who has logged in since, whose it is from then on. */
  claimedBy?: string
  /** The session in which it began to wait for its member. */
  bearer: string | undefined
  brand: Brand
  /** How many messages were shown before it. */
  messagesBefore: number
  /** Dropped by a log-out or the loss of storage. */
  isDropped: boolean
}

const freshLog = () => ({
  /** Messages of dialogs, and the member they were shown to. */
  messages: [] as { text: string; to: string | undefined }[],
  /** Each code gives another number of points, so that messages about them can be told apart. */
  scans: [] as (Waiting & { points: number })[],
  orders: [] as Waiting[],
  /** The member who last saved the profile form, and the members who were shown "saved". */
  saver: undefined as string | undefined,
  shownSaved: [] as (string | undefined)[],
  /** The last unsent draft of the profile form, by member, and the session in which it was typed. */
  drafts: new Map<string, { text: string; at: number; bearer: string | undefined }>(),
  /** The sessions whose first profile has named their member, or nobody: their things are stored under another name then. */
  isNamed: new Map<string | undefined, boolean>(),
  /** How often the member has asked for these calls. */
  intended: { issuePrivilege: 0, issuePrivilegeCode: 0, logout: 0, login: 0 },
  /** The price that the member has agreed to last. */
  agreed: undefined as { price: number; at: number } | undefined,
  priceChangedAt: -Infinity,
  /** When a lazily loaded file has failed last. */
  fileFailedAt: -Infinity,
  /** The session that had a name in storage first. */
  sessionOf: new Map<string, string | undefined>(),
  /** A page that was gone to while something was late, and the one on screen once that was answered. */
  gone: undefined as { asked: string; shown: string } | undefined,
  /** A page that has asked whether to leave what was typed in a session that is over. */
  askedAfterEnd: undefined as string | undefined,
  /** A part whose file has failed, and that was still not there after its page had come back. */
  missing: undefined as string | undefined,
  /** The member whose login was asked for last. */
  loginOf: undefined as string | undefined,
  /** The LINE user who began a session, by its bearer. */
  lineUserOf: new Map<unknown, string>(),
  /** The bearer that was stored last. */
  bearer: undefined as string | undefined,
  /** The member who is about to log out. */
  leaving: undefined as string | undefined,
  /** The bearer of whom has logged out on this phone alone, because the API could not be told. */
  leftHere: undefined as string | undefined,
  /** Members who have logged out on this phone and have not come back. */
  loggedOut: new Set<string>(),
  /** When storage was last emptied: redemptions from before are not known any more. */
  emptiedAt: 0,
  seenTransactions: new Set<string>(),
})

export const PERSONAS = ['gold', 'platinum', 'new'] as const satisfies MemberPersona[]
export const sandbox = createSandbox({ now: () => new Date(trueTime()) })
export const memberOf = (id: string): MemberState => sandbox.context.state.members[id] as MemberState // one of PERSONAS
export const memberIds = BRANDS.flatMap((brand) => PERSONAS.map((persona) => memberIdOf(persona, brand)))
export type Brand = (typeof BRANDS)[number]
export const brandOf = (page: Page) => (page.store?.getState().session.brandRef ?? BRANDS[0]) as Brand // one of them
export const brandNow = () => brandOf(browser.page)
export const linkTo = (path: string, brand = brandNow()) =>
  `${path}${path.includes('?') ? '&' : '?'}brandRef=${brand}`
const ITEMS = { doisai: 'DSP901', sabaimart: 'SMP004' }
export const detail = (brand = brandNow()) => `/privilege/detail?privilegeId=${ITEMS[brand]}`

/** The privilege that is redeemed at a brand, whose price the store may change. */
export const itemOf = (brand: Brand) =>
  SHOPS[brand].privileges.find(({ id }) => id === ITEMS[brand]) as PrivilegeSeed // one of them
const prices = new Map(BRANDS.map((brand) => [itemOf(brand), itemOf(brand).cost]))

export const log = freshLog()

const freshHarness = (line: 'line' | undefined) => ({
  calls: [] as Call[],
  faults: [] as Fault[],
  isOffline: false,
  /** Inside LINE, or in a browser without LIFF. */
  line,
  /** The LINE user of this phone. */
  user: 'gold' as 'gold' | 'platinum',
  /** How many lazily loaded files will fail. */
  failingFiles: 0,
  /** The file that will fail once, by the end of its name. */
  failingFile: undefined as string | undefined,
  /** How many calls the server is working on. */
  atWork: 0,
})
export const harness = freshHarness(undefined)
/** How many calls of pages that are not closed are pending. */
export const pending = () => harness.calls.filter(({ isPending, page }) => isPending && !page.isDead).length

/** The member of a bearer, even if its session has ended. */
export function ownerOf(token: string | null | undefined): string | undefined {
  const claims = readToken(token ?? '')
  return typeof claims?.sub === 'string' ? claims.sub : undefined
}
/** Whether what the member has left in another session is found by this name: each of their sessions was named. */
export const isAlwaysNamed = (id: string | undefined) =>
  ![...log.isNamed].some(([token, isNamed]) => !isNamed && ownerOf(token) === id)
/** Whether the server still knows the session of a bearer. */
export const isTokenValid = (token: string | undefined) =>
  String(readToken(token ?? '')?.jti) in sandbox.context.state.sessions
/** Has the server forget a member's sessions. */
export function endSessions(id: string | undefined): void {
  const { sessions } = sandbox.context.state
  for (const one of Object.keys(sessions)) if (sessions[one]?.memberId === id) delete sessions[one]
}
/** The member whose session is stored, if it is of the brand on screen. */
export function holder(): string | undefined {
  const id = ownerOf(bearer())
  return id?.startsWith(brandNow()) ? id : undefined
}
/** Whether a profile has named the member of the stored session. */
export const isHolderKnown = () => stored('memberId') !== undefined
/** The member whose profile a page has read. */
export function knownMember(page: Page): string | undefined {
  const profile = page.store?.getState().api.queries['getProfile(undefined)']?.data as
    | { customer_info?: string }
    | undefined
  return memberIds.find((id) => memberOf(id).memberNo === profile?.customer_info)
}

/**
 * Loads the files that a document loads lazily: each once, and not without a network, nor while one is to fail. Those without which
 * no document starts are there.
 */
function makeFileLoader(page: Page): LoadFile {
  const loaded = new Set<string>()
  return async (name, loadFile) => {
    // Without this one a page learns nothing of other tabs; files-that-fail.test.tsx tests that.
    const mayFail = page.store !== undefined && !name.endsWith('background-sync')
    const isNamed = harness.failingFile !== undefined && name.endsWith(harness.failingFile)
    const isFailing = mayFail && (harness.isOffline || harness.failingFiles > 0 || isNamed)
    if (isFailing && !loaded.has(name)) {
      if (isNamed) harness.failingFile = undefined
      else harness.failingFiles = Math.max(0, harness.failingFiles - 1)
      page.missing.add(name)
      log.fileFailedAt = trueTime()
      throw new TypeError(`Failed to fetch dynamically imported module: ${name}`)
    }
    loaded.add(name)
    page.missing.delete(name)
    return loadFile()
  }
}

let seeded: SandboxState | undefined
/** A new phone, always on the same morning. */
export async function reset(line: typeof harness.line, storage: typeof browser.storage): Promise<void> {
  await closeBrowser()
  vi.clearAllTimers()
  vi.setSystemTime(BEGIN)
  Object.assign(browser, { aheadMs: 0, storage })
  localStore.clear()
  sessionStorage.clear()
  sandbox.context.state = structuredClone((seeded ??= seedState(new Date(BEGIN))))
  Object.assign(log, freshLog())
  Object.assign(harness, freshHarness(line))
  for (const [item, cost] of prices) item.cost = cost
  // Another name for the same person at each brand, so that a leak between brands is found.
  for (const id of memberIds)
    if (!id.startsWith(BRANDS[0])) Object.assign(memberOf(id), { firstName: id, lastName: id })
}

interface Opening {
  /** The page before stays in the back-forward cache. */
  isKept?: boolean
  /** No profile that the document reads names the member. */
  isNameless?: boolean
  /** How long LINE takes to say who is there (ms); until then the app may show home. */
  lineMs?: number
}

/** Loads the app at an address. */
export async function load(
  path: string,
  tab: Tab = browser.page.tab,
  { isKept = false, isNameless = false, lineMs = 0 }: Opening = {},
): Promise<void> {
  const start = async (page: Page) => {
    page.isNameless = isNameless
    const user = { sub: lineSub(harness.user), name: 'LINE', mode: harness.line ?? 'browser' } as const
    const started = newDocument(makeFileLoader(page))(page, config, user, lineMs)
    // What comes after LINE's answer needs time to pass.
    if (lineMs === 0) await started
  }
  // The member leaves the page before, whatever is asked.
  if (tab.pages.length > 0) asksToLeave()
  const url = new URL(path, location.origin)
  const brand = url.searchParams.get('brandRef')
  // If storage is full, it may have only one of them.
  const before = stored('brandRef') ?? stored('tokenBrandRef')
  await openPage(tab, url.href, start, isKept)
  // Without storage, everything was in the memory of the closed document.
  if (browser.storage !== 'ok') recordEmptied()
  // Another brand ends the session; what waits is there again at its own brand.
  else if (brand && before && brand !== before) recordEnd()
  await settle()
}

/** Whether the browser asks before the page on screen is left. */
function asksToLeave(): boolean {
  const isAsking = !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  if (isAsking && browser.page.typedIn !== bearer()) log.askedAfterEnd = location.pathname
  return isAsking
}

/** Waits until only timers and late answers are pending, and then follows the page's own navigation. */
export async function settle(): Promise<void> {
  for (let before = -1, now = 0; before !== now || harness.atWork > 0; ) {
    before = now
    await act(() => vi.advanceTimersByTimeAsync(0))
    now = harness.calls.length * 1000 + pending()
  }
  recordMessages()
  const { leaveFor } = browser
  if (leaveFor === undefined) return
  browser.leaveFor = undefined
  if (asksToLeave()) return
  // Coming back from the order site shows the cached page, as it was.
  if (leaveFor.startsWith(location.origin)) await load(leaveFor)
}

/** Advances the clock in slices. */
export async function advance(ms: number, slices = 2): Promise<void> {
  for (let slice = 0; slice < slices; slice += 1) {
    await act(() => vi.advanceTimersByTimeAsync(ms / slices))
    await settle()
  }
}

/** Removes the remaining faults, and waits for all late answers. */
export async function waitForAnswers(): Promise<void> {
  harness.faults = []
  for (let waited = 0; pending() > 0 && waited < 45; waited += 5) await advance(5000, 1)
  await advance(1500, 3)
}

/** Since when parts of the page on screen are busy, while somebody looks at it. */
let busy = { since: new Map<Element, number>(), of: '' }

/** The parts that have been busy for a minute. */
export const busyForLong = () =>
  [...busy.since].flatMap(([part, since]) => (trueTime() - since > 60_000 ? [part] : []))

function recordBusy(): void {
  const { tab, openedAt, disconnects, container } = browser.page
  const of = [browser.tabs.indexOf(tab), openedAt, disconnects, browser.visibility].join()
  const before = busy.of === of ? busy.since : new Map<Element, number>()
  const parts = [...container.querySelectorAll('[aria-busy=true]')]
  busy = { of, since: new Map(parts.map((part) => [part, before.get(part) ?? trueTime()])) }
}

const shown = new WeakMap<Element, { text: string; at: number }>()

/** What is on screen, without messages that were shown before `since` and are still to be closed. */
export function textShownSince(since: number): string {
  const { container } = browser.page
  const isOld = (dialog: Element) => (shown.get(dialog)?.at ?? Infinity) < since
  const old = [...container.querySelectorAll('dialog[open]')].filter(isOld)
  return old.reduce((text, { textContent }) => text.replace(textContent, ''), container.textContent)
}

/** Records the messages on screen, and the member they are shown to. */
function recordMessages(): void {
  const { container } = browser.page
  const to = holder()
  log.bearer = stored('token') ?? log.bearer
  recordLogOut(to)
  recordBusy()
  // What the others have typed goes.
  if (isHolderKnown()) for (const id of log.drafts.keys()) if (id !== to) log.drafts.delete(id)
  for (const dialog of container.querySelectorAll('dialog[open][role=alertdialog]')) {
    const text = dialog.textContent
    if (shown.get(dialog)?.text === text) continue
    log.messages.push({ text, to })
    shown.set(dialog, { text, at: trueTime() })
  }
  for (const { textContent } of container.querySelectorAll('[role=status]'))
    if (textContent.includes(th.saved)) log.shownSaved.push(to)
  for (const dialog of container.querySelectorAll('dialog:not([open])')) shown.delete(dialog)
  const notices = [...container.querySelectorAll<HTMLAnchorElement>('[role=status] a[href]')]
  for (const { href } of [location, ...notices])
    log.seenTransactions.add(new URL(href).searchParams.get('transactionId') ?? '')
  // Inside LINE the address of a transaction does not name it.
  for (const id of textsOf('transactionId')) log.seenTransactions.add(id)
}

/** A log-out drops drafts, codes and orders. */
function recordLogOut(now: string | undefined): void {
  if (now !== undefined) log.loggedOut.delete(now)
  const sent = harness.calls.findLast(({ path }) => path.endsWith('authentication/Logout'))
  // If the member is still logged in after the answer, the log-out has failed.
  if (now !== undefined && sent?.answer) log.leaving = undefined
  if (bearer() !== undefined || log.leaving === undefined || stored('isLoggedOut') === undefined) return
  log.loggedOut.add(log.leaving)
  recordEmptied()
}

/** Records that the session ended by what was opened. */
function recordEnd(): void {
  log.bearer = undefined
  log.leaving = undefined
  // What was typed goes with another brand's member.
  log.drafts.clear()
}

/** Records that storage was emptied. */
export function recordEmptied(): void {
  recordEnd()
  log.emptiedAt = trueTime()
  for (const waiting of [...log.scans, ...log.orders]) waiting.isDropped = true
}

/** A member's redemptions of this sequence. */
export function issuedNow(id: string) {
  const before = seeded?.members[id]?.privileges.map((one) => one.id)
  return sandbox.context.state.members[id]?.privileges.filter((one) => !before?.includes(one.id)) ?? []
}

/** A member's redemptions whose outcome was not shown, although the phone still knows of them. */
export const unseenRedemptionsOf = (id: string) =>
  issuedNow(id).filter(
    (one) =>
      Date.parse(one.at) > Math.max(trueTime() - 20 * 3_600_000, log.emptiedAt) &&
      !log.seenTransactions.has(one.id),
  )
