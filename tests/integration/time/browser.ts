import type { Root } from 'react-dom/client'
import { vi } from 'vitest'
import type { StoredKey } from '@/storage/storage-keys'
import type { AppStore } from '@/store/store'
import { localStore, stored, storedIn } from './stored'

/** A document of the app, with its own modules. One is on screen; the others are frozen, as on a phone. */
export interface Page {
  tab: Tab
  container: HTMLElement
  /** Closed: its code has no effect any more. */
  isDead: boolean
  /** In the back-forward cache, where it misses the storage events of other tabs. */
  isCached: boolean
  href: string
  state: unknown
  openedAt: number
  /** How often the system has cut its connections, as after hours of sleep. */
  disconnects: number
  /** The server leaves the member's name out of the profiles that this document reads. */
  isNameless?: boolean
  /** The session in which something was typed on it last. */
  typedIn?: string | undefined
  /** Files that it has asked for, and that have failed since. */
  missing: Set<string>
  /** Tasks that were due while it was frozen, by timer. */
  due: Map<unknown, () => void>
  storageEvents: StorageEventInit[]
  /** Remove its listeners from the window. */
  cleanups: (() => void)[]
  /** Reads what is stored as the app does: without storage only the document has it. */
  read?: (key: StoredKey) => string | undefined
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

const nextTurn = setImmediate
let running: Page | undefined
/** Empties local storage without an event to any page. */
export const loseStorage = localStore.clear.bind(localStore)
export const bearer = () => running?.read?.('token') ?? stored('token')

export const browser = {
  get page(): Page {
    if (!running) throw new Error('no page is open')
    return running
  },
  tabs: [] as Tab[],
  /** The address that the page on screen has sent the browser to. */
  leaveFor: undefined as string | undefined,
  visibility: 'visible' as DocumentVisibilityState,
  /** 'full': every write fails; 'none': `localStorage` is null. */
  storage: 'ok' as 'ok' | 'full' | 'none',
  /** How far the phone's clock is ahead. */
  aheadMs: 0,
}
export const trueTime = () => Date.now() - browser.aheadMs
export function setClock(aheadMs: number): void {
  vi.setSystemTime(trueTime() + aheadMs)
  browser.aheadMs = aheadMs
}

/** Runs a task of the page on screen; one of a frozen page waits, one of a closed page is dropped. */
function runInPage(page: Page | undefined, key: unknown, task: () => void): void {
  if (!page || page === running) task()
  else if (!page.isDead) page.due.set(key, task)
}

const originals: (() => void)[] = []
/** Replaces a property until `restoreBrowser`; a spy would keep every call of a thousand sequences. */
function replace(of: object, name: string, descriptor: PropertyDescriptor): void {
  const original = Object.getOwnPropertyDescriptor(of, name)
  originals.push(() => {
    if (original) Object.defineProperty(of, name, original)
    else Reflect.deleteProperty(of, name)
  })
  Object.defineProperty(of, name, { configurable: true, ...descriptor })
}
/** Restores what was replaced, because the next test file runs in the same worker. */
export function restoreBrowser(): void {
  for (const undo of originals.splice(0).toReversed()) undo()
}

/** Gives each page its own timers, listeners and storage events within the one window of the test. Timers have to be faked before. */
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
  // React schedules its renders by `setImmediate`.
  vi.stubGlobal('setImmediate', (task: () => void) => {
    const page = running
    nextTurn(() => runInPage(page, task, task))
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

function ownStorage(): void {
  replace(window, 'localStorage', { get: () => (running && browser.storage === 'none' ? null : localStore) })
  for (const method of ['setItem', 'removeItem', 'clear'] as const) {
    const original: (...given: string[]) => void = Storage.prototype[method]
    const change = function (this: Storage, ...given: string[]): void {
      if (running?.isDead) return
      if (running && method === 'setItem' && browser.storage === 'full')
        throw new DOMException('full', 'QuotaExceededError')
      const [key = null] = given
      const current = () => (key === null ? localStore.length : localStore.getItem(key))
      const before = current()
      original.apply(this, given)
      if (current() === before) return
      for (const page of browser.tabs.flatMap((tab) => tab.pages))
        if (page.tab !== running?.tab && !page.isCached)
          page.storageEvents.push({ key, newValue: given[1] ?? null, storageArea: localStore })
    }
    replace(Storage.prototype, method, { value: change })
  }
}

/** Runs a task, and lets React render the updates. */
export async function act(task: () => unknown): Promise<void> {
  await task()
  for (let turns = 0; turns < 6; turns += 1) await new Promise((resolve) => nextTurn(resolve))
}

const dispatchPageEvent = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  act(() => window.dispatchEvent(Object.assign(new Event(type), { persisted })))

/** Shows or hides the page on screen, which goes on running. */
export async function setVisibility(visibility: DocumentVisibilityState): Promise<void> {
  browser.visibility = visibility
  await act(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}

/** Takes the page off the screen, and saves its state. */
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

/** Puts a frozen page on screen: it gets the storage events of other tabs, and runs its due timers before or after these. */
async function resume(page: Page, isTimersFirst = false): Promise<void> {
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
  if (isTimersFirst) await runDue()
  for (const change of page.storageEvents.splice(0))
    await act(() => window.dispatchEvent(new StorageEvent('storage', change)))
  await runDue()
  if (page.isCached) await dispatchPageEvent('pageshow', true)
  page.isCached = false
  await setVisibility('visible')
}

/** Opens a document in a tab. The page before it is closed, or kept in the back-forward cache. */
export async function openPage(
  tab: Tab,
  href: string,
  start: (page: Page) => Promise<void>,
  isKept = false,
): Promise<void> {
  const before = running?.tab === tab ? running : undefined
  if (before) await dispatchPageEvent('pagehide', isKept)
  if (before && !isKept) await kill(before)
  await freeze()
  if (before && isKept) before.isCached = true
  const openedAt = trueTime()
  const container = document.createElement('div')
  const page: Page = {
    ...{ tab, container, href, openedAt, isDead: false, isCached: false, state: null, disconnects: 0 },
    ...{ missing: new Set(), due: new Map(), storageEvents: [], cleanups: [] },
  }
  tab.pages.push(page)
  if (!browser.tabs.includes(tab)) browser.tabs.push(tab)
  await resume(page)
  await start(page)
}

/** Closes a document; from then on it writes nothing, not even while React unmounts it. */
async function kill(page: Page): Promise<void> {
  await freeze()
  page.isDead = true
  page.tab.pages.splice(page.tab.pages.indexOf(page), 1)
  running = page
  await act(() => page.root?.unmount())
  for (const end of page.cleanups) end()
  running = undefined
}

/** Goes back to the page in the back-forward cache. */
export async function restore(): Promise<void> {
  const { page } = browser
  await dispatchPageEvent('pagehide', false)
  await kill(page)
  const kept = page.tab.pages.at(-1)
  if (kept) await resume(kept)
}

/** Puts another tab on screen. */
export async function switchTo(tab: Tab, isTimersFirst: boolean): Promise<void> {
  const page = tab.pages.at(-1)
  if (!page || page === running) return
  await freeze()
  await resume(page, isTimersFirst)
}

/** The system puts the app to sleep, and cuts its connections. */
export async function sleep(ms: number): Promise<void> {
  const { page } = browser
  await freeze()
  page.disconnects += 1
  vi.advanceTimersByTime(ms)
  await resume(page)
}

/** Closes all tabs. */
export async function closeBrowser(): Promise<void> {
  for (const page of browser.tabs.flatMap((tab) => tab.pages)) await kill(page)
  browser.tabs = []
  browser.leaveFor = undefined
  browser.visibility = 'visible'
  document.head.replaceChildren()
  // Without this, react-redux's context would keep every document's React in memory.
  Reflect.deleteProperty(globalThis, Symbol.for('react-redux-context'))
}
