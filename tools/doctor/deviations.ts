import type { Deviation } from '../../src/api/read/read-answer.ts'
import { listed } from './finding.ts'

/** The deviations of an answer, each habit of its rows once, by path; first those that cost something. */
export function deviationText(deviations: readonly Deviation[]): string {
  const counts = new Map<string, number>()
  const costs = (place: string) => (/left out$|missing$/.test(place) ? 0 : 1)
  for (const { path, what } of deviations) {
    // The value that was left out has said so already.
    if (what === 'row left out' && deviations.some((other) => isLostValue(other, path))) continue
    const said = what === 'text for a date' ? 'no plain yyyy-MM-dd' : what
    const place = `${path.replaceAll(/\[\d+\]/g, '[]') || 'body'}: ${said}`
    counts.set(place, (counts.get(place) ?? 0) + 1)
  }
  const places = [...counts].sort(([one], [other]) => costs(one) - costs(other))
  return listed(places.map(([place, count]) => (count > 1 ? `${place} (${count}×)` : place)))
}

const isLostValue = ({ path, what }: Deviation, row: string) => path === row && what.endsWith(', left out')

/** A picture's address that the app leaves out: plain http, a script, or none at all. */
export const isLostPicture = ({ what }: Deviation) => what.endsWith('for a picture, left out')
