const FLAGS: Readonly<Record<string, boolean>> = {
  true: true,
  '1': true,
  y: true,
  yes: true,
  false: false,
  '0': false,
  n: false,
  no: false,
}

/** A flag of the API as a boolean: booleans, 1 and 0, and as text in any case true, false, 1, 0, Y, N; anything else is undefined. */
export function readFlag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value
  return typeof value === 'string' || typeof value === 'number'
    ? FLAGS[String(value).trim().toLowerCase()]
    : undefined
}
