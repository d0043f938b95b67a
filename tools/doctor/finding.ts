import { plainText } from '../command-line/plain-text.ts'
import { idOfCheck, type FindingId } from './finding-ids.ts'

export type Result = 'good' | 'note' | 'bad' | 'unrecorded'

/** One line of the report: what was checked, how it stands and, where something is to be done, what mends it. */
export interface Finding {
  /** Of its kind, stable over versions: what --accept takes. */
  id: string
  check: string
  result: Result
  what: string
  mend?: string
  /** The brand that cannot be found: what else is wrong with it follows. */
  brand?: string
}

export const good = (check: string, what: string): Finding => ({
  id: idOfCheck(check),
  check,
  result: 'good',
  what,
})
/** Works, but somebody should look at it. Without an id, whatever this check notes has that of the check. */
export const note = (check: string, what: string, mend?: string, id?: FindingId): Finding => ({
  id: id ?? idOfCheck(check),
  check,
  result: 'note',
  what,
  ...(mend !== undefined && { mend }),
})
export const bad = (check: string, what: string, mend: string, id?: FindingId): Finding => ({
  id: id ?? idOfCheck(check),
  check,
  result: 'bad',
  what,
  mend,
})
export const unrecorded = (check: string): Finding => ({
  id: idOfCheck(check),
  check,
  result: 'unrecorded',
  what: 'not in the recording',
})

/** A finding as a terminal may show it. */
export const plainFinding = (finding: Finding): Finding =>
  Object.fromEntries(
    Object.entries(finding).map(([key, text]) => [key, plainText(text)]),
  ) as unknown as Finding // its fields are texts

/** The findings of a check, with a good line before them where none is bad. */
export const orGood = (findings: Finding[], check: string, what: string): Finding[] =>
  findings.some(({ result }) => result === 'bad') ? findings : [good(check, what), ...findings]

/** A value from outside as a report may quote it: short, and on one line. */
export function quoted(value: unknown): string {
  const text = (JSON.stringify(value) ?? String(value)).replaceAll(/\s+/g, ' ')
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

/** An address without what may be secret in it: query, fragment, user and password. */
export function plainAddress(address: string, base?: string): string {
  if (!URL.canParse(address, base)) return 'an address that cannot be read'
  const { origin, pathname, protocol } = new URL(address, base)
  return origin === 'null' ? `${protocol}…` : origin + pathname
}

/** A name of each, and how many more there are. */
export function listed(items: readonly string[], most = 5): string {
  const shown = items.slice(0, most).join(' · ')
  return items.length > most ? `${shown} · and ${items.length - most} more` : shown
}

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} kB`
