import type { Deviation } from './read-answer.ts'

const noted = new Set<string>()

/** Tells a developer, once a page load for each place, how an answer differs from the contract. */
export function reportDeviations(operation: string, deviations: readonly Deviation[]): void {
  for (const { path, what } of deviations) {
    // Every row of a list has the same habits.
    const place = `${operation}: ${path.replaceAll(/\[\d+\]/g, '[]')}: ${what}`
    if (noted.has(place)) continue
    noted.add(place)
    console.warn(`${operation}: ${path || 'body'}: ${what}`)
  }
}
