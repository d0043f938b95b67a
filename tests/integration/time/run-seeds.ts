import { th } from '#tests/names.ts'
import { afterEach, beforeEach, vi } from 'vitest'
import { randomFrom } from '@/sandbox/db/random'
import { memberIdOf, sessionFor } from '@/sandbox/personas'
import { actions } from './actions'
import { browser, closeBrowser, restoreBrowser, setClock, sleep, trueTime } from './browser'
import { callsOf, installNetwork, setOffline } from './network'
import { HOUR, logIn, type Random } from './phone'
import { answerModal, go, modal, tap } from './screen'
import { storeBrand, storeSession } from './stored'
import * as invariants from './invariants'
import {
  advance,
  BRANDS,
  detail,
  type Fault,
  harness,
  holder,
  issuedNow,
  linkTo,
  load,
  log,
  memberIds,
  pending,
  PERSONAS,
  reset,
  settle,
  waitForAnswers,
} from './harness'

/*
 * Random sequences of members' actions over hours, in several tabs, while answers are late or lost. The actions are in actions.ts and
 * phone.ts, the invariants in invariants.ts; harness.ts has the sequence's state, browser.ts a browser with several documents,
 * network.ts the sandbox with faults.
 */

/** `npm test` runs seeds 1 to 20, `npm run test:time` a thousand or `SEQUENCES`, from `FIRST`; `SEED=42` runs one. */
const SEQUENCES = Number(process.env.SEQUENCES ?? 20)
export const LONGEST_MS = SEQUENCES * 30_000
const ONE = process.env.SEED === undefined ? undefined : Number(process.env.SEED)
const FIRST = Number(process.env.FIRST ?? 1)
const MAX_ACTIONS = 12

interface Step {
  name: string
  fault?: Fault | undefined
  /** Seeds the action's own choices, so that they stay the same when other steps are left out. */
  seed: number
}

class Violation extends Error {
  invariant = ''
  fact = ''
}

function randomOf(seed: number): Random {
  const next = randomFrom(seed)
  return { next, pick: (from) => from[Math.floor(next() * from.length)] as never } // never empty
}

function check(group: Record<string, invariants.Invariant>): void {
  for (const [invariant, isBroken] of Object.entries(group)) {
    const fact = isBroken()
    if (fact) throw Object.assign(new Violation(), { invariant, fact })
  }
}

async function checkFigures(): Promise<void> {
  await advance(9000, 1)
  // Figures whose read is still pending have to be shown "as of" their own time.
  if (pending() > 0) check(invariants.afterRefresh)
  await waitForAnswers()
  check(invariants.afterEachStep)
  check(invariants.afterRefresh)
  check(invariants.afterAnswers)
}

/** Opens the app as the seed says: inside LINE or not, with or without a session. */
async function begin(seed: number): Promise<void> {
  const { next, pick } = randomOf(seed)
  Math.random = randomFrom(seed)
  const storage = next() < 0.1 ? 'none' : 'ok'
  await reset(pick(['line', undefined] as const), storage)
  setClock(pick([0, 0, 30, -30]) * HOUR)
  const persona = storage === 'ok' && pick(['gold', 'platinum', undefined] as const)
  const [brand] = BRANDS
  if (storage === 'ok') storeBrand(brand)
  if (persona) {
    storeSession(sessionFor(persona, brand), brand)
    log.loginOf = memberIdOf(persona, brand)
  }
  const effect = pick([undefined, undefined, 12_000, 40_000])
  if (effect) harness.faults.push({ path: 'MergeCustomerLine', effect })
  await load(linkTo(pick(['/home', '/', detail(brand)]), brand), { session: {}, pages: [] })
  check(invariants.afterEachStep)
}

/** Ends a sequence: the network works again, the member logs in, opens home and closes its messages. */
async function end(seed: number): Promise<void> {
  const { pick } = randomOf(seed)
  harness.failingFiles = 0
  await setOffline(false)
  await waitForAnswers()
  // The time in which the app looks up a redemption whose answer was lost.
  if (memberIds.some((id) => issuedNow(id).length > 0)) await advance(100_000, 5)
  for (let tries = 0; tries < 3 && !holder(); tries += 1) {
    // The brand was lost with storage.
    if (!browser.page.store?.getState().session.brandRef) await load(linkTo('/'))
    await logIn(PERSONAS.find((one) => log.loginOf?.endsWith(one)) ?? pick(PERSONAS))
    await waitForAnswers()
  }
  for (let left = 8; left > 0 && modal(); left -= 1) await answerModal()
  await go('/home')
  // Its file may have failed, which the page says.
  if (browser.page.missing.size > 0) await tap(th.tryAgain)
  // The app repeats failed reads within two minutes.
  await advance(125_000, 5)
  for (let left = 8, silent = 0; left > 0 && silent < 3; left -= 1) {
    await advance(1000, 1)
    silent = (await answerModal()) ? 0 : silent + 1
  }
  check(invariants.afterEachStep)
  if (!holder()) return
  check(invariants.atHome)
  await sleep(120_000)
  await settle()
  await checkFigures()
  await go('/profile')
  await go(pick(['/profile/points-history', '/profile/privilege-history']))
  await checkFigures()
  if (log.drafts.has(holder() ?? '')) {
    await go('/profile/edit-profile')
    check({ 'No draft is lost': invariants.draftIsKept })
  }
  if (issuedNow(holder() ?? '').length > 0) {
    await go(detail())
    await advance(20_000, 2)
    check({ 'No outcome of a redemption is lost': invariants.outcomeIsTold })
  }
  check(invariants.atTheEnd)
}

/** How many redemptions and codes have succeeded so far; the app reads the figures again after each. */
const pointChanges = () =>
  (['issuePrivilege', 'redeemQrCode'] as const).flatMap(callsOf).filter(({ answer }) => answer === 'ok')
    .length

function chooseNext({ next, pick }: Random): Step {
  const possible = Object.entries(actions).filter(([, { can }]) => can?.() ?? true)
  // Log-ins and log-outs are likelier while a call is pending, so that its answer finds another member, or nobody.
  const factor = pending() > 0 ? 4 : 1
  const name = pick(
    possible.flatMap(([one, { weight = 1, changesSession }]) =>
      Array<string>(changesSession ? weight * factor : weight).fill(one),
    ),
  )
  const path = pick(actions[name]?.mayFail ?? [undefined])
  const effect = pick([
    undefined,
    3000,
    12_000,
    40_000,
    Infinity,
    'lost before',
    'lost before',
    'lost after',
  ] as const)
  const seed = Math.floor(next() * 2 ** 31)
  return { name, seed, ...(path !== undefined && effect !== undefined && { fault: { path, effect } }) }
}

function describeStep({ name, fault }: Step): string {
  if (!fault) return name
  const effect = typeof fault.effect === 'number' ? `late by ${fault.effect} ms` : fault.effect
  return `${name} (${fault.path || 'the next answer'} ${effect})`
}

/** Runs the given steps, or random ones; returns them, and the violated invariant if there is one. */
async function run(seed: number, given?: Step[]): Promise<{ steps: Step[]; violation?: Violation }> {
  const steps: Step[] = []
  const random = randomOf(seed)
  const length = given?.length ?? 4 + Math.floor(random.next() * (MAX_ACTIONS - 3))
  try {
    await begin(seed)
    for (let at = 0; at < length; at += 1) {
      const step = given?.[at] ?? chooseNext(random)
      const action = actions[step.name]
      if (!action || action.can?.() === false) continue
      steps.push(step)
      const ofStep = randomOf(step.seed)
      if (step.fault) harness.faults.push(step.fault)
      // The app listens to `online` only from shortly after the first paint.
      const isListening = trueTime() - browser.page.openedAt > 1000
      const changesBefore = pointChanges()
      await action.run(ofStep)
      await settle()
      await advance(ofStep.pick([100, 1000, 4000]))
      check(invariants.afterEachStep)
      if (step.fault?.effect === Infinity) {
        await advance(36_000, 4)
        check(invariants.afterHangingCall)
        // A change has no time limit.
        const isHanging = harness.calls.some(
          ({ page, isChange, answer }) => page === browser.page && isChange && !answer,
        )
        if (isHanging) await advance(30_000, 3)
        check(invariants.afterHangingCall)
      }
      const isReadAgain = action.refreshes ?? pointChanges() > changesBefore
      if (isReadAgain && !harness.isOffline && isListening) await checkFigures()
    }
    await end(seed)
    return { steps }
  } catch (error) {
    if (error instanceof Violation) return { steps, violation: error }
    throw new Error(`seed ${seed}: ${steps.map(describeStep).join(', ')}`, { cause: error })
  }
}

/** Leaves out one step at a time, as long as the same invariant is violated. */
async function shrink(seed: number, steps: Step[], invariant: string): Promise<Step[]> {
  for (let at = steps.length - 1; at >= 0; at -= 1) {
    const fewer = steps.filter((_step, index) => index !== at)
    if ((await run(seed, fewer)).violation?.invariant === invariant) return shrink(seed, fewer, invariant)
  }
  return steps
}

async function report(seed: number, steps: Step[], { invariant, fact }: Violation): Promise<string> {
  const fewest = await shrink(seed, steps, invariant)
  const words = fewest.map(describeStep).join(', ') || 'nothing more'
  return `${invariant}, but seed ${seed}, ${harness.line ? 'in LINE' : 'in a browser'}: ${words}. ${fact}`
}

const { random } = Math

/** Runs the odd (1) or the even (0) seeds: each half is a test file, so that they run in parallel. Returns a report of violations. */
export async function runSeeds(parity: 0 | 1): Promise<string> {
  const inTurn = Array.from({ length: SEQUENCES }, (_none, at) => at + FIRST)
  const all = ONE === undefined ? inTurn : [ONE]
  const found = new Map<string, string>()
  for (const seed of all.filter((one) => one % 2 === parity)) {
    const { steps, violation } = await run(seed)
    if (!violation) continue
    const known = found.get(violation.invariant)
    found.set(violation.invariant, known ? `${known}; seed ${seed}` : await report(seed, steps, violation))
    if (!known) console.error(found.get(violation.invariant))
  }
  return [...found.values()].join('\n\n')
}

beforeEach(installNetwork)
afterEach(async () => {
  Math.random = random
  await closeBrowser()
  restoreBrowser()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
