import { th } from '#tests/names.ts'
import { vi } from 'vitest'
import { browser, closeBrowser, loseStorage, trueTime, turn } from './browser'
import { answerModal, button, go, isAt, tap } from './screen'
import { BRANDS, brandNow, detail, forget, holder, linkTo, load, pass, world } from './world'

export interface Chance {
  /** From 0 to 1. */
  next: () => number
  pick: <Item>(from: readonly Item[]) => Item
}

export interface Action {
  /** How often among the others; once unless said otherwise. */
  weight?: number
  /** The ends of the paths whose next answer may come late, or get lost, in this action: any answer with ''. */
  sends?: string[]
  /** The app now has a reason to read what is on screen anew. */
  isReason?: true
  /** Ends a session, or begins one. */
  isTurn?: true
  can?: () => boolean
  run: (chance: Chance) => Promise<unknown>
}

const HOUR = 3_600_000
const isOnline = () => !world.isOffline

export async function hide(): Promise<void> {
  await turn('hidden')
  await pass(90_000, 4)
  await turn('visible')
}

export async function redeem(meanwhile = () => {}): Promise<void> {
  if (!isAt('/privilege/detail')) await go(detail())
  meanwhile()
  await tap(th.redeem)
  await answerModal()
}

/** What becomes of the phone, and of its browser. */
export const ofPhone: Record<string, Action> = {
  'the clock is set thirty hours off, or right': {
    // A log-out whose answer is lost is known by its minute.
    can: () => world.notes.leaving === undefined,
    run: async ({ pick }) => {
      const aheadMs = browser.aheadMs === 0 ? pick([30, -30]) * HOUR : 0
      vi.setSystemTime(trueTime() + aheadMs)
      browser.aheadMs = aheadMs
    },
  },
  'what is stored is lost': {
    isTurn: true,
    can: () => holder() !== undefined && browser.storage !== 'none',
    // A page learns of it when it is shown, or sends something.
    run: async ({ pick }) => {
      const lose = () => {
        loseStorage()
        forget()
      }
      if (pick([true, false])) await redeem(lose)
      else lose()
      await hide()
    },
  },
  'storage is full, or has room again': {
    can: () => browser.storage !== 'none',
    run: async () => {
      browser.storage = browser.storage === 'full' ? 'well' : 'full'
      forget()
    },
  },
  'opens another brand': {
    weight: 2,
    can: isOnline,
    sends: ['Customer/Profile', 'GetTheme', 'MergeCustomerLine'],
    run: async ({ pick }) => {
      const other = BRANDS.find((brand) => brand !== brandNow())
      await load(linkTo(pick(['/', '/home', detail(other)]), other))
    },
  },
  'another LINE user opens the app': {
    weight: 4,
    isTurn: true,
    can: () => isOnline() && world.line !== undefined,
    sends: ['MergeCustomerLine', ''],
    run: async () => {
      const before = holder()
      const brand = brandNow()
      world.user = world.user === 'gold' ? 'platinum' : 'gold'
      await closeBrowser()
      await load(linkTo('/home?liff.referrer=chat', brand), { session: {}, pages: [] })
      if (holder() === before) return
      if (before) world.notes.loggedOut.add(before)
      forget()
    },
  },
  'redeems again what got no answer': {
    weight: 20,
    can: () => {
      const last = world.calls.findLast(({ path }) => path.endsWith('privilege/Issue'))
      return last !== undefined && ['lost', undefined].includes(last.answer) && holder() !== undefined
    },
    sends: ['privilege/Issue', 'privilege/Issue', 'History/Privilege'],
    run: async () => {
      // By then the app has looked for it, and says what it has found.
      await pass(60_000, 6)
      await answerModal()
      await redeem()
    },
  },
  'cancels what loads slowly': {
    weight: 4,
    can: () => browser.page.container.querySelector('[aria-busy]') !== null,
    run: async () => {
      await pass(9000, 1)
      await tap(th.cancel)
    },
  },
  'tries again': {
    weight: 2,
    can: () => button(th.tryAgain) !== undefined,
    run: () => {
      if (isAt('/authentication/login-pin')) world.notes.meant.pin += 1
      return tap(th.tryAgain)
    },
  },
}
