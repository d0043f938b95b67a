import { th } from '#tests/names.ts'
import { vi } from 'vitest'
import { readApiShape } from '@/config/api-address'
import type { RuntimeConfig } from '@/config/runtime-config'
import { createSandbox } from '@/sandbox/create-sandbox'
import { seedState } from '@/sandbox/db/seed'
import type { MemberState, SandboxState } from '@/sandbox/db/state'
import { lineSub, memberIdOf, type MemberPersona } from '@/sandbox/personas'
import { readToken } from '@/sandbox/rules/token'
import {
  act,
  bearer,
  browser,
  closeBrowser,
  localStore,
  openPage,
  trueTime,
  type Page,
  type Tab,
} from './browser'
import { newDocument } from './new-document'

// No sequence looks at styles, and half of its time would go into reading them.
CSSStyleSheet.prototype.insertRule = () => 0
// Without a layout every row is 0 high, and a list scrolls itself to where its first rows are gone.
Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: () => 72 })

export const BRANDS = ['doisai', 'sabaimart'] as const
export const BEGIN = Date.parse('2026-11-22T03:00:00Z')
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
  brands: BRANDS.map((ref) => ({ ref, name_th: ref, name_en: ref })),
}

/** What becomes of the next call to a path: its answer comes late, never (`Infinity`), or is lost after the server has acted, or before. */
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
  at: number
  /** Who was stored as logged in, and whose profile the page had, as the call went out. */
  holder: string | undefined
  known: string | undefined
  answer?: 'well' | 'refused' | 'lost'
  /** It changes something, so that the app sets it no limit. */
  isChange: boolean
  /** Its answer is on its way. */
  isPending?: boolean
  /** It never comes. */
  isHanging?: boolean
  /** Of a redemption: the id of one that the same member has sent before, whose outcome is not told. */
  untold: string | undefined
}

/** A code that was scanned; its points are no other code's, so that every word about it is known as its own. */
interface Scanned {
  points: number
  brand: Brand
  tab: Tab
  heardBefore: number
  /** A log-out, another brand, or a loss of what was stored has taken it away. */
  isGone?: boolean
}

const freshNotes = () => ({
  /** What dialogs and notices have said, to whom. */
  told: [] as { text: string; to: string | undefined }[],
  scans: [] as Scanned[],
  orders: [] as Pick<Scanned, 'tab' | 'heardBefore' | 'isGone'>[],
  /** Who has last saved what was typed, and who was told that it was saved. */
  saver: undefined as string | undefined,
  toldOfSaving: [] as (string | undefined)[],
  /** What was typed into the profile, and not sent: the last of each member. */
  typed: new Map<string, { text: string; at: number }>(),
  /** What the member has confirmed, tapped and typed, how often. */
  meant: { redeem: 0, useNow: 0, logOut: 0, pin: 0 },
  /** The login that was asked for last. */
  asked: undefined as string | undefined,
  /** Which LINE user has begun a session, by its bearer. */
  begunBy: new Map<unknown, string>(),
  /** The bearer that was stored last. */
  bearer: undefined as string | undefined,
  /** Who is about to log out. */
  leaving: undefined as string | undefined,
  /** Who has logged out on this phone and has not come back. */
  loggedOut: new Set<string>(),
  /** When a log-out, or the phone, has last forgotten everything: nothing tells what was redeemed before. */
  forgottenAt: 0,
  issuedBefore: new Map<string, string[]>(),
  seenTransactions: new Set<string>(),
})

export const PERSONAS = ['gold', 'platinum', 'new'] as const satisfies MemberPersona[]
export const sandbox = createSandbox({ now: () => new Date(trueTime()) })
export const memberOf = (id: string): MemberState => sandbox.context.state.members[id] as MemberState // one of PERSONAS
export const memberIds = BRANDS.flatMap((brand) => PERSONAS.map((persona) => memberIdOf(persona, brand)))
export type Brand = (typeof BRANDS)[number]
export const brandOf = (page: Page) => (page.store?.getState().session.brandRef ?? BRANDS[0]) as Brand // one of them
export const brandNow = () => brandOf(browser.page)
/** As the brand's own links are. */
export const linkTo = (path: string, brand = brandNow()) =>
  `${path}${path.includes('?') ? '&' : '?'}brandRef=${brand}`
const ITEMS = { doisai: 'DSP901', sabaimart: 'SMP004' }
export const detail = (brand = brandNow()) => `/privilege/detail?privilegeId=${ITEMS[brand]}`

const freshWorld = (line: 'line' | undefined) => ({
  notes: freshNotes(),
  calls: [] as Call[],
  fates: [] as Fate[],
  isOffline: false,
  /** Whether the app is in LINE, or in a browser without LIFF. */
  line,
  /** Whose LINE it is. */
  user: 'gold' as 'gold' | 'platinum',
  /** How many calls the server is at work on. */
  atWork: 0,
})
export const world = freshWorld(undefined)
/** How many answers are on their way to pages that are not gone. */
export const pending = () => world.calls.filter(({ isPending, page }) => isPending && !page.isDead).length

/** Whose bearer a token is; a session that has ended still names its member. */
export function ownerOf(token: string | null | undefined): string | undefined {
  const claims = readToken(token ?? '')
  return typeof claims?.sub === 'string' ? claims.sub : undefined
}
/** Whether the server still knows the session of a bearer. */
export const isAlive = (token: string | undefined) =>
  String(readToken(token ?? '')?.jti) in sandbox.context.state.sessions
/** Who is logged in, as far as the page on screen goes: another brand's session is none of its own. */
export function holder(): string | undefined {
  const id = ownerOf(bearer())
  return id?.startsWith(brandNow()) ? id : undefined
}
/** The member number that the page has learnt from the profile. */
export function knownMember(page: Page): string | undefined {
  const profile = page.store?.getState().api.queries['getProfile(undefined)']?.data as
    | { customer_info?: string }
    | undefined
  return memberIds.find((id) => memberOf(id).memberNo === profile?.customer_info)
}

let seeded: SandboxState | undefined
/** A phone that nobody has used yet, on the same morning. */
export async function beginAnew(line: typeof world.line, storage: typeof browser.storage): Promise<void> {
  await closeBrowser()
  vi.clearAllTimers()
  vi.setSystemTime(BEGIN)
  Object.assign(browser, { aheadMs: 0, storage })
  localStore.clear()
  sessionStorage.clear()
  sandbox.context.state = structuredClone((seeded ??= seedState(new Date(BEGIN))))
  Object.assign(world, freshWorld(line))
  for (const id of memberIds) {
    world.notes.issuedBefore.set(
      id,
      memberOf(id).privileges.map((one) => one.id),
    )
    // At each brand another name: it is looked for.
    if (!id.startsWith(BRANDS[0])) Object.assign(memberOf(id), { firstName: id, lastName: id })
  }
}

/** Loads the app at an address. */
export async function load(path: string, tab: Tab = browser.page.tab, isKept = false): Promise<void> {
  const start = (page: Page) =>
    newDocument()(page, config, { sub: lineSub(world.user), name: 'LINE', mode: world.line ?? 'browser' })
  const url = new URL(path, location.origin)
  const [brand, before] = [url.searchParams.get('brandRef'), localStore.getItem('brandRef')]
  await openPage(tab, url.href, start, isKept)
  // Another brand ends the session and what waits; and what was in a document's memory alone is gone with it.
  if (browser.storage !== 'well' || (brand && before && brand !== before)) forget()
  await quiet()
}

/** Waits until the page has nothing to do but wait for time, or for what is late; then goes where the page has sent the browser. */
export async function quiet(): Promise<void> {
  for (let before = -1, now = 0; before !== now || world.atWork > 0; ) {
    before = now
    await act(() => vi.advanceTimersByTimeAsync(0))
    now = world.calls.length * 1000 + pending()
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
  for (let waited = 0; pending() > 0 && waited < 45; waited += 5) await pass(5000, 1)
  await pass(1500, 3)
}

const said = new WeakMap<Element, string>()

/** Notes what is being said on screen, and to whom. */
function listen(): void {
  const { container } = browser.page
  const to = holder()
  world.notes.bearer = localStore.getItem('token') ?? world.notes.bearer
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
  forget()
  notes.leaving = undefined
}

/** What the phone has stored is gone, and whoever is logged in from now on may stay so. */
export function forget(): void {
  const { notes } = world
  notes.bearer = undefined
  notes.forgottenAt = trueTime()
  notes.typed.clear()
  for (const waiting of [...notes.scans, ...notes.orders]) waiting.isGone = true
}

/** What a member has redeemed in this sequence. */
export const issuedNow = (id: string) => {
  const before = world.notes.issuedBefore.get(id) ?? []
  return (memberOf(id) as MemberState | undefined)?.privileges.filter((one) => !before.includes(one.id)) ?? []
}

/** What a member has redeemed, and has not been told yet, though it can be. */
export const untoldOf = (id: string) =>
  issuedNow(id).filter(
    (one) =>
      Date.parse(one.at) > Math.max(trueTime() - 20 * 3_600_000, world.notes.forgottenAt) &&
      !world.notes.seenTransactions.has(one.id),
  )
