import type { Departure } from './read-answer.ts'

const noted = new Set<string>()

/** Tells a developer, once a page load for each place, how an answer differs from the contract. */
export function noteDepartures(operation: string, departures: readonly Departure[]): void {
  for (const { path, what } of departures) {
    // Every row of a list has the same habits.
    const place = `${operation}: ${path.replaceAll(/\[\d+\]/g, '[]')}: ${what}`
    if (noted.has(place)) continue
    noted.add(place)
    console.warn(`${operation}: ${path || 'body'}: ${what}`)
  }
}
