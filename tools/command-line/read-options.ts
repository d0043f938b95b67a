import { parseOptions, usageOf, type Argument, type Options } from './parse-options.ts'

/** The values of the options (and of the one argument, under its name) that this command was called with; a wrong call exits here, with the list of options. */
export function readOptions(options: Options, argument?: Argument, misuseCode = 1): Record<string, unknown> {
  const parsed = parseOptions(options, process.argv.slice(2), argument)
  if ('values' in parsed) return parsed.values
  console.error(`${parsed.fault}\n${usageOf(options)}`)
  process.exit(misuseCode)
}
