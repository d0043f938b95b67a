import { deviationText, isLostPicture } from './deviations.ts'
import { errorFinding } from './error-answer.ts'
import { bad, plainAddress, unrecorded, type Finding } from './finding.ts'
import { isHtml, isRedirect } from './site.ts'
import type { Call } from './visit.ts'

/** The data of a call, or the finding that there is none. */
export function dataOf(
  call: Call | undefined,
  check: string,
): { data: Record<string, unknown> } | { finding: Finding } {
  if (!call)
    return {
      finding: bad(
        check,
        'not asked: config.json names no API that can be used',
        'Mend customerApiUrl and crmApiUrl.',
      ),
    }
  const { reply, outcome } = call
  if (reply.kind === 'unrecorded') return { finding: unrecorded(check) }
  if (reply.kind === 'failure') return { finding: bad(check, reply.what, reply.mend) }
  if (outcome && 'data' in outcome) return { data: outcome.data as Record<string, unknown> } // a shape is an object or a list
  if (isRedirect(reply)) {
    const what = `redirects to ${plainAddress(reply.headers.location ?? '', reply.url)}`
    return {
      finding: bad(
        check,
        what,
        'Give the address behind the redirect: a browser’s preflight may not be redirected.',
      ),
    }
  }
  if (isHtml(reply)) {
    const what = `answered ${reply.status} with an HTML page`
    return {
      finding: bad(
        check,
        what,
        'Check that customerApiUrl and crmApiUrl lead to the API, not to a web site or a login page.',
      ),
    }
  }
  if (outcome && 'error' in outcome && outcome.error.kind !== 'malformed')
    return { finding: errorFinding(check, call, reply) }
  const lacks = deviationText(outcome?.deviations ?? []) || 'no such shape'
  const what = `answered ${reply.status}, but lacks what the app needs: ${lacks}`
  return { finding: bad(check, what, 'Compare the answer with docs/api.md, or src/api/openapi.yaml.') }
}

/** The pictures that a call names and the app refuses. */
export function lostPictures(call: Call | undefined, check: string): Finding[] {
  const lost = (call?.outcome?.deviations ?? []).filter(isLostPicture)
  if (lost.length === 0) return []
  return [
    bad(
      check,
      `pictures left out, no https address: ${deviationText(lost)}`,
      'Give https addresses, or paths on the API’s origin.',
    ),
  ]
}
