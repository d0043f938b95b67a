import { parseArgs } from 'node:util'

interface Option {
  type: 'string' | 'boolean'
  default?: string | boolean
  /** May be given several times: the values are a list. */
  multiple?: boolean
  /** How the list of options shows the option's value. */
  value?: string
  accepts?: (value: string) => boolean
}

/** The values of the options (and of the one argument, under its name) that this command was called with; a wrong call exits here, with the list of options. */
export function readOptions(
  options: Record<string, Option>,
  argument: string | { name: string; choices: readonly string[] },
  misuseCode = 1,
): Record<string, unknown> {
  const { name, choices } = typeof argument === 'string' ? { name: argument } : argument
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [given = '', ...more] = positionals
    if (given === '' || more.length > 0 || choices?.includes(given) === false)
      throw new Error(`Give ${choices?.join(' or ') ?? `one ${name}`}`)
    for (const [option, { value, accepts = () => true }] of Object.entries(options)) {
      const wrong = [values[option] ?? []].flat().find((text) => !accepts(String(text)))
      if (wrong !== undefined) throw new Error(`--${option} takes ${value}, not ${String(wrong)}`)
    }
    return { ...values, [name]: given }
  } catch (error) {
    const lines = Object.entries(options).map(([option, { value = '' }]) =>
      `  --${option} ${value}`.trimEnd(),
    )
    console.error([(error as Error).message, 'Options:', ...lines].join('\n')) // nothing else is thrown
    process.exit(misuseCode)
  }
}
