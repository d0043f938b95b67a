/** A flag of the wire as a boolean: booleans, and the texts 'true' and 'false' in any case; anything else is undefined. */
export function readFlag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value
  const text = typeof value === 'string' ? value.trim().toLowerCase() : ''
  return text === 'true' ? true : text === 'false' ? false : undefined
}
