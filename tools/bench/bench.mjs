import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readOptions } from '../command-line/read-options.ts'
import { buildApp, outDir } from '../gallery/build-app.mjs'
import { figuresOf, medianFigures, remarksOf } from './figures.mjs'
import { startHost } from './host.mjs'
import { measure } from './measure.mjs'
import { scenarios } from './scenarios.mjs'
import { startSizes } from './start-sizes.mjs'

const names = scenarios.map(({ name }) => name)
const isPositive = (text) => Number(text) > 0
const options = readOptions({
  runs: { type: 'string', value: 'number', accepts: isPositive, default: '3' },
  /** Part of a scenario's name. */
  only: {
    type: 'string',
    value: names.map((name) => `"${name}"`).join(' | '),
    accepts: (text) => names.some((name) => name.includes(text)),
  },
  /** devtools: throttled as it loads; simulate: Lighthouse's estimate; provided: as fast as this machine is. */
  method: { type: 'string', choices: ['devtools', 'simulate', 'provided'], default: 'devtools' },
  /** How many times slower than this machine; less where others keep it busy. */
  cpu: { type: 'string', value: 'times', accepts: isPositive, default: '4' },
  'no-build': { type: 'boolean', default: false },
})

const BUSY = 1000
const folder = resolve('.bench')
mkdirSync(folder, { recursive: true })
await buildApp({ isForced: !options['no-build'] })
const host = await startHost(outDir)
const table = {}
const remarks = {}
try {
  for (const scenario of scenarios.filter(({ name }) => !options.only || name.includes(options.only))) {
    const runs = []
    for (let run = 1; run <= Number(options.runs); run++) {
      const result = await measure(host.origin, scenario, options)
      writeFileSync(join(folder, `${scenario.name.replace(/\W+/g, '-')}.${run}.json`), JSON.stringify(result))
      remarks[scenario.name] = remarksOf(result)
      runs.push(figuresOf(result))
    }
    table[scenario.name] = medianFigures(runs)
  }
} finally {
  await host.close()
}
writeFileSync(join(folder, 'bench.json'), JSON.stringify({ options, table, remarks }, null, 2))
console.table(table)
console.table(startSizes(outDir))
console.dir(remarks, { depth: null })
if (Object.values(table).some(({ machine }) => machine < BUSY)) {
  console.log('The machine was busy (a quiet one has 1500 or more): the times say little.')
}
