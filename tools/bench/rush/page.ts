import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type { ApiDependencies, baseQuery } from '../../../src/api/base-query.ts'
import type { Rest } from '../../../src/api/circuit-breaker.ts'
import type { operations } from '../../../src/api/generated/operations.ts'
import { BREAKERS, type Rule } from './rules.ts'
import type { Owner, VirtualTime } from './virtual-time.ts'
import type { Step } from './visits.ts'

/** The app's own code, as it is built. */
export interface Transport {
  baseQuery: typeof baseQuery
  operations: typeof operations
}

export interface World {
  time: VirtualTime
  rule: Rule
  transport: Transport
}

/** What a page asks of the member who has opened it. */
interface Visitor {
  storage: Owner['storage']
  hasSession: boolean
  chance: () => number
}

const API = {
  customerApiUrl: '',
  crmApiUrl: '',
  apiShape: { apiPrefix: '/api/v1.0', paths: {}, headers: {} },
  off: [],
}
const SESSION: ReturnType<ApiDependencies['getSession']> = {
  isOver: false,
  only: (promise) => promise,
  until: (promise) => promise,
  run: (task) => task(),
}
/** A page that is left is gone with all that its code waits for: nothing is aborted one by one. */
const SIGNAL = { aborted: false, addEventListener: () => {} } as unknown as AbortSignal
/** From the document to the app's code, and from there to an idle browser, on phones (ms). */
const BOOT_MS = [300, 1200] as const
const IDLE_MS = [100, 600] as const
/** What src/store/refetch-restored.ts goes by (ms). */
const KEPT_MS = 60_000
const FIRST_MS = 10_000
/** What src/app/shell/use-read-failed.ts goes by (ms). */
const AGAIN_MS = [60_000, 120_000] as const

type State = 'unasked' | 'asked' | 'failed' | 'answered'

/** One load of the app: asks what a visit asks, in the app's order, and what has failed again when the app would. */
export class Page implements Owner {
  isGone = false
  readonly storage: Owner['storage']
  readonly listeners = new Map<string, () => void>()
  readonly earlyReads: Record<string, unknown> = {}
  private readonly states = new Map<string, State>()
  /** What was sent, since the member has last asked for it. */
  private readonly sent = new Set<string>()
  private readonly dependencies: ApiDependencies
  private readonly world: World
  private readonly visitor: Visitor
  private readonly steps: readonly Step[]
  private readonly onComplete: () => void
  private isIdle = false
  private hasWaited = false
  private rest: Rest | undefined

  constructor(world: World, visitor: Visitor, steps: readonly Step[], onComplete: () => void) {
    this.world = world
    this.visitor = visitor
    this.onComplete = onComplete
    this.steps = steps.filter((step) => !step.isOfSignIn || !visitor.hasSession)
    this.storage = visitor.storage
    for (const { operation } of this.steps)
      this.states.set(operation, this.isKept(operation) ? 'answered' : 'unasked')
    this.dependencies = {
      getApi: () => API,
      getToken: () => 'token',
      getLanguage: () => 'th',
      getSession: () => SESSION,
      onSessionExpired: () => {},
      onRest: (rest) => this.noteRest(rest),
      breaker: BREAKERS[world.rule],
    }
  }

  /** Begins as the document has arrived. */
  open(): void {
    const { time } = this.world
    time.plan(0, () => this.readEarly(), this)
    if (this.world.rule === 'ours') this.askAgainEvery(between(AGAIN_MS, this.visitor.chance))
    const bootMs = between(BOOT_MS, this.visitor.chance)
    time.plan(bootMs, () => this.askDue(), this)
    time.plan(
      bootMs + between(IDLE_MS, this.visitor.chance),
      () => {
        this.isIdle = true
        this.askDue()
        time.plan(
          FIRST_MS,
          () => {
            this.hasWaited = true
            this.askDue()
          },
          this,
        )
      },
      this,
    )
  }

  get hasFailed(): boolean {
    return [...this.states.values()].includes('failed')
  }

  /** Whether the page sends this for the first time since the member has asked for it. */
  isFirst(path: string): boolean {
    return this.sent.size < this.sent.add(path).size
  }

  /** What a tap on "Try again" does. */
  tapAgain(): void {
    this.listeners.get('click')?.()
    for (const { operation, path } of this.steps)
      if (this.states.get(operation) === 'failed') this.sent.delete(path)
    this.askFailed()
  }

  private readEarly(): void {
    if (this.storage.getItem('circuitBreaker') !== null) return
    for (const { path, isEarly } of this.steps) {
      if (!isEarly) continue
      const answer = fetch(path)
      // A failure is told by whoever takes the read over.
      answer.catch(() => {})
      const heads = { call: path, requestId: '', language: 'th', authorization: 'Bearer token' }
      this.earlyReads[path] = { ...heads, at: performance.now(), answer }
    }
  }

  private isDue({ operation, after = [], isLate }: Step): boolean {
    const isFree = after.every((name) => (this.states.get(name) ?? 'answered') === 'answered')
    return this.states.get(operation) === 'unasked' && isFree && (!isLate || this.isLateDue)
  }

  /** Before the app had these rules, nothing waited for what is asked first. */
  private get isLateDue(): boolean {
    const first = this.steps
      .filter(({ isEarly }) => isEarly)
      .map(({ operation }) => this.states.get(operation))
    const isSettled = first.every((state) => state === 'answered' || state === 'failed')
    return this.isIdle && (this.world.rule !== 'ours' || isSettled || (this.hasWaited && !this.hasTrouble))
  }

  private get hasTrouble(): boolean {
    return this.storage.getItem('circuitBreaker') !== null
  }

  private isKept(operation: string): boolean {
    if (this.world.rule !== 'ours' || operation === 'getProfile') return false
    if (!this.hasTrouble || this.storage.getItem('getProfile') === null) return false
    return Date.now() - Number(this.storage.getItem(operation) ?? 0) < KEPT_MS
  }

  private askDue(): void {
    for (const step of this.steps) if (this.isDue(step)) void this.ask(step)
  }

  private askAgainEvery(ms: number): void {
    const askAgain = () => {
      this.askFailed()
      this.askAgainEvery(ms)
    }
    this.world.time.plan(ms, askAgain, this)
  }

  private askFailed(): void {
    for (const step of this.steps) if (this.states.get(step.operation) === 'failed') void this.ask(step)
  }

  private noteRest(rest: Rest | undefined): void {
    if (rest && rest.until === this.rest?.until) return
    this.rest = rest
    if (!rest) return this.askFailed()
    const { time } = this.world
    const onEnd = () => {
      if (this.rest?.until === rest.until) this.askFailed()
    }
    time.plan(rest.until - Date.now(), onEnd, this)
  }

  private async ask({ operation, path, body, isMutation }: Step): Promise<void> {
    const { transport } = this.world
    this.states.set(operation, 'asked')
    const request = body ? { url: path, method: 'POST', body } : path
    const call = {
      extra: this.dependencies,
      signal: SIGNAL,
      type: isMutation ? 'mutation' : 'query',
      endpoint: operation,
    } as unknown as BaseQueryApi // all that the transport reads of it
    const result = await transport.baseQuery(request, call, transport.operations[operation])
    this.states.set(operation, result.error ? 'failed' : 'answered')
    if (result.error) return this.askDue()
    if (isMutation) this.visitor.hasSession = true
    else this.storage.setItem(operation, String(Date.now()))
    if ([...this.states.values()].every((state) => state === 'answered')) this.onComplete()
    else this.askDue()
  }
}

const between = ([least, most]: readonly [number, number], chance: () => number) =>
  least + chance() * (most - least)
