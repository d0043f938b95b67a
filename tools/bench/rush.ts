import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { buildTransport } from './rush/load-transport.ts'
import { brokenPromises, printResults, type Results } from './rush/print.ts'
import { RULES } from './rush/rules.ts'
import { SCENARIOS, type Scenario } from './rush/scenarios.ts'
import { simulate } from './rush/run-simulation.ts'

export interface RushOptions {
  /** Where the transport is built, and the figures are written. */
  folder: string
  seed: number
  members: number
  /** Part of a scenario's name. */
  only: string | undefined
}

/**
 * A brand's message, and a rush of its members on the API: the app's own transport in virtual time, beside the rules that it had
 * before and none at all. Gives which promises are broken.
 */
export async function simulateRushes({ folder, seed, members, only = '' }: RushOptions): Promise<string[]> {
  const transport = await buildTransport(join(folder, 'rush'))
  const scenarios = SCENARIOS.filter(({ name }) => name.includes(only))
  const results = new Map<Scenario, Results>(scenarios.map((scenario) => [scenario, {}]))
  const left = scenarios.flatMap((scenario) => RULES.map((rule) => ({ scenario, rule })))
  const work = async () => {
    for (let one = left.shift(); one; one = left.shift()) {
      const figures = await simulate({ api: one.scenario, rule: one.rule, seed, members, transport })
      const ofScenario = results.get(one.scenario) ?? {}
      ofScenario[one.rule] = figures
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  console.log(`${members} members, seed ${seed}`)
  for (const [scenario, figures] of results) printResults(scenario, figures)
  const table = Object.fromEntries([...results].map(([{ name }, figures]) => [name, figures]))
  writeFileSync(join(folder, 'rush.json'), JSON.stringify({ seed, members, table }, null, 2))
  return [...results].flatMap(([scenario, figures]) => brokenPromises(scenario, figures))
}
