import type { Root } from 'react-dom/client'
import { vi } from 'vitest'
import type { AppStore } from '@/store/store'

/** One document of the app, with modules of its own. Only one is on screen; the others are frozen, as phones freeze them. */
export interface Page {
  tab: Tab
  container: HTMLElement
  /** Gone for good: what it still runs reaches nothing. */
  isDead: boolean
  /** In the back-forward cache: it hears nothing of other tabs. */
  isCached: boolean
  href: string
  state: unknown
  openedAt: number
  /** How often the system has cut its connections, as it does with an app that sleeps for hours. */
  disconnects: number
  /** What fell due while it was frozen, by timer. */
  due: Map<unknown, () => void>
  storageEvents: StorageEventInit[]
  /** Take its listeners from the window. */
  cleanups: (() => void)[]
  /** The bearer as the app reads it: where nothing can be stored, it is the document's alone. */
  bearer?: () => string | undefined
  store?: AppStore
  root?: Root
}

export interface Tab {
  session: Record<string, string>
  /** The page on screen is the last; those before it wait in the back-forward cache. */
  pages: Page[]
}

type Timer = (task: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => unknown
type Listener = EventListenerOrEventListenerObject

let running: Page | undefined
let tabs: Tab[] = []
/** What the judge reads, whatever the app finds. */
export const localStore = localStorage
export const bearer = () => running?.bearer?.() ?? localStore.getItem('token') ?? undefined

export const browser = {
  get page(): Page {
    if (!running) throw new Error('no page is open')
    return running
  },
  get tabs() {
    return tabs
  },
  /** Where the page on screen has asked the browser to go. */
  leaveFor: undefined as string | undefined,
  visibility: 'visible' as DocumentVisibilityState,
  /** Full, storage refuses every write; without it, `localStorage` is null. */
  storage: 'ok' as 'ok' | 'full' | 'none',
  /** How far the phone's clock is ahead of everybody else's. */
  aheadMs: 0,
}
export const trueTime = () => Date.now() - browser.aheadMs

/** What a frozen page was to run waits for the page; what a dead one was to run is dropped. */
function runInPage(page: Page | undefined, key: unknown, task: () => void): void {
  if (!page || page === running) task()
  else if (!page.isDead) page.due.set(key, task)
}

const originals: (() => void)[] = []
/** Replaces a member until `restoreBrowser`, without a spy, which would remember every call of a thousand sequences. */
function replace(of: object, name: string, descriptor: PropertyDescriptor): void {
  const original = Object.getOwnPropertyDescriptor(of, name)
  originals.push(() => {
    if (original) Object.defineProperty(of, name, original)
    else Reflect.deleteProperty(of, name)
  })
  Object.defineProperty(of, name, { configurable: true, ...descriptor })
}
/** Gives back what was replaced: the clock and the storage are the worker's, and the next file's tests would run on a clock that stands. */
export function restoreBrowser(): void {
  for (const giveBack of originals.splice(0).toReversed()) giveBack()
}

/** Everything in a storage, by key. */
export const storedIn = (area: Storage): Record<string, string> =>
  Object.fromEntries(Object.keys(area).map((key) => [key, area.getItem(key) ?? '']))

/** Gives each page timers, listeners and storage of its own over the one window of the test. Call with timers faked. */
export function installBrowser(): void {
  const fake = {
    setTimeout: globalThis.setTimeout as unknown as Timer,
    setInterval: globalThis.setInterval as unknown as Timer,
    clearTimeout: globalThis.clearTimeout,
  }
  vi.stubGlobal('setTimeout', ((task, ms, ...given) => {
    const page = running
    const id = fake.setTimeout(() => runInPage(page, id, () => task(...given)), ms)
    return id
  }) satisfies Timer)
  vi.stubGlobal('setInterval', ((task, ms, ...given) => {
    const page = running
    return fake.setInterval(() => (!page || page === running) && task(...given), ms)
  }) satisfies Timer)
  vi.stubGlobal('clearTimeout', (id: never) => {
    running?.due.delete(id)
    fake.clearTimeout(id)
  })
  replace(performance, 'now', { value: () => trueTime() - (running?.openedAt ?? trueTime()) })
  replace(document, 'visibilityState', { get: () => browser.visibility })
  replace(document, 'hidden', { get: () => browser.visibility === 'hidden' })
  for (const method of ['assign', 'replace', 'reload'] as const)
    vi.spyOn(location, method).mockImplementation((to: string | URL = location.href) => {
      if (!running?.isDead) browser.leaveFor = new URL(String(to), location.href).href
    })
  for (const target of [window, document]) ownListeners(target)
  ownStorage()
}

function ownListeners(target: EventTarget): void {
  const wrapped = new Map<string, WeakMap<Listener, Listener>>()
  const add = target.addEventListener.bind(target)
  const remove = target.removeEventListener.bind(target)
  const addOwned: typeof add = (type, listener, options) => {
    if (!listener) return
    const page = running
    const ofPage = (event: Event) => {
      if (page && page !== running) return
      if (typeof listener === 'function') listener.call(target, event)
      else listener.handleEvent(event)
    }
    wrapped.set(type, (wrapped.get(type) ?? new WeakMap<Listener, Listener>()).set(listener, ofPage))
    add(type, ofPage, options)
    page?.cleanups.push(() => remove(type, ofPage, options))
  }
  const removeOwned: typeof remove = (type, listener, options) => {
    if (listener) remove(type, wrapped.get(type)?.get(listener) ?? listener, options)
  }
  replace(target, 'addEventListener', { value: addOwned })
  replace(target, 'removeEventListener', { value: removeOwned })
}

/** Local storage is gone, and no page hears of it. */
export function loseStorage(): void {
  const pages = tabs.flatMap((tab) => tab.pages)
  const before = pages.map((page) => page.storageEvents.length)
  localStore.clear()
  pages.forEach((page, at) => page.storageEvents.splice(before[at] ?? 0))
}

function ownStorage(): void {
  replace(window, 'localStorage', { get: () => (running && browser.storage === 'none' ? null : localStore) })
  for (const method of ['setItem', 'removeItem', 'clear'] as const) {
    const original: (...given: string[]) => void = Storage.prototype[method]
    const change = function (this: Storage, ...given: string[]): void {
      if (running?.isDead) return
      if (running && method === 'setItem' && browser.storage === 'full')
        throw new DOMException('full', 'QuotaExceededError')
      const [key = null] = given
      const stored = () => (key === null ? localStore.length : localStore.getItem(key))
      const before = stored()
      original.apply(this, given)
      if (stored() === before) return
      for (const page of tabs.flatMap((tab) => tab.pages))
        if (page.tab !== running?.tab && !page.isCached)
          page.storageEvents.push({ key, newValue: given[1] ?? null, storageArea: localStore })
    }
    replace(Storage.prototype, method, { value: change })
  }
}

const events = {
  visibility: () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  page: (type: 'pagehide' | 'pageshow', persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event(type), { persisted })),
}

/** Does something to the page, and lets React do what follows from it. */
export async function act(task: () => unknown): Promise<void> {
  await task()
  for (let turns = 0; turns < 6; turns += 1) await new Promise(setImmediate)
}

/** Shows or hides the page on screen, which goes on running. */
export async function setVisibility(visibility: DocumentVisibilityState): Promise<void> {
  browser.visibility = visibility
  await act(() => events.visibility())
}

/** Takes the page off the screen; its tab keeps it as it is. */
async function freeze(): Promise<void> {
  const page = running
  if (!page) return
  await setVisibility('hidden')
  page.href = location.href
  page.state = history.state as unknown
  page.tab.session = storedIn(sessionStorage)
  page.container.remove()
  running = undefined
}

/** Puts a frozen page on screen: it hears what other tabs have stored, and runs what has fallen due, in one order or the other. */
async function resume(page: Page, isLateFirst = false): Promise<void> {
  sessionStorage.clear()
  Object.assign(sessionStorage, page.tab.session)
  history.replaceState(page.state, '', page.href)
  document.body.append(page.container)
  running = page
  browser.visibility = 'visible'
  const runDue = async () => {
    for (const [key, task] of page.due) {
      page.due.delete(key)
      await act(() => task())
    }
  }
  if (isLateFirst) await runDue()
  for (const change of page.storageEvents.splice(0))
    await act(() => window.dispatchEvent(new StorageEvent('storage', change)))
  await runDue()
  if (page.isCached) await act(() => events.page('pageshow', true))
  page.isCached = false
  await act(() => events.visibility())
}

/** Opens a document in a tab. The page before is kept in the back-forward cache, or is gone. */
export async function openPage(
  tab: Tab,
  href: string,
  start: (page: Page) => Promise<void>,
  isKept = false,
): Promise<void> {
  const before = running?.tab === tab ? running : undefined
  if (before) await act(() => events.page('pagehide', isKept))
  if (before && !isKept) await kill(before)
  await freeze()
  if (before && isKept) before.isCached = true
  const openedAt = trueTime()
  const container = document.createElement('div')
  const page: Page = {
    ...{ tab, container, href, openedAt, isDead: false, isCached: false, state: null, disconnects: 0 },
    ...{ due: new Map(), storageEvents: [], cleanups: [] },
  }
  tab.pages.push(page)
  if (!tabs.includes(tab)) tabs.push(tab)
  await resume(page)
  await start(page)
}

/** A document that is gone writes nothing more, not even as React takes it down. */
async function kill(page: Page): Promise<void> {
  await freeze()
  page.isDead = true
  page.tab.pages.splice(page.tab.pages.indexOf(page), 1)
  running = page
  await act(() => page.root?.unmount())
  for (const end of page.cleanups) end()
  running = undefined
}

/** Goes back from the page on screen to the one that the back-forward cache has kept. */
export async function restore(): Promise<void> {
  const { page } = browser
  await act(() => events.page('pagehide', false))
  await kill(page)
  const kept = page.tab.pages.at(-1)
  if (kept) await resume(kept)
}

/** Puts another tab on screen. */
export async function switchTo(tab: Tab, isLateFirst: boolean): Promise<void> {
  const page = tab.pages.at(-1)
  if (!page || page === running) return
  await freeze()
  await resume(page, isLateFirst)
}

/** The system puts the whole app to sleep, and its connections with it. */
export async function sleep(ms: number): Promise<void> {
  const { page } = browser
  await freeze()
  page.disconnects += 1
  vi.advanceTimersByTime(ms)
  await resume(page)
}

/** Closes everything, for the next sequence. */
export async function closeBrowser(): Promise<void> {
  for (const page of tabs.flatMap((tab) => [...tab.pages])) {
    if (running !== page) {
      await freeze()
      running = page
    }
    await kill(page)
  }
  tabs = []
  browser.leaveFor = undefined
  browser.visibility = 'visible'
  document.head.replaceChildren()
  // Would hold every document's React for good.
  Reflect.deleteProperty(globalThis, Symbol.for('react-redux-context'))
}
