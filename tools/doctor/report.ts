import type { Finding, Result } from './finding.ts'

/** How the findings are judged. */
interface Judging {
  /** Ids of findings that do not make the site unhealthy. */
  accepted?: readonly string[]
  /** Whether notes make it unhealthy too. */
  isStrict?: boolean
}

type Standing = Result | 'accepted'

const MARKS: Record<Standing, string> = { good: '✓', note: '•', bad: '✗', accepted: '~' }
const WORDS: Record<Standing, string> = { good: 'good', note: 'to look at', bad: 'bad', accepted: 'accepted' }

export const isHealthy = (findings: readonly Finding[], { accepted = [], isStrict = false }: Judging = {}) =>
  !findings.some(
    ({ id = '', result }) => !accepted.includes(id) && (result === 'bad' || (isStrict && result === 'note')),
  )

/** A line for each root cause with its remedy, below it what follows from it, and the totals at the end. */
export function textReport(
  findings: readonly Finding[],
  { accepted = [], hasIds = false }: Judging & { hasIds?: boolean } = {},
): string {
  const causes = causesOf(findings, accepted)
  const lines = causes.flatMap(({ finding: { id, check, what, mend }, standing, follows }) => [
    [
      `${MARKS[standing]} ${check}: ${what}.`,
      hasIds && id !== undefined && `[${id}]`,
      mend !== undefined && standing !== 'accepted' && `→ ${mend}`,
    ]
      .filter(Boolean)
      .join(' '),
    ...(follows.length === 0 ? [] : [`    so too: ${follows.map((finding) => finding.check).join(' · ')}`]),
  ])
  const counts = Object.entries(WORDS).flatMap(([standing, word]) => {
    const count = causes.filter((cause) => cause.standing === standing).length
    return count > 0 ? [`${count} ${word}`] : []
  })
  return [...lines, '', `${counts.join(', ')}.`].join('\n')
}

/** The report as JSON. */
export function jsonReport(site: string, findings: readonly Finding[], judging: Judging = {}): string {
  const rows = causesOf(findings, judging.accepted).map(({ finding, standing, follows }) => ({
    ...finding,
    ...(standing === 'accepted' && { accepted: true }),
    ...(follows.length > 0 && { follows: follows.map(({ id, check }) => ({ id, check })) }),
  }))
  return JSON.stringify({ site, healthy: isHealthy(findings, judging), findings: rows }, null, 2)
}

interface Cause {
  finding: Finding
  standing: Standing
  /** What is wrong for the same reason: a host that does not answer, a bearer that has expired. */
  follows: Finding[]
}

function causesOf(findings: readonly Finding[], accepted: readonly string[] = []): Cause[] {
  const causes: Cause[] = []
  for (const finding of findings) {
    const standing = accepted.includes(finding.id ?? '') ? 'accepted' : finding.result
    const cause = causes.find((one) => one.standing === standing && isAlike(one.finding, finding))
    if (cause && standing !== 'accepted') cause.follows.push(finding)
    else causes.push({ finding, standing, follows: [] })
  }
  return causes
}

const isAlike = (one: Finding, other: Finding) =>
  one.result !== 'good' &&
  one.mend === other.mend &&
  (one.what === other.what || (one.id === other.id && one.check !== other.check))
