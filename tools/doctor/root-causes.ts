import type { Finding } from './finding.ts'

/** A finding, and what is wrong for the same reason. */
interface Cause {
  finding: Finding
  follows: Finding[]
}

/**
 * The findings with one line for each root cause. The same words of several checks (a host that does not answer, a bearer that has
 * expired) have one reason, whose line is the first of them.
 */
export function rootCauses(findings: readonly Finding[]): Cause[] {
  const causes: Cause[] = []
  // A brand that cannot be found explains what stands above it, too.
  const ordered = findings.toSorted(
    (one, other) => Number(other.brand !== undefined) - Number(one.brand !== undefined),
  )
  for (const finding of ordered) {
    const cause = causes.find((earlier) => isCauseOf(earlier, finding))
    if (cause) cause.follows.push(finding)
    else causes.push({ finding, follows: [] })
  }
  return causes
}

const isSaidAlike = (one: Finding, other: Finding) => one.what === other.what && one.mend === other.mend
const isHiddenError = ({ id, what }: Finding) => id === 'an-errors-body' && what.includes('no CORS headers')

function isCauseOf({ finding: cause, follows }: Cause, finding: Finding): boolean {
  if (cause.result === 'note') return finding.result === 'note' && isSaidAlike(cause, finding)
  if (cause.result !== 'bad' || (finding.result !== 'bad' && finding.result !== 'note')) return false
  if (cause.brand !== undefined && finding.check.endsWith(` of ${cause.brand}`)) return true
  if (
    /^(customerApiUrl|crmApiUrl) /.test(cause.what) &&
    finding.what.startsWith('not asked: config.json names')
  )
    return true
  // Who lets the site in nowhere does not in errors either.
  if (
    cause.check === 'CORS of the customer API' &&
    /-Allow-Origin: /.test(cause.mend ?? '') &&
    isHiddenError(finding)
  )
    return true
  return [cause, ...follows].some((one) => isSaidAlike(one, finding))
}
