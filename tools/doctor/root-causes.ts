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

function isCauseOf({ finding: cause, follows }: Cause, finding: Finding): boolean {
  if (cause.result !== 'bad' || (finding.result !== 'bad' && finding.result !== 'note')) return false
  if (cause.brand !== undefined && finding.check.endsWith(` of ${cause.brand}`)) return true
  if (
    /^(customerApiUrl|crmApiUrl) /.test(cause.what) &&
    finding.what.startsWith('not asked: config.json names')
  )
    return true
  return [cause, ...follows].some(({ what, mend }) => what === finding.what && mend === finding.mend)
}
