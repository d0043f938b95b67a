import { expect, type BrowserContext, type Page, type Request } from '@playwright/test'

/** One call to the API, as it went out; a retry is a call of its own. */
export interface Call {
  method: string
  /** Without the API's base: `Customer/Profile`. */
  path: string
  /** The raw query, as sent. */
  search: string
  query: Record<string, string>
  authorization: string | undefined
  requestId: string | undefined
  language: string | undefined
  /** The parsed JSON, else the text. */
  body: unknown
  /** The answer's status; undefined while there is no answer. */
  status: number | undefined
}

const API = '/api/v1.0/'
/** Between an answer and the next request a page is idle a few times: a part is loaded, React renders it, and its effects run. */
const IDLE_TIMES = 4
/** Timers of so many ms or more follow from no answer: a carousel, a countdown, the notice of a long wait. */
const SOON_MS = 400

/** Every call to the API of one test, in the order in which they went out. */
export class CallLog {
  readonly all: Call[] = []
  /** What happened in which order: `asked Customer/Profile`, `answered Customer/Profile`, `page /home`. */
  readonly timeline: string[] = []
  readonly #origin: string
  readonly #calls = new Map<Request, Call>()
  /** Every pending request, also for scripts and to LINE: their answers may cause further requests. */
  readonly #open = new Set<Request>()
  #requestCount = 0
  #pages: () => Page[] = () => []

  constructor(origin: string) {
    this.#origin = origin
  }

  async listen(context: BrowserContext): Promise<void> {
    this.#pages = () => context.pages()
    await context.addInitScript(countTasks, SOON_MS)
    context.on('request', (request) => this.#addRequest(request))
    context.on('response', (response) => this.#answer(response.request(), response.status()))
    context.on('requestfinished', (request) => this.#open.delete(request))
    context.on('requestfailed', (request) => this.#fail(request))
    const listenTo = (page: Page) =>
      page.on('framenavigated', (frame) => {
        if (frame.parentFrame() === null) this.timeline.push(`page ${new URL(frame.url()).pathname}`)
      })
    context.pages().forEach(listenTo)
    context.on('page', listenTo)
  }

  /** The calls to one path: `Customer/Profile`. */
  to(path: string): Call[] {
    return this.all.filter((call) => call.path === path)
  }

  /** The paths that were called, in alphabetical order, each as often as it was called. */
  paths(): string[] {
    return this.all.map((call) => call.path).toSorted()
  }

  /**
   * Waits until no request is in flight, other than those that a test holds back, and no page has work left: no further request
   * will follow.
   */
  async quiet(isHeld: (url: string) => boolean = () => false): Promise<void> {
    const open = () => this.#inFlight().filter((url) => !isHeld(url))
    for (let times = 0, before = this.#requestCount; times < IDLE_TIMES; ) {
      await expect.poll(open, { intervals: [20], timeout: 20_000 }).toEqual([])
      await Promise.all(this.#pages().map(hasNothingToDo))
      times = before === this.#requestCount ? times + 1 : 0
      before = this.#requestCount
    }
  }

  #inFlight(): string[] {
    return [...this.#open].filter((request) => !isOfClosedPage(request)).map((request) => request.url())
  }

  /** Forgets all calls so far. */
  clear(): void {
    this.all.length = 0
    this.timeline.length = 0
    this.#open.clear()
  }

  #addRequest(request: Request): void {
    this.#requestCount += 1
    this.#open.add(request)
    const url = new URL(request.url())
    if (url.origin !== this.#origin || !url.pathname.startsWith(API)) return
    const headers = request.headers()
    const call: Call = {
      method: request.method(),
      path: url.pathname.slice(API.length),
      search: url.search,
      query: Object.fromEntries(url.searchParams),
      authorization: headers['authorization'],
      requestId: headers['x-request-id'],
      language: headers['accept-language'],
      body: parse(request.postData()),
      status: undefined,
    }
    this.#calls.set(request, call)
    this.all.push(call)
    this.timeline.push(`asked ${call.path}`)
  }

  #fail(request: Request): void {
    this.#open.delete(request)
    const call = this.#calls.get(request)
    if (!call || call.status !== undefined) return
    this.timeline.push(`lost ${call.path}`)
  }

  #answer(request: Request, status: number): void {
    const call = this.#calls.get(request)
    if (!call) return
    call.status = status
    this.timeline.push(`answered ${call.path}`)
  }
}

/** Playwright reports a request whose page was closed meanwhile neither as finished nor as failed. */
function isOfClosedPage(request: Request): boolean {
  if (request.serviceWorker()) return false
  try {
    return request.frame().page().isClosed()
  } catch {
    // A navigation has no frame before its answer.
    return false
  }
}

/** What countTasks leaves in a page. */
interface Counted {
  tasks?: Set<unknown>
  whenIdle?: typeof requestIdleCallback
}

/** Runs in the page, and keeps its pending short timers and idle callbacks (React shows a part 300 ms after a skeleton, say). */
function countTasks(soonMs: number): void {
  const tasks = new Set<unknown>()
  const { setTimeout: wait, clearTimeout: stop, requestIdleCallback: whenIdle } = globalThis
  Object.assign(globalThis, { tasks, whenIdle })
  const later = (callback: unknown, ms = 0, ...given: unknown[]) => {
    if (typeof callback !== 'function') return wait(callback as string, ms)
    const id = wait(() => {
      tasks.delete(id)
      callback(...given)
    }, ms)
    if (ms < soonMs) tasks.add(id)
    return id
  }
  const idle = (callback: IdleRequestCallback, options?: IdleRequestOptions) => {
    const task = {}
    tasks.add(task)
    return whenIdle((deadline) => {
      tasks.delete(task)
      callback(deadline)
    }, options)
  }
  const forget = (id: number) => {
    tasks.delete(id)
    stop(id)
  }
  Object.assign(globalThis, { setTimeout: later, clearTimeout: forget, requestIdleCallback: idle })
}

/** Waits until the page has run what follows from its answers, short timers and idle callbacks included. */
async function hasNothingToDo(page: Page): Promise<void> {
  const isIdle = async () => {
    const { tasks, whenIdle } = globalThis as unknown as Counted // set by countTasks
    const nextIdle = () =>
      new Promise((resolve) => {
        // Headless Chromium has no idle time without frames, and a page on which nothing moves has none.
        requestAnimationFrame(() => undefined)
        ;(whenIdle ?? requestIdleCallback)(resolve, { timeout: 1000 })
      })
    for (let left = Infinity; left > 0; left = tasks?.size ?? 0) await nextIdle()
  }
  // A page that is navigating has no context to evaluate in.
  await page.evaluate(isIdle).catch(() => {})
}

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return text
  }
}
