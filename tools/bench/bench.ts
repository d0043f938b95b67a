import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { dist } from '../../e2e/support/app-server.ts'
import { readOptions } from '../command-line/read-options.ts'
import { buildApp } from '../gallery/build-app.ts'
import { type Figures, figuresOf, medianFigures, type Remarks, remarksOf } from './figures.ts'
import { startHost } from './host.ts'
import { measure, METHODS } from './measure.ts'
import { measureInHand } from './in-hand.ts'
import { measureInLine } from './in-line.ts'
import { FLOOR, scenarios } from './scenarios.ts'
import { measureTaps } from './taps.ts'

const names = scenarios.map(({ name }) => name)
const options = readOptions(
  {
    runs: { type: 'string', value: 'number', accepts: (text) => Number(text) > 0, default: '3' },
    /** Part of a scenario's name; the floor is always measured too. */
    only: {
      type: 'string',
      value: names.map((name) => `"${name}"`).join(' | '),
      accepts: (text) => names.some((name) => name.includes(text)),
    },
    /** Lighthouse's two mobile presets, unchanged. devtools: throttled as it loads; simulate: Lighthouse's estimate. */
    method: { type: 'string', choices: [...METHODS, 'both'], default: 'both' },
    'no-build': { type: 'boolean', default: false },
  },
  { name: 'subject', choices: ['taps'] },
) as {
  runs: string
  only?: string
  method: string
  'no-build': boolean
  subject?: 'taps'
} // as declared above

const MIN_BENCHMARK_INDEX = 1000
const { only } = options
const runs = Number(options.runs)
const methods = METHODS.filter((method) => ['both', method].includes(options.method))
const wanted = scenarios.filter(({ name }) => !only || name === FLOOR || name.includes(only))
const folder = resolve('.bench')
mkdirSync(folder, { recursive: true })
await buildApp({ isForced: !options['no-build'] })
if (options.subject === 'taps') await benchTaps()
else await benchOpening()

async function benchTaps(): Promise<void> {
  const table = await measureTaps(runs)
  writeFileSync(join(folder, 'taps.json'), JSON.stringify(table, null, 2))
  console.table(table)
}

/** What the app takes to open, the member's code and a long history. */
async function benchOpening(): Promise<void> {
  const host = await startHost(dist, false)
  const hostWithSnapshot = await startHost(dist, true)
  const table: Record<string, Figures> = {}
  const remarks: Record<string, Remarks> = {}
  try {
    for (const method of methods) {
      let floor = NaN
      // The floor is the first scenario: the others are told in its terms.
      for (const scenario of wanted) {
        const row = `${scenario.name} (${method})`
        const figures: Figures[] = []
        for (let run = 1; run <= runs; run += 1) {
          const result = await measure(
            (scenario.hasSnapshot ? hostWithSnapshot : host).origin,
            scenario,
            method,
          )
          writeFileSync(join(folder, `${row.replace(/\W+/g, '-')}.${run}.json`), JSON.stringify(result))
          remarks[row] = remarksOf(result)
          figures.push(figuresOf(result))
        }
        const medians = medianFigures(figures)
        const largestPaint = medians['LCP ms'] ?? NaN
        if (scenario.name === FLOOR) floor = largestPaint
        table[row] = { ...medians, '× floor': Number((largestPaint / floor).toFixed(2)) }
      }
    }
  } finally {
    await host.close()
    await hostWithSnapshot.close()
  }
  const others = only ? [] : [await measureInLine(runs), await measureInHand(runs)]
  writeFileSync(join(folder, 'bench.json'), JSON.stringify({ options, table, others, remarks }, null, 2))
  for (const one of [table, ...others]) console.table(one)
  console.dir(remarks, { depth: null })
  if (Object.values(table).some(({ machine = 0 }) => machine < MIN_BENCHMARK_INDEX)) {
    console.log('The machine was busy (a quiet one has 1500 or more): the times say little.')
  }
}
