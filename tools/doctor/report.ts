import type { Finding, Result } from './finding.ts'
import { rootCauses } from './root-causes.ts'

/** How the findings are taken. */
export interface Judging {
  /** Ids of findings that do not make the site unhealthy. */
  accepted?: readonly string[]
  /** Whether what wants a look makes it unhealthy too. */
  isStrict?: boolean
}

type Standing = Result | 'accepted'

const MARKS: Record<Standing, string> = { good: '✓', note: '•', bad: '✗', accepted: '~', unrecorded: '–' }
const WORDS: Record<Standing, string> = {
  good: 'good',
  note: 'to look at',
  bad: 'bad',
  accepted: 'accepted',
  unrecorded: 'not in the recording',
}

export const isHealthy = (findings: readonly Finding[], { accepted = [], isStrict = false }: Judging = {}) =>
  !findings.some(
    ({ id, result }) => !accepted.includes(id) && (result === 'bad' || (isStrict && result === 'note')),
  )

/** A line for each root cause, with the words that mend it and below it what follows from it, and the sum. */
export function textReport(
  findings: readonly Finding[],
  { accepted = [], hasIds = false }: Judging & { hasIds?: boolean } = {},
): string {
  const rows = judged(findings, accepted)
  const lines = rows.flatMap(({ id, check, what, mend, standing, follows }) => [
    [
      `${MARKS[standing]} ${check}: ${what}.`,
      hasIds && ['bad', 'note', 'accepted'].includes(standing) && `[${id}]`,
      mend !== undefined && standing !== 'accepted' && `→ ${mend}`,
    ]
      .filter(Boolean)
      .join(' '),
    ...(follows.length === 0 ? [] : [`    so too: ${follows.map(({ check: name }) => name).join(' · ')}`]),
  ])
  return [...lines, '', `${countsOf(rows.map(({ standing }) => standing))}.`].join('\n')
}

/** The same for machines: each root cause with what follows from it. */
export function jsonReport(site: string, findings: readonly Finding[], judging: Judging = {}): string {
  const rows = judged(findings, judging.accepted ?? []).map(({ standing, follows, ...finding }) => ({
    ...finding,
    ...(standing === 'accepted' && { accepted: true }),
    ...(follows.length > 0 && { follows: follows.map(({ id, check }) => ({ id, check })) }),
  }))
  return JSON.stringify({ site, healthy: isHealthy(findings, judging), findings: rows }, null, 2)
}

interface Judged extends Finding {
  standing: Standing
  follows: readonly Finding[]
}

/** What is accepted causes nothing, and follows from nothing: the others of its kind still have a line. */
function judged(findings: readonly Finding[], accepted: readonly string[]): Judged[] {
  const isAccepted = ({ id, result }: Finding) =>
    (result === 'bad' || result === 'note') && accepted.includes(id)
  const causes = rootCauses(findings.filter((finding) => !isAccepted(finding)))
  // In the order of the checks.
  return findings.flatMap((finding): Judged[] => {
    if (isAccepted(finding)) return [{ ...finding, standing: 'accepted', follows: [] }]
    return causes
      .filter(({ finding: first }) => first === finding)
      .map(({ follows }) => ({ ...finding, standing: finding.result, follows }))
  })
}

function countsOf(standings: readonly Standing[]): string {
  const known = Object.keys(WORDS) as Standing[] // a constant object's
  return known
    .map((standing) => [standings.filter((other) => other === standing).length, WORDS[standing]] as const)
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}`)
    .join(', ')
}
