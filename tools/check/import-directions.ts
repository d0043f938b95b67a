// Fails on an import that the allow table of .dependency-cruiser.mjs does not name.
import { fileURLToPath } from 'node:url'
import { cruise, type ICruiseOptions, type IViolation } from 'dependency-cruiser'
import { options, roots, ruleSet } from '../../.dependency-cruiser.mjs'

// A parser that cannot read TypeScript sees no modules, and so no fault either.
const minModuleCount = 100

const resolveOptions = {
  alias: { '@': fileURLToPath(new URL('../../src', import.meta.url)) },
  extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json'],
  exportsFields: ['exports'],
  conditionNames: ['import', 'browser', 'default', 'types'],
}

const rules = { ...options, ruleSet, validate: true } as ICruiseOptions // plain data, whose literals JavaScript types as strings
const { output } = await cruise(roots, rules, resolveOptions)
if (typeof output === 'string') throw new Error(output)
const { modules, summary } = output
const own = modules.filter(({ source }) => roots.some((root) => source.startsWith(root)))

const describe = ({ from, to, rule, cycle }: IViolation) =>
  cycle
    ? `${from} is in a circle: ${cycle.map(({ name }) => name).join(' → ')}`
    : `${from} may not import ${to} (${rule.name})`
const faults = summary.violations.map(describe)
if (own.length <= minModuleCount) faults.push(`only ${own.length} modules were seen: is the parser working?`)

for (const fault of faults) console.error(fault)
console.log(`${own.length} modules, ${summary.totalDependenciesCruised} imports, ${faults.length} faults.`)
if (faults.length > 0) process.exitCode = 1
