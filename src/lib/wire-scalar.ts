const NUMBER = /^[+-]?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/

/** A text, or a number's digits, because ids, codes and labels may come as numbers. */
export function parseText(value: unknown): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value
  // An inexact number would be another id.
  const isExact =
    typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= Number.MAX_SAFE_INTEGER
  return isExact ? String(value) : undefined
}

/** A number, also as text (`1250`, `1250.00`, `1,250`). */
export function readNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'string' || !NUMBER.test(value.trim())) return undefined
  return Number(value.replaceAll(',', ''))
}

/** A flag: booleans, 1 and 0, or the texts true, false, 1, 0, Y, N in any case; else undefined. */
export function readFlag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value
  const text = parseText(value)?.trim() ?? ''
  if (/^(true|1|y|yes)$/i.test(text)) return true
  return /^(false|0|n|no)$/i.test(text) ? false : undefined
}
