import { deviationText, isLostPicture } from './deviations.ts'
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
  return { finding: errorOf(check, call) }
}

function errorOf(check: string, { reply, outcome }: Call): Finding {
  const kind = outcome && 'error' in outcome ? outcome.error.kind : 'malformed'
  const status = reply.kind === 'answer' ? reply.status : 0
  if (kind === 'malformed') {
    const deviations = deviationText(outcome?.deviations ?? [])
    return bad(
      check,
      `answered ${status}, but lacks what the app needs: ${deviations || 'no such shape'}`,
      'Compare the answer with src/api/openapi.yaml.',
    )
  }
  if (kind === 'sessionExpired')
    return bad(
      check,
      'answered 401: the bearer is not valid',
      'Give a fresh bearer of a member of this brand.',
    )
  if (kind === 'notFound')
    return bad(
      check,
      `answered ${status}: there is no such call or row`,
      'Check the path: the contract’s are case-sensitive.',
    )
  return bad(check, `answered ${status} (${kind})`, 'Look at the API’s log for this call.')
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
      'picture-refused',
    ),
  ]
}
