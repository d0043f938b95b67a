import { chanceOf, normal } from './chance.ts'
import { Page, type World } from './page.ts'
import { VISITS, type VisitKind } from './visits.ts'

/** How long the arrivals take, and after which time most have come (ms). */
export const ARRIVALS_MS = 300_000
export const ARRIVALS_MEAN_MS = 100_000
const FIRST_VISITS = 0.1

const PATIENCE_MS = 8000
const PATIENCE_SPREAD = 0.6
const MOST_ACTS = 4
/** What a member does who is tired of waiting; the rest gives up. */
const RELOADS = 0.5
const TAPS = 0.2
const REOPENS = 0.2
const CLOSED_MS = [5000, 30_000] as const

/** A visit that stands beforehand: the member waits, and leaves. */
export interface PlannedVisit {
  kind: VisitKind
  /** When it begins, and how long it lasts (ms). */
  at: number
  lastsMs: number
}

/** A member who opens the app, waits for home, and does what members do who wait. */
export class Member {
  readonly kind: VisitKind
  readonly cameAt: number
  /** When home was complete for the first time (ms). */
  completeAt: number | undefined
  hasGivenUp = false
  /** When the app was closed to be opened again: from and until (ms). */
  readonly breaks: { from: number; until: number }[] = []
  hasSession: boolean
  readonly storage: StoredTexts
  readonly chance: () => number
  private readonly world: World
  private page: Page | undefined
  private acts = 0
  private readonly lastsMs: number | undefined

  constructor(world: World, seed: number, planned?: PlannedVisit) {
    this.world = world
    this.chance = chanceOf(seed)
    this.kind = planned?.kind ?? (this.chance() < FIRST_VISITS ? 'first' : 'returning')
    this.hasSession = planned !== undefined || this.kind === 'returning'
    this.lastsMs = planned?.lastsMs
    this.storage = new StoredTexts()
    const last = 1 - Math.exp(-ARRIVALS_MS / ARRIVALS_MEAN_MS)
    this.cameAt = planned?.at ?? -ARRIVALS_MEAN_MS * Math.log(1 - this.chance() * last)
  }

  open(): void {
    if (this.page) this.page.isGone = true
    this.page = new Page(this.world, this, VISITS[this.kind], () => (this.completeAt ??= this.world.time.now))
    this.page.open()
    if (this.lastsMs === undefined) this.wait()
    else this.world.time.plan(this.lastsMs, () => this.leave(), this.page)
  }

  private leave(): void {
    if (this.page) this.page.isGone = true
    this.hasGivenUp = this.completeAt === undefined
  }

  private wait(): void {
    const patienceMs = PATIENCE_MS * Math.exp(PATIENCE_SPREAD * normal(this.chance))
    this.world.time.plan(patienceMs, () => this.act(), this.page)
  }

  private act(): void {
    const { page } = this
    if (!page || this.completeAt !== undefined) return
    if (this.acts === MOST_ACTS) {
      // Home comes by itself in the end, a sign-in that has failed does not.
      page.isGone = this.hasGivenUp = !this.hasSession
      return
    }
    this.acts += 1
    const choice = this.chance()
    if (choice < RELOADS + TAPS) {
      // Where nothing has failed there is nothing to tap.
      if (choice < RELOADS || !page.hasFailed) return this.open()
      page.tapAgain()
      return this.wait()
    }
    page.isGone = true
    if (choice < RELOADS + TAPS + REOPENS) {
      const [least, most] = CLOSED_MS
      const { time } = this.world
      const closedMs = least + this.chance() * (most - least)
      this.breaks.push({ from: time.now, until: time.now + closedMs })
      time.plan(closedMs, () => this.open(), undefined)
    } else this.hasGivenUp = true
  }
}

/** A phone's local storage, which outlives its pages. */
class StoredTexts {
  private readonly texts: Record<string, string> = {}
  getItem(key: string): string | null {
    return this.texts[key] ?? null
  }
  setItem(key: string, text: string): void {
    this.texts[key] = text
  }
  removeItem(key: string): void {
    delete this.texts[key]
  }
}
