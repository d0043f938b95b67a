import type { Finding, Result } from './finding.ts'

const MARKS: Record<Result, string> = { good: '✓', note: '•', bad: '✗', unrecorded: '–' }
const WORDS: Record<Result, string> = {
  good: 'good',
  note: 'to look at',
  bad: 'bad',
  unrecorded: 'not in the recording',
}

export const isHealthy = (findings: readonly Finding[]) => !findings.some(({ result }) => result === 'bad')

/** A line for each finding, with the words that mend it, and the sum. */
export function textReport(findings: readonly Finding[]): string {
  const lines = findings.map(
    ({ check, result, what, mend }) =>
      `${MARKS[result]} ${check}: ${what}.${mend === undefined ? '' : ` → ${mend}`}`,
  )
  return [...lines, '', `${countsOf(findings)}.`].join('\n')
}

export function jsonReport(origin: string, findings: readonly Finding[]): string {
  return JSON.stringify({ site: origin, healthy: isHealthy(findings), findings }, null, 2)
}

function countsOf(findings: readonly Finding[]): string {
  const results = Object.keys(WORDS) as Result[] // a constant object's
  return results
    .map((result) => [findings.filter((finding) => finding.result === result).length, WORDS[result]] as const)
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}`)
    .join(', ')
}
