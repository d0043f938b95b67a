import { th } from '#tests/names.ts'
import { memberIdOf, PERSONAS as FACTS, PIN } from '@/sandbox/personas'
import { bearer, browser, closeBrowser, loseStorage, setClock, setVisibility } from './browser'
import { callsOf } from './network'
import { answerModal, button, field, go, isAt, isRedeemQuestion, modal, tap, tapLink, type } from './screen'
import {
  advance,
  brandNow,
  brandOf,
  BRANDS,
  detail,
  harness,
  holder,
  isTokenValid,
  linkTo,
  load,
  log,
  type PERSONAS,
  recordEmptied,
} from './harness'

export interface Random {
  /** From 0 to 1. */
  next: () => number
  pick: <Item>(from: readonly Item[]) => Item
}

export interface Action {
  /** How likely it is among the others; 1 by default. */
  weight?: number
  /** Calls that may get a fault in this action, by the end of their path; '' is any call. */
  mayFail?: string[]
  /** After it, the app has to read the figures on screen again. */
  refreshes?: true
  /** Begins or ends a session. */
  changesSession?: true
  can?: () => boolean
  run: (random: Random) => Promise<unknown>
}

export const HOUR = 3_600_000
/** Documents load only if there is a network. */
export const isOnline = () => !harness.isOffline

export async function hide(): Promise<void> {
  await setVisibility('hidden')
  await advance(90_000, 4)
  await setVisibility('visible')
}

/** Not while a log-out is pending: the app tells from the time whether a 401 belongs to it. */
const isClockFree = () => log.leaving === undefined

/** Sets the phone's clock in its settings, while the app is in the background. */
async function changeClock({ pick }: Random): Promise<void> {
  setClock(browser.aheadMs === 0 ? pick([30, -30]) * HOUR : 0)
  await hide()
}

export async function redeem(meanwhile = () => {}): Promise<void> {
  if (!isAt('/privilege/detail')) await go(detail())
  meanwhile()
  await tap(th.redeem)
  await agree()
}

/** Answers the question before a redemption, again if it is asked anew because its figures were old. */
export async function agree(): Promise<void> {
  await answerModal()
  if (isRedeemQuestion(modal())) await answerModal()
}

export async function logIn(persona: (typeof PERSONAS)[number]): Promise<void> {
  const mobile = FACTS[persona].mobile[brandNow()]
  if (modal()) await answerModal()
  if (holder()) return
  await go('/authentication/login')
  const number = field('input[name=mobileNo]')
  if (number) {
    await type(number, mobile)
    await tap(th.proceed)
  }
  const pin = field('input[type=password]')
  if (!isAt('/authentication/login-pin') || !pin || browser.page.read?.('mobileNo') !== mobile) return
  log.intended.login += 1
  log.loginOf = memberIdOf(persona, brandNow())
  await type(pin, PIN)
}

/** The phone is another LINE user's now, who opens the app; LINE may be late to say so. */
async function openAsAnother({ pick }: Random): Promise<void> {
  const [before, bearerBefore] = [holder(), bearer()]
  // If the server has ended the session already, it counts as expired and not as logged out.
  const isGoingOn = isTokenValid(bearerBefore)
  const brand = brandNow()
  harness.user = harness.user === 'gold' ? 'platinum' : 'gold'
  await closeBrowser()
  const lineMs = pick([0, 3000, 12_000])
  await load(linkTo('/home?liff.referrer=chat', brand), { session: {}, pages: [] }, { lineMs })
  if (lineMs > 0) {
    await advance(500, 1)
    await tapLink('/profile')
    await advance(lineMs, 3)
  }
  if (bearer() === bearerBefore) return
  if (before && before !== holder() && isGoingOn) log.loggedOut.add(before)
  recordEmptied()
}

/** Actions on the phone and its browser. */
export const phoneActions: Record<string, Action> = {
  'the clock is set thirty hours off, or right': {
    can: isClockFree,
    refreshes: true,
    run: changeClock,
  },
  'what is stored is lost': {
    changesSession: true,
    can: () => holder() !== undefined && browser.storage !== 'none',
    // A page notices the loss when it is shown, or sends a call.
    run: async ({ pick }) => {
      const lose = () => {
        loseStorage()
        recordEmptied()
        // The last login is then one that is pending in a tab.
        const logins = callsOf('mergeCustomerLine')
        const awaited = logins.findLast(({ isPending, page }) => isPending && !page.isDead)
        if (awaited) log.loginOf = memberIdOf(harness.user, brandOf(awaited.page))
      }
      if (pick([true, false])) await redeem(lose)
      else lose()
      await hide()
    },
  },
  'storage is full, or has room again': {
    can: () => browser.storage !== 'none',
    run: async () => {
      browser.storage = browser.storage === 'full' ? 'ok' : 'full'
      recordEmptied()
    },
  },
  'opens another brand': {
    weight: 2,
    can: isOnline,
    mayFail: ['Customer/Profile', 'GetTheme', 'MergeCustomerLine'],
    run: async ({ pick }) => {
      const other = BRANDS.find((brand) => brand !== brandNow())
      await load(linkTo(pick(['/', '/home', detail(other)]), other))
    },
  },
  'another LINE user opens the app': {
    weight: 4,
    changesSession: true,
    can: () => isOnline() && harness.line !== undefined,
    mayFail: ['MergeCustomerLine', ''],
    run: openAsAnother,
  },
  'another LINE user opens the app, in which the one before is logged in': {
    weight: 8,
    can: () => isOnline() && harness.line !== undefined && log.lineUserOf.get(bearer()) === harness.user,
    run: openAsAnother,
  },
  'redeems again what got no answer': {
    weight: 20,
    can: () => {
      const last = callsOf('issuePrivilege').at(-1)
      return last !== undefined && ['lost', undefined].includes(last.answer) && holder() !== undefined
    },
    mayFail: ['privilege/Issue', 'privilege/Issue', 'History/Privilege'],
    run: async (random) => {
      const { aheadMs } = browser
      if (aheadMs !== 0 && aheadMs === callsOf('issuePrivilege').at(-1)?.aheadMs && isOnline()) {
        // From a slow answer the app does not learn the server's time, so that it uses the phone's clock.
        harness.faults.push({ path: 'privilege/List', effect: 12_000 })
        await answerModal()
        await load(linkTo(detail()))
        await advance(15_000, 3)
      } else {
        // Long enough for the app to find the outcome in the history and show it.
        await advance(60_000, 6)
        await answerModal()
        if (isClockFree() && random.pick([true, false])) await changeClock(random)
      }
      // Its outcome may be known to be open.
      if (!(isAt('/privilege/detail') && (await tap(th.tryAgain)))) await redeem()
    },
  },
  'tries to redeem three times, the first two without an answer, and sets the clock after the first': {
    weight: 12,
    can: () => isOnline() && holder() !== undefined && !modal() && isClockFree() && browser.aheadMs === 0,
    run: async (random) => {
      const tryOnce = async () => {
        if (!(isAt('/privilege/detail') && (await tap(th.tryAgain)))) await redeem()
      }
      for (const goOn of [() => changeClock(random), () => load(linkTo(detail()))]) {
        harness.faults.push({ path: 'privilege/Issue', effect: 'lost before' })
        await tryOnce()
        harness.faults = harness.faults.filter(({ path }) => path !== 'privilege/Issue')
        // As a slow answer does not say what time it is, the phone's clock counts.
        harness.faults.push({ path: 'privilege/List', effect: 12_000 })
        await goOn()
        await advance(20_000, 4)
      }
      await tryOnce()
    },
  },
  'cancels what loads slowly': {
    weight: 4,
    can: () => browser.page.container.querySelector('[aria-busy]') !== null,
    run: async () => {
      await advance(9000, 1)
      await tap(th.cancel)
    },
  },
  'tries again': {
    weight: 2,
    can: () => button(th.tryAgain) !== undefined,
    run: () => {
      if (isAt('/authentication/login-pin')) log.intended.login += 1
      return tap(th.tryAgain)
    },
  },
}
