/** How the API meets more than it can do. */
export type Mode = 'sheds' | 'slows'

export interface ApiPlan {
  /** Calls a second. */
  capacity: number
  mode: Mode
  /** What it says with a refusal. */
  retryAfter?: string
  /** It answers nothing from then (ms). */
  fallsAt?: number
  /** It answers again, cold, from then on. */
  returnsAt?: number
}

/** What becomes of a call, and after how long (ms). `status` is absent where no connection is made. */
export interface Fate {
  afterMs: number
  status?: number
  retryAfter?: string
}

const SHEDS_AT_MS = 2000
/** What a refusal costs of a call. */
const REFUSAL = 0.1
const GATEWAY_MS = 30_000
/** A cold API does half of what it can, and warms within this time while its queue is short. */
const WARMS_IN_MS = 20_000
const SHORT_QUEUE_MS = 1000
const WELL_MS = 2000

/** An API of limited capacity with one queue, and what became of its calls by the second of their coming. */
export class ApiModel {
  readonly plan: ApiPlan
  /** Calls that came in each second, and those of them that were answered well and soon. */
  readonly came: number[] = []
  readonly well: number[] = []
  private work = 0
  private at = 0
  private warmth = 1

  constructor(plan: ApiPlan) {
    this.plan = plan
  }

  /** How many calls a second it does at most, as warm as it is. */
  get rate(): number {
    return (this.plan.capacity * this.warmth) / 1000
  }

  receive(now: number): Fate {
    const second = Math.floor(now / 1000)
    this.came[second] = (this.came[second] ?? 0) + 1
    const fate = this.fateAt(now)
    if (fate.status === 200 && fate.afterMs <= WELL_MS) this.well[second] = (this.well[second] ?? 0) + 1
    return fate
  }

  private fateAt(now: number): Fate {
    const { fallsAt = Infinity, returnsAt = Infinity, mode, retryAfter } = this.plan
    if (now >= fallsAt && now < returnsAt) {
      this.work = 0
      this.warmth = 0.5
      this.at = returnsAt
      return { afterMs: 0 }
    }
    this.workOff(now)
    const waits = this.work / this.rate
    if (mode === 'sheds' && waits > SHEDS_AT_MS) {
      this.work += REFUSAL
      return { afterMs: 0, status: 503, ...(retryAfter && { retryAfter }) }
    }
    this.work += 1
    const afterMs = this.work / this.rate
    // Nobody waits for it any more, and it is done nevertheless.
    return afterMs > GATEWAY_MS ? { afterMs: GATEWAY_MS, status: 504 } : { afterMs, status: 200 }
  }

  private workOff(now: number): void {
    const passed = Math.max(0, now - this.at)
    const isShort = this.work / this.rate < SHORT_QUEUE_MS
    this.work = Math.max(0, this.work - passed * this.rate)
    if (isShort) this.warmth = Math.min(1, this.warmth + (0.5 * passed) / WARMS_IN_MS)
    this.at = Math.max(this.at, now)
  }
}
