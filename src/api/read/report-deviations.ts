import type { Deviation } from './read-answer.ts'

const noted = new Set<string>()

/** Logs an answer's deviations from the contract for developers, each once per page load. */
export function reportDeviations(operation: string, deviations: readonly Deviation[]): void {
  for (const { path, what } of deviations) {
    // All rows of a list share an entry.
    const place = `${operation}: ${path.replaceAll(/\[\d+\]/g, '[]')}: ${what}`
    if (noted.has(place)) continue
    noted.add(place)
    console.warn(`${operation}: ${path || 'body'}: ${what}`)
  }
}
