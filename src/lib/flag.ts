import { parseText } from './wire-scalar.ts'

/** A flag of the API as a boolean: booleans, 1 and 0, and as text in any case true, false, 1, 0, Y, N; anything else is undefined. */
export function readFlag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value
  const text = parseText(value)?.trim() ?? ''
  if (/^(true|1|y|yes)$/i.test(text)) return true
  return /^(false|0|n|no)$/i.test(text) ? false : undefined
}
