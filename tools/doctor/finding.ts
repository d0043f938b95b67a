import { shortened } from '../../src/lib/letters.ts'
import { plainText } from '../command-line/plain-text.ts'
import { FAULTS, NOTES, type FaultId } from './faults.ts'

export type Result = 'good' | 'note' | 'bad'

/** One line of the report: what was checked, its result and, where something is wrong, how to mend it. */
export interface Finding {
  /** Names its kind for --accept, and never changes. Good findings have none. */
  id?: string
  check: string
  result: Result
  what: string
  mend?: string
}

/** The words for a fault whose remedy differs from the one in `FAULTS`. */
export interface Told {
  what: string
  mend: string
}

/** A table of faults: by the id of each, a function that gives its words where it is found. The remedies are in `FAULTS`. */
export type Rows<Seen> = Readonly<Partial<Record<FaultId, (seen: Seen) => string | Told | false | undefined>>>

export const good = (check: string, what: string): Finding => ({ check, result: 'good', what })
export const fault = (check: string, id: FaultId, what: string, mend?: string): Finding => ({
  id,
  check,
  result: id in NOTES ? 'note' : 'bad',
  what,
  mend: mend ?? { ...FAULTS, ...NOTES }[id],
})

/** The findings of the rows; where none is bad, a good one with the words `well` comes first. */
export function judge<Seen>(check: string, rows: Rows<Seen>, seen: Seen, well?: string): Finding[] {
  const ids = Object.keys(rows) as FaultId[] // all that its type allows
  const findings = ids.flatMap((id) => {
    const told = rows[id]?.(seen)
    if (!told) return []
    return [typeof told === 'string' ? fault(check, id, told) : fault(check, id, told.what, told.mend)]
  })
  return orGood(findings, check, well)
}

/** The same for several places: one line for each fault, with its places. `isFirst`: only the first fault of each place. */
export function judgeEach<Seen>(
  check: string,
  rows: Rows<Seen>,
  places: readonly (readonly [place: string, seen: Seen])[],
  { isFirst = false, well }: { isFirst?: boolean; well?: string } = {},
): Finding[] {
  const found = new Map<string, { finding: Finding; at: Set<string> }>()
  for (const [place, seen] of places) {
    const findings = judge(check, rows, seen)
    for (const finding of isFirst ? findings.slice(0, 1) : findings) {
      const { at } = found.get(finding.what) ?? { at: new Set() }
      found.set(finding.what, { finding, at: at.add(place) })
    }
  }
  const told = ({ what }: Finding, at: Set<string>) => `${what}: ${listed([...at])}`
  const findings = [...found.values()].map(({ finding, at }) => ({ ...finding, what: told(finding, at) }))
  return orGood(findings, check, well)
}

const orGood = (findings: Finding[], check: string, well: string | undefined): Finding[] =>
  well === undefined || findings.some(({ result }) => result === 'bad')
    ? findings
    : [good(check, well), ...findings]

/** A finding as a terminal may show it. */
export const plainFinding = (finding: Finding): Finding =>
  Object.fromEntries(
    Object.entries(finding).map(([key, text]) => [key, plainText(String(text))]),
  ) as unknown as Finding // its fields are texts

/** A value from outside as a report may quote it: short, and on one line. */
export function quoted(value: unknown): string {
  const text = (JSON.stringify(value) ?? String(value)).replaceAll(/\s+/g, ' ')
  return shortened(text, 60)
}

/** An address without what may be secret in it: query, fragment, user and password. */
export function plainAddress(address: string, base?: string): string {
  if (!URL.canParse(address, base)) return 'an address that cannot be read'
  const { origin, pathname, protocol } = new URL(address, base)
  return origin === 'null' ? `${protocol}…` : origin + pathname
}

/** The first `most` names, each once, and how many more there are. */
export function listed(items: readonly string[], most = 5): string {
  const names = [...new Set(items)]
  const shown = names.slice(0, most).join(' · ')
  return names.length > most ? `${shown} · and ${names.length - most} more` : shown
}

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} kB`
