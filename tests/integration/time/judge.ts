import { afterEach, beforeEach, vi } from 'vitest'
import { randomFrom } from '@/sandbox/db/random'
import { memberIdOf, sessionFor } from '@/sandbox/personas'
import { actions, logIn } from './actions'
import { browser, closeBrowser, localStore, restoreBrowser, sleep, trueTime } from './browser'
import { installWorld, setOffline } from './network'
import type { Chance } from './phone'
import { answerModal, go, modal } from './screen'
import {
  always,
  atLast,
  draftIsThere,
  figures,
  lastly,
  outcomeIsTold,
  overdue,
  type Sentence,
} from './sentences'
import {
  BRANDS,
  PERSONAS,
  beginAnew,
  detail,
  holder,
  issuedNow,
  linkTo,
  type Fate,
  load,
  memberIds,
  pass,
  passLate,
  pending,
  quiet,
  world,
} from './world'

/**
 * `npm test` runs the first twenty sequences, `npm run test:time` a thousand, or as many as `SEQUENCES` says; `FIRST=1001` others,
 * `SEED=42` one alone.
 */
const SEQUENCES = Number(process.env.SEQUENCES ?? 20)
export const LONGEST_MS = SEQUENCES * 30_000
const ONE = process.env.SEED === undefined ? undefined : Number(process.env.SEED)
const FIRST = Number(process.env.FIRST ?? 1)
const MOST_ACTIONS = 12

interface Step {
  name: string
  fate?: Fate | undefined
  /** Of what is random in the action, so that a sequence without some of its steps is the same for the others. */
  seed: number
}

class Broken extends Error {
  readonly sentence: string
  readonly fact: string

  constructor(sentence: string, fact: string) {
    super(`${sentence}: ${fact}`)
    this.sentence = sentence
    this.fact = fact
  }
}

function chanceOf(seed: number): Chance {
  const next = randomFrom(seed)
  return { next, pick: (from) => from[Math.floor(next() * from.length)] as never } // never empty
}

function ask(sentences: Record<string, Sentence>): void {
  for (const [sentence, isBroken] of Object.entries(sentences)) {
    const fact = isBroken()
    if (fact) throw new Broken(sentence, fact)
  }
}

async function askFigures(): Promise<void> {
  await pass(9000, 1)
  // What has not come by now says since when it may have changed.
  if (pending() > 0) ask(figures)
  await passLate()
  ask(always)
  ask(figures)
}

/** Begins as the seed has it: inside LINE or not, with or without a session. */
async function begin(seed: number): Promise<void> {
  const { next, pick } = chanceOf(seed)
  Math.random = randomFrom(seed)
  const storage = next() < 0.1 ? 'none' : 'well'
  await beginAnew(pick(['line', undefined] as const), storage)
  const persona = storage === 'well' && pick(['gold', 'platinum', undefined] as const)
  const [brand] = BRANDS
  if (storage === 'well') localStore.setItem('brandRef', brand)
  if (persona) {
    localStore.setItem('token', sessionFor(persona, brand))
    localStore.setItem('tokenBrandRef', brand)
    world.notes.asked = memberIdOf(persona, brand)
  }
  const lateMs = pick([undefined, undefined, 12_000, 40_000])
  if (lateMs) world.fates.push({ path: 'MergeCustomerLine', lateMs })
  await load(linkTo(pick(['/home', '/', detail(brand)]), brand), { session: {}, pages: [] })
  ask(always)
}

/** All is well again: the member logs in, goes home and hears what home has to say. */
async function end(seed: number): Promise<void> {
  const { pick } = chanceOf(seed)
  await setOffline(false)
  await passLate()
  // An answer that is lost is looked up for so long.
  if (memberIds.some((id) => issuedNow(id).length > 0)) await pass(100_000, 5)
  for (let tries = 0; tries < 3 && !holder(); tries += 1) {
    // What was stored is lost, the brand too.
    if (!browser.page.store?.getState().session.brandRef) await load(linkTo('/'))
    await logIn(PERSONAS.find((one) => world.notes.asked?.endsWith(one)) ?? pick(PERSONAS))
    await passLate()
  }
  for (let left = 8; left > 0 && modal(); left -= 1) await answerModal()
  await go('/home')
  // What has failed for want of an answer is read again by itself within two minutes.
  await pass(125_000, 5)
  for (let left = 8, silent = 0; left > 0 && silent < 3; left -= 1) {
    await pass(1000, 1)
    silent = (await answerModal()) ? 0 : silent + 1
  }
  ask(always)
  if (!holder()) return
  ask(lastly)
  await sleep(120_000)
  await quiet()
  await askFigures()
  await go('/profile')
  await go(pick(['/profile/points-history', '/profile/privilege-history']))
  await askFigures()
  if (world.notes.typed.has(holder() ?? '')) {
    await go('/profile/edit-profile')
    ask({ 'No draft is lost': draftIsThere })
  }
  if (issuedNow(holder() ?? '').length > 0) {
    await go(detail())
    await pass(20_000, 2)
    ask({ 'No outcome of a redemption is lost': outcomeIsTold })
  }
  ask(atLast)
}

function chooseNext({ next, pick }: Chance): Step {
  const possible = Object.entries(actions).filter(([, { can }]) => can?.() ?? true)
  // With an answer on its way, so that it comes to another member, or to nobody.
  const turns = pending() > 0 ? 8 : 1
  const name = pick(
    possible.flatMap(([one, { weight = 1, isTurn }]) =>
      Array<string>(isTurn ? weight * turns : weight).fill(one),
    ),
  )
  const path = pick(actions[name]?.sends ?? [undefined])
  const ways = [
    {},
    {},
    { lateMs: 3000 },
    { lateMs: 12_000 },
    { lateMs: 40_000 },
    { lateMs: Infinity },
    { lost: 'before' },
    { lost: 'after' },
  ] as const
  const way = pick(ways)
  const isPlain = path === undefined || Object.keys(way).length === 0
  return { name, seed: Math.floor(next() * 2 ** 31), ...(!isPlain && { fate: { path, ...way } }) }
}

function wordsOf({ name, fate }: Step): string {
  if (!fate) return name
  const late = fate.lateMs === Infinity ? 'never comes' : `late by ${fate.lateMs} ms`
  return `${name} (${fate.path || 'the next answer'} ${fate.lost ? `lost ${fate.lost}` : late})`
}

/** Runs the steps, or chooses them as it goes; gives them with what was broken, if anything was. */
async function run(seed: number, given?: Step[]): Promise<{ steps: Step[]; broken?: Broken }> {
  const steps: Step[] = []
  const chance = chanceOf(seed)
  const length = given?.length ?? 4 + Math.floor(chance.next() * (MOST_ACTIONS - 3))
  try {
    await begin(seed)
    for (let at = 0; at < length; at += 1) {
      const step = given?.[at] ?? chooseNext(chance)
      const action = actions[step.name]
      if (!action || action.can?.() === false) continue
      steps.push(step)
      const ofStep = chanceOf(step.seed)
      if (step.fate) world.fates.push(step.fate)
      // What hears that the phone is online comes soon after the first paint.
      const isListening = trueTime() - browser.page.openedAt > 1000
      await action.run(ofStep)
      await quiet()
      await pass(ofStep.pick([100, 1000, 4000]))
      ask(always)
      if (step.fate?.lateMs === Infinity) {
        await pass(36_000, 4)
        ask(overdue)
      }
      if (action.isReason && !world.isOffline && isListening) await askFigures()
    }
    await end(seed)
    return { steps }
  } catch (error) {
    if (error instanceof Broken) return { steps, broken: error }
    throw new Error(`seed ${seed}: ${steps.map(wordsOf).join(', ')}`, { cause: error })
  }
}

/** The same break with as few steps as can be found by leaving one out at a time. */
async function shorten(seed: number, steps: Step[], sentence: string): Promise<Step[]> {
  for (let at = steps.length - 1; at >= 0; at -= 1) {
    const fewer = steps.filter((_step, index) => index !== at)
    if ((await run(seed, fewer)).broken?.sentence === sentence) return shorten(seed, fewer, sentence)
  }
  return steps
}

async function describe(seed: number, steps: Step[], { sentence, fact }: Broken): Promise<string> {
  const fewest = await shorten(seed, steps, sentence)
  const words = fewest.map(wordsOf).join(', ') || 'nothing more'
  return `${sentence}, but seed ${seed}, ${world.line ? 'in LINE' : 'in a browser'}: ${words}. ${fact}`
}

const { random } = Math

/** Runs the sequences whose seeds leave `rest` when divided by two, and tells what was broken. */
export async function judgeSeeds(rest: 0 | 1): Promise<string> {
  const all = ONE === undefined ? Array.from({ length: SEQUENCES }, (_none, at) => at + FIRST) : [ONE]
  const found = new Map<string, string>()
  for (const seed of all.filter((one) => one % 2 === rest)) {
    const { steps, broken } = await run(seed)
    if (!broken) continue
    const known = found.get(broken.sentence)
    found.set(broken.sentence, known ? `${known}; seed ${seed}` : await describe(seed, steps, broken))
    if (!known) console.error(found.get(broken.sentence))
  }
  return [...found.values()].join('\n\n')
}

beforeEach(installWorld)
afterEach(async () => {
  Math.random = random
  await closeBrowser()
  restoreBrowser()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
