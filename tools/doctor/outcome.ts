import { deviationText, isLostPicture } from './deviations.ts'
import { errorFinding, wordsOf } from './error-answer.ts'
import { otherNames, NAMES_MEND, type OtherName } from './other-names.ts'
import { bad, plainAddress, unrecorded, type Finding } from './finding.ts'
import { isHtml, isRedirect, type Answer } from './site.ts'
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
  const misplaced = lostList(check, call, reply)
  if (misplaced) return { finding: misplaced }
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
  if (isHtml(reply) && reply.status >= 500) {
    const mend = 'Look at the log of the API and of what stands before it.'
    return { finding: bad(check, `answered ${reply.status} with an HTML page`, mend) }
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
  const form = formOf(reply.text)
  if (form) return { finding: bad(check, `answered ${reply.status} with ${form[0]}`, form[1]) }
  const [other] = otherNames(call.operation, reply.text)
  if (other) return { finding: otherName(check, other) }
  const inWords = errorInWords(check, reply)
  if (inWords) return { finding: inWords }
  const lacks = deviationText(outcome?.deviations ?? []) || 'no such shape'
  const what = `answered ${reply.status}, but lacks what the app needs: ${lacks}`
  return { finding: bad(check, what, 'Compare the answer with docs/api.md, or src/api/openapi.yaml.') }
}

/** A list that the app does not find reads as an empty one: to a member there is nothing. */
function lostList(
  check: string,
  { operation, outcome }: Call,
  { status, text }: Answer,
): Finding | undefined {
  if (!outcome || !('data' in outcome) || (outcome.sentRows ?? 0) > 0) return undefined
  const [other] = otherNames(operation, text)
  if (other && (other.path === 'the list' || outcome.deviations.some(({ path }) => path === other.path)))
    return otherName(check, other)
  const isLost = outcome.deviations.some(({ path, what }) => what === 'missing' && !path.includes('.'))
  return isLost ? errorInWords(check, { status, text }) : undefined
}

/** An error that comes as a success, in words of the API's own: to the app nothing has failed. */
function errorInWords(check: string, { status, text }: Pick<Answer, 'status' | 'text'>): Finding | undefined {
  const words = wordsOf(text)
  if (words === undefined || /^(ok|success)/i.test(words)) return undefined
  const what = `answered ${status} without what it promises, which a list shows as empty: it says “${words}”`
  return bad(check, what, 'Answer errors with their status and the error body, not with 200.')
}

const otherName = (check: string, { path, found }: OtherName) =>
  bad(check, `has ${found} where the app looks for ${path}`, NAMES_MEND)

/** What an answer is that is no JSON of one object, in words, and what mends it. */
function formOf(text: string): [what: string, mend: string] | undefined {
  if (/^\s*</.test(text)) return ['XML', 'Answer JSON where Accept asks for application/json.']
  if (/^\s*(\)\]\}'|while\(1\)|for\(;;\)|&&&START)/.test(text))
    return ['a prefix before its JSON', 'Leave the prefix out: no page can read the answer as a script.']
  if (/^\s*"\s*[[{]/.test(text)) return ['JSON inside a JSON text', 'Serialise the answer once.']
  return undefined
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
