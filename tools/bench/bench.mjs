import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readOptions } from '../command-line/read-options.ts'
import { buildApp, outDir } from '../gallery/build-app.mjs'
import { figuresOf, medianFigures, remarksOf } from './figures.mjs'
import { startHost } from './host.mjs'
import { measure } from './measure.mjs'
import { measureInHand } from './in-hand.mjs'
import { measureInLine } from './in-line.mjs'
import { FLOOR, scenarios } from './scenarios.mjs'
import { startSizes } from './start-sizes.mjs'

const names = scenarios.map(({ name }) => name)
const isPositive = (text) => Number(text) > 0
const options = readOptions({
  runs: { type: 'string', value: 'number', accepts: isPositive, default: '3' },
  /** Part of a scenario's name; the floor is always measured too. */
  only: {
    type: 'string',
    value: names.map((name) => `"${name}"`).join(' | '),
    accepts: (text) => names.some((name) => name.includes(text)),
  },
  /** Lighthouse's two mobile presets, unchanged. devtools: throttled as it loads; simulate: Lighthouse's estimate. */
  method: { type: 'string', choices: ['simulate', 'devtools', 'both'], default: 'both' },
  'no-build': { type: 'boolean', default: false },
})

const MIN_BENCHMARK_INDEX = 1000
const folder = resolve('.bench')
mkdirSync(folder, { recursive: true })
await buildApp({ isForced: !options['no-build'] })
const host = await startHost(outDir)
const methods = options.method === 'both' ? ['simulate', 'devtools'] : [options.method]
const wanted = scenarios.filter(({ name }) => !options.only || name === FLOOR || name.includes(options.only))
const table = {}
const remarks = {}
let inLine
let inHand
try {
  for (const method of methods) {
    for (const scenario of wanted) {
      const row = `${scenario.name} (${method})`
      const runs = []
      for (let run = 1; run <= Number(options.runs); run++) {
        const result = await measure(host.origin, scenario, method)
        writeFileSync(join(folder, `${row.replace(/\W+/g, '-')}.${run}.json`), JSON.stringify(result))
        remarks[row] = remarksOf(result)
        runs.push(figuresOf(result))
      }
      table[row] = medianFigures(runs)
    }
    const floor = table[`${FLOOR} (${method})`]['LCP ms']
    for (const { name } of wanted) {
      const figures = table[`${name} (${method})`]
      figures['× floor'] = Number((figures['LCP ms'] / floor).toFixed(2))
    }
  }
  if (!options.only) {
    inLine = await measureInLine(Number(options.runs))
    inHand = await measureInHand(Number(options.runs))
  }
} finally {
  await host.close()
}
writeFileSync(
  join(folder, 'bench.json'),
  JSON.stringify({ options, table, inLine, inHand, remarks }, null, 2),
)
console.table(table)
if (inLine) console.table(inLine)
if (inHand) console.table(inHand)
console.table(startSizes(outDir))
console.dir(remarks, { depth: null })
if (Object.values(table).some(({ machine }) => machine < MIN_BENCHMARK_INDEX)) {
  console.log('The machine was busy (a quiet one has 1500 or more): the times say little.')
}
