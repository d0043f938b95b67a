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

  listen(context: BrowserContext): void {
    this.#pages = () => context.pages()
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

  /** Waits until no request is in flight and no page has work left: no further request will follow. */
  async quiet(): Promise<void> {
    for (let before = -1; before !== this.#requestCount; ) {
      before = this.#requestCount
      await expect.poll(() => this.#inFlight(), { intervals: [20], timeout: 20_000 }).toEqual([])
      await Promise.all(this.#pages().map(hasNothingToDo))
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

/** A request that was under way as its page was closed is told neither as finished nor as failed. */
function isOfClosedPage(request: Request): boolean {
  if (request.serviceWorker()) return false
  try {
    return request.frame().page().isClosed()
  } catch {
    // A navigation has no frame before its answer.
    return false
  }
}

/** A page may have received an answer and not yet have run what follows from it; what it does when idle comes before this. */
async function hasNothingToDo(page: Page): Promise<void> {
  const isIdle = () =>
    new Promise((resolve) => {
      // A page on which nothing moves has no frames, and Chromium without a window no idle time then.
      requestAnimationFrame(() => undefined)
      requestIdleCallback(resolve, { timeout: 1000 })
    })
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
