import { th } from '#tests/names.ts'
import { vi } from 'vitest'
import { readApiShape } from '@/config/api-address'
import type { RuntimeConfig } from '@/config/runtime-config'
import { createSandbox } from '@/sandbox/create-sandbox'
import { seedState } from '@/sandbox/db/seed'
import type { MemberState, SandboxState } from '@/sandbox/db/state'
import { lineSub, memberIdOf, type MemberPersona } from '@/sandbox/personas'
import { readToken } from '@/sandbox/rules/token'
import { act, browser, closeBrowser, installBrowser, openPage, type Page, type Tab } from './browser'
import { newDocument } from './new-document'

// No sequence looks at styles, and half of its time would go into reading them.
CSSStyleSheet.prototype.insertRule = () => 0
// Without a layout every row is 0 high, and a list scrolls itself to where its first rows are gone.
Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: () => 72 })

export const BRAND = 'doisai'
const BEGIN = Date.parse('2026-11-22T03:00:00Z')
const config: RuntimeConfig = {
  customerApiUrl: '',
  crmApiUrl: '',
  apiShape: readApiShape({}),
  off: [],
  mobileOrderUrl: 'https://order.example/app',
  liffIds: {},
  officialAccounts: {},
  lineLoginHosts: [],
  pdpaPreselected: true,
  brands: [{ ref: BRAND, name_th: 'กาแฟดอยใส', name_en: 'Doi Sai Coffee' }],
}

/** Home without its sections, whose cards cost more time than all the rest and say nothing of time. */
const NO_SECTIONS = JSON.stringify({ payload: [] })

/** What becomes of the next call to a path: its answer comes late, or is lost after the server has acted, or before. */
export interface Fate {
  path: string
  lateMs?: number
  lost?: 'before' | 'after'
}

export interface Call {
  path: string
  query: URLSearchParams
  bearer: string | undefined
  requestId: string
  page: Page
  /** Who was stored as logged in, and whose profile the page had, as the call went out. */
  holder: string | undefined
  known: string | undefined
  answer?: 'well' | 'refused' | 'lost'
}

/** A code that was scanned; its points are no other code's, so that every word about it is known as its own. */
interface Scanned {
  points: number
  tab: Tab
  heardBefore: number
  isLoggedOut?: boolean
}

const freshNotes = () => ({
  /** What dialogs and notices have said, to whom. */
  told: [] as { text: string; to: string | undefined }[],
  scans: [] as Scanned[],
  orders: [] as { tab: Tab; heardBefore: number; isLoggedOut?: boolean }[],
  /** Who has last saved what was typed, and who was told that it was saved. */
  saver: undefined as string | undefined,
  toldOfSaving: [] as (string | undefined)[],
  /** What was typed into the profile, and not sent: the last of each member. */
  typed: new Map<string, { text: string; at: number }>(),
  /** What the member has confirmed, tapped and typed, how often. */
  meant: { redeem: 0, useNow: 0, logOut: 0, pin: 0 },
  /** The login that was asked for last. */
  asked: undefined as string | undefined,
  /** The bearer that was stored last. */
  bearer: undefined as string | undefined,
  /** Who is about to log out. */
  leaving: undefined as string | undefined,
  /** Who has logged out on this phone and has not come back. */
  loggedOut: new Set<string>(),
  /** When each member has last logged out, after which nothing tells what was redeemed before. */
  loggedOutAt: new Map<string, number>(),
  issuedBefore: new Map<string, string[]>(),
  seenTransactions: new Set<string>(),
})

export const PERSONAS = ['gold', 'platinum', 'new'] as const satisfies MemberPersona[]
export const sandbox = createSandbox()
export const memberOf = (id: string): MemberState => sandbox.context.state.members[id] as MemberState // one of PERSONAS
export const memberIds = PERSONAS.map((persona) => memberIdOf(persona, BRAND))

const freshWorld = (line: 'line' | undefined) => ({
  notes: freshNotes(),
  calls: [] as Call[],
  fates: [] as Fate[],
  isOffline: false,
  /** Whether the app is in LINE, or in a browser without LIFF. */
  line,
  /** Calls on their way, and how many of them the server is at work on. */
  pending: 0,
  atWork: 0,
})
export const world = freshWorld(undefined)

/** Whose bearer a token is; a session that has ended still names its member. */
export function ownerOf(token: string | null | undefined): string | undefined {
  const claims = readToken(token ?? '')
  return typeof claims?.sub === 'string' ? claims.sub : undefined
}
/** Whether the server still knows the session of a bearer. */
export const isAlive = (token: string | undefined) =>
  String(readToken(token ?? '')?.jti) in sandbox.context.state.sessions
export const holder = () => ownerOf(localStorage.getItem('token'))
/** The member number that the page has learnt from the profile. */
export function knownMember(page: Page): string | undefined {
  const profile = page.store?.getState().api.queries['getProfile(undefined)']?.data as
    | { customer_info?: string }
    | undefined
  return memberIds.find((id) => memberOf(id).memberNo === profile?.customer_info)
}

export function installWorld(): void {
  vi.useFakeTimers({
    now: BEGIN,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
  installBrowser()
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !world.isOffline })
  vi.stubGlobal('fetch', send)
}

let seeded: SandboxState | undefined
/** A phone that nobody has used yet, on the same morning. */
export async function beginAnew(line: typeof world.line): Promise<void> {
  await closeBrowser()
  vi.clearAllTimers()
  vi.setSystemTime(BEGIN)
  localStorage.clear()
  sessionStorage.clear()
  sandbox.context.state = structuredClone((seeded ??= seedState(new Date(BEGIN))))
  Object.assign(world, freshWorld(line))
  for (const id of memberIds)
    world.notes.issuedBefore.set(
      id,
      memberOf(id).privileges.map((one) => one.id),
    )
}

/** Loads the app at an address. */
export async function load(path: string, tab: Tab = browser.page.tab, isKept = false): Promise<void> {
  const start = (page: Page) =>
    newDocument()(page, config, { sub: lineSub('gold'), name: 'LINE', mode: world.line ?? 'browser' })
  await openPage(tab, new URL(path, location.origin).href, start, isKept)
  await quiet()
}

async function send(input: string, init: RequestInit = {}): Promise<Response> {
  const { page } = browser
  if (page.isDead) return new Promise(() => undefined)
  const request = new Request(new URL(input, location.origin), init)
  const { pathname, searchParams: query } = new URL(request.url)
  const call: Call = {
    path: decodeURIComponent(pathname),
    query,
    bearer: request.headers.get('Authorization')?.replace(/^Bearer /, ''),
    requestId: request.headers.get('X-Request-Id') ?? '',
    page,
    holder: holder(),
    known: knownMember(page),
  }
  world.calls.push(call)
  // Where nobody is logged in, LINE's member is logged in by LINE alone.
  if (call.path.endsWith('MergeCustomerLine') && !call.holder) world.notes.asked = memberIdOf('gold', BRAND)
  const at = world.fates.findIndex(({ path }) => call.path.endsWith(path))
  const [fate] = at < 0 ? [] : world.fates.splice(at, 1)
  const { cuts } = page
  world.pending += 1
  world.atWork += 1
  const acted = world.isOffline || fate?.lost === 'before' ? undefined : await sandbox.handle(request)
  const text = call.path.endsWith('LayoutDisplay') ? NO_SECTIONS : await acted?.text()
  world.atWork -= 1
  await new Promise((resolve) => (fate?.lateMs ? setTimeout(resolve, fate.lateMs) : resolve(undefined)))
  world.pending -= 1
  if (init.signal?.aborted) throw new DOMException('aborted', 'AbortError')
  const isLost = !acted || fate?.lost || world.isOffline || page.cuts > cuts
  call.answer = isLost ? 'lost' : acted.ok ? 'well' : 'refused'
  if (isLost) throw new TypeError('nobody answers')
  const headers = { ...Object.fromEntries(acted.headers), Date: new Date().toUTCString() }
  return new Response(acted.status === 204 ? null : text, { status: acted.status, headers })
}

/** Waits until the page has nothing to do but wait for time, or for what is late; then goes where the page has sent the browser. */
export async function quiet(): Promise<void> {
  for (let before = -1, now = 0; before !== now || world.atWork > 0; ) {
    before = now
    await act(() => vi.advanceTimersByTimeAsync(0))
    now = world.calls.length * 1000 + world.pending
  }
  listen()
  const { leaveFor } = browser
  if (leaveFor === undefined) return
  browser.leaveFor = undefined
  // Back from the order site is back from the cache, where the page is as it was.
  if (leaveFor.startsWith(location.origin)) await load(leaveFor)
}

export async function pass(ms: number, slices = 2): Promise<void> {
  for (let slice = 0; slice < slices; slice += 1) {
    await act(() => vi.advanceTimersByTimeAsync(ms / slices))
    await quiet()
  }
}

/** Waits until everything that is late has come. */
export async function passLate(): Promise<void> {
  world.fates = []
  for (let waited = 0; world.pending > 0 && waited < 45; waited += 5) await pass(5000, 1)
  await pass(1500, 3)
}

const said = new WeakMap<Element, string>()

/** Notes what is being said on screen, and to whom. */
function listen(): void {
  const { container } = browser.page
  const to = holder()
  world.notes.bearer = localStorage.getItem('token') ?? world.notes.bearer
  noteLogOut(to)
  for (const dialog of container.querySelectorAll('dialog[open][role=alertdialog]')) {
    const text = dialog.textContent
    if (said.get(dialog) !== text) world.notes.told.push({ text, to })
    said.set(dialog, text)
  }
  for (const { textContent } of container.querySelectorAll('[role=status]'))
    if (textContent.includes(th.saved)) world.notes.toldOfSaving.push(to)
  for (const dialog of container.querySelectorAll('dialog:not([open])')) said.delete(dialog)
  const notices = [...container.querySelectorAll<HTMLAnchorElement>('[role=status] a[href]')]
  for (const { href } of [location, ...notices])
    world.notes.seenTransactions.add(new URL(href).searchParams.get('transactionId') ?? '')
  // Inside LINE the address of a detail does not name it.
  world.notes.seenTransactions.add(sessionStorage.getItem('transactionId') ?? '')
}

/** A log-out takes with it what was waiting, and what was typed. */
function noteLogOut(now: string | undefined): void {
  const { notes } = world
  if (now !== undefined) notes.loggedOut.delete(now)
  const sent = world.calls.findLast(({ path }) => path.endsWith('authentication/Logout'))
  // Answered, and still logged in: it has failed.
  if (now !== undefined && sent?.answer) notes.leaving = undefined
  if (now !== undefined || notes.leaving === undefined || sessionStorage.getItem('isLoggedOut') === null)
    return
  notes.loggedOut.add(notes.leaving)
  notes.loggedOutAt.set(notes.leaving, Date.now())
  notes.typed.delete(notes.leaving)
  for (const waiting of [...notes.scans, ...notes.orders]) waiting.isLoggedOut = true
  notes.leaving = undefined
}

export async function setOffline(isOffline: boolean): Promise<void> {
  world.isOffline = isOffline
  await act(() => window.dispatchEvent(new Event(isOffline ? 'offline' : 'online')))
  await quiet()
}
