import { parseArgs } from 'node:util'

interface Option {
  type: 'string' | 'boolean'
  default?: string | boolean
  /** May be given several times: the values are a list. */
  multiple?: boolean
  /** How the list of options shows the option's value; absent: its choices. */
  value?: string
  /** The values that the option takes, one or several with commas between. */
  choices?: readonly string[]
  /** Whether a value is valid, where there are no choices. */
  accepts?: (value: string) => boolean
}

/** The options of a command, by name. */
export type Options = Record<string, Option>

/** The argument of a command: the name of one that it needs, or the choices for one that it needs or that may be absent. */
export type Argument = string | { name: string; choices: readonly string[]; isNeeded?: boolean }

type Parsed = { values: Record<string, unknown> } | { fault: string }

/** The values of a command's options, and of its one `argument` under its name; or what is wrong with them. */
export function parseOptions(options: Options, args: string[], argument?: Argument): Parsed {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: argument !== undefined })
    const fault = [
      argumentFault(argument, positionals),
      ...Object.entries(options).map(([name, option]) => faultOf(name, option, values[name])),
    ].find((found) => found !== undefined)
    if (fault !== undefined) return { fault }
    if (argument === undefined) return { values: { ...values } }
    const name = typeof argument === 'string' ? argument : argument.name
    return { values: { ...values, [name]: positionals[0] } }
  } catch (error) {
    return { fault: (error as Error).message } // parseArgs throws nothing else
  }
}

/** The options that there are, one a line. */
export function usageOf(options: Options): string {
  const lines = Object.entries(options).map(([name, { value, choices }]) =>
    `  --${name} ${value ?? choices?.join(',') ?? ''}`.trimEnd(),
  )
  return ['Options:', ...lines].join('\n')
}

function argumentFault(argument: Argument | undefined, [given, ...more]: string[]): string | undefined {
  if (argument === undefined) return undefined
  if (typeof argument === 'string')
    return given === undefined || more.length > 0 ? `Give one ${argument}` : undefined
  const { name, choices, isNeeded = false } = argument
  if (more.length === 0 && (given === undefined ? !isNeeded : choices.includes(given))) return undefined
  return `Give ${choices.join(' or ')}${isNeeded ? '' : `, or no ${name}`}`
}

function faultOf(name: string, option: Option, given: unknown): string | undefined {
  const { value, choices, accepts } = option
  if (Array.isArray(given))
    return given.map((one) => faultOf(name, option, one)).find((fault) => fault !== undefined)
  if (typeof given !== 'string') return undefined
  if (accepts && !accepts(given)) return `--${name} takes ${value ?? 'another value'}, not ${given}`
  const unknown = given
    .split(',')
    .map((part) => part.trim())
    .filter((part) => choices && !choices.includes(part))
  if (unknown.length === 0) return undefined
  return `--${name}: there is no ${unknown.join(', ')}, but ${choices?.join(', ')}`
}
