import type { Figures } from './figures.ts'
import { RULES, type Rule } from './rules.ts'
import type { Scenario } from './scenarios.ts'

/** The figures of a scenario, by the rules under which they came about. */
export type Results = Partial<Record<Rule, Figures>>

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

const rowOf = (figures: Figures) => ({
  needed: figures.needed,
  sent: figures.sent,
  amplification: Number(figures.amplification.toFixed(2)),
  repetition: Number(figures.repetition.toFixed(2)),
  'home in 3 s': percent(figures.within[0]),
  '10 s': percent(figures.within[1]),
  '60 s': percent(figures.within[2]),
  'gave up': percent(figures.givenUp),
  never: percent(figures.stuck),
  'longest wait s': Math.round(figures.longestWait),
  'well after s': figures.wellAfter,
  wave: `${figures.wave.correlation.toFixed(2)} (${figures.wave.lag} s)`,
})

/** Prints what became of a scenario: the figures, and the load over time. */
export function printResults({ name, about }: Scenario, results: Results): void {
  const rules = RULES.filter((rule) => results[rule])
  console.log(`\nThe API ${name}: ${about}`)
  console.table(Object.fromEntries(rules.map((rule) => [rule, rowOf(results[rule] as Figures)])))
  const loads = rules.map((rule) => {
    const { load, capacity } = results[rule] as Figures
    return load.map((calls) => calls / capacity)
  })
  const last = Math.max(...loads.map((load) => load.findLastIndex((share) => share > 0)))
  console.log(
    ['Load', ...rules.map((rule) => `${rule} (| is the API's capacity)`.padEnd(WIDTH + 6))].join('  '),
  )
  for (let at = 0; at <= last; at += 1)
    console.log([`${at * 10}`.padStart(4), ...loads.map((load) => bar(load[at] ?? 0))].join('  '))
}

const WIDTH = 30
/** Of a bar so many characters are the API's capacity. */
const FULL = 10

function bar(share: number): string {
  const length = Math.min(WIDTH, Math.round(share * FULL))
  const line = '█'.repeat(length).padEnd(WIDTH)
  return `${line.slice(0, FULL)}|${line.slice(FULL)} ${share.toFixed(2).padStart(4)}`
}

const MOST_REPETITION = 1.1
const WELL_AFTER_S = 30
const LONGEST_WAIT_S = 60
const MOST_WAVE = 0.3

/** Which promises the app's rules break. */
export function brokenPromises({ name, fall }: Scenario, { ours, before }: Results): string[] {
  if (!ours) return []
  const promises: [string, boolean][] = [
    [`repeats ${ours.repetition.toFixed(3)}`, ours.repetition <= MOST_REPETITION],
    [`comes in waves of ${ours.wave.lag} s`, ours.wave.correlation < MOST_WAVE],
    [`leaves members without home`, ours.stuck === 0],
  ]
  if (fall)
    promises.push(
      [`is well after ${ours.wellAfter} s only`, ours.wellAfter <= WELL_AFTER_S],
      [`is no better than before`, !before || before.wellAfter > WELL_AFTER_S],
      [`lets a member wait ${ours.longestWait.toFixed(0)} s`, ours.longestWait <= LONGEST_WAIT_S],
    )
  return promises.filter(([, isKept]) => !isKept).map(([what]) => `The API ${name}: it ${what}.`)
}
