import type { Finding } from './finding.ts'

/** A finding, and what is wrong for the same reason. */
interface Cause {
  finding: Finding
  follows: Finding[]
}

/** What is said of a check only because another line stands in the report. */
const CONSEQUENCES: readonly { what: RegExp; isCause: (finding: Finding) => boolean }[] = [
  {
    what: /^not asked: config\.json names no API/,
    isCause: ({ check, what }) => check === 'config.json' && /^(customerApiUrl|crmApiUrl) /.test(what),
  },
]

/**
 * The findings with one line for each root cause: the same words of several checks (a host that does not answer, a bearer that has
 * expired) have one reason, whose line is the first of them.
 */
export function rootCauses(findings: readonly Finding[]): Cause[] {
  const causes: Cause[] = []
  for (const finding of findings) {
    const cause = causes.find((earlier) => finding.result === 'bad' && isCauseOf(earlier.finding, finding))
    if (cause) cause.follows.push(finding)
    else causes.push({ finding, follows: [] })
  }
  return causes
}

function isCauseOf(cause: Finding, finding: Finding): boolean {
  if (cause.result !== 'bad') return false
  const isSame = cause.what === finding.what && cause.mend === finding.mend
  return isSame || CONSEQUENCES.some(({ what, isCause }) => what.test(finding.what) && isCause(cause))
}
