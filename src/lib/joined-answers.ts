/**
 * The values in an answer that is joined by commas: a custom form's multi-select. What begins with an option's value is that,
 * the longest first, because a value may have commas of its own; anything else ends at its comma.
 */
export function readJoined(answer: string, options: readonly string[]): string[] {
  const byLength = options.filter(Boolean).sort((one, other) => other.length - one.length)
  const values = new Set<string>()
  let rest = answer.trim()
  while (rest !== '') {
    const isNext = (value: string) => rest.startsWith(value) && /^\s*(,|$)/.test(rest.slice(value.length))
    const value = byLength.find(isNext) ?? rest.split(',', 1)[0] ?? ''
    if (value.trim()) values.add(value.trim())
    rest = rest.slice(value.length).replace(/^[\s,]+/, '')
  }
  return [...values]
}
