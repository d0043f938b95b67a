import type { AppError } from '../../../src/api/app-error.ts'
import { operations, type OperationId } from '../../../src/api/generated/operations.ts'
import { bad, good, note, unrecorded, type Finding } from '../finding.ts'
import { dataOf } from '../outcome.ts'
import type { SiteConfig } from '../site-config.ts'
import { isHtml, isReadableFrom, isRedirect, type Answer } from '../site.ts'
import { brandsByApi, callApi, readReply, type Call, type Visit } from '../visit.ts'

const NOBODY = 'doctor-no-such-session'
const NOTHING = 'doctor-no-such-id'
const MEND_BODY = 'Answer {"error": {"http_status", "locale": {"th-th": {title, message}, "en-us": {…}}}}.'

/** What the API answers where it has nothing to give: an error's body, a list that is empty, a row that is not there. */
export async function checkErrors(visit: Visit): Promise<Finding[]> {
  if (visit.site.recording) return checkRecorded(visit)
  const findings: Finding[] = []
  for (const brandRef of brandsByApi(visit)) {
    const owner = brandRef === undefined ? '' : ` of ${brandRef}`
    const expired = await callApi(visit, 'getProfile', { bearer: NOBODY, brandRef })
    findings.push(...checkExpired(expired, visit.origin, owner))
    findings.push(...checkCrm(await callApi(visit, 'getSmsPdpa', { id: NOTHING, brandRef }), owner))
  }
  if (visit.token === undefined) return findings
  const filter = { Field: 'privilege_id', Operator: 'eq', Value: NOTHING }
  const body = { Filters: { Filters: [filter], Ordering: [], Page: 1, Limit: 1 } }
  return [
    ...findings,
    ...checkEmpty(await callApi(visit, 'listPrivileges', { body })),
    ...checkNotFound(await callApi(visit, 'getPrivilegeHistory', { id: NOTHING })),
  ]
}

function checkExpired(call: Call | undefined, origin: string, owner: string): Finding[] {
  const check = `an error’s body${owner}`
  if (call?.reply.kind !== 'answer') return []
  const { reply, outcome } = call
  if (!outcome || !('error' in outcome)) {
    return outcome
      ? [bad(check, 'a bearer that was made up is accepted', 'Verify the bearer of every member call.')]
      : []
  }
  const { error } = outcome
  if (error.kind !== 'sessionExpired') {
    const what = `a bearer that is not valid is answered ${reply.status}, not 401: the app cannot tell that the session has ended`
    return [bad(check, what, 'Answer 401 with the error body.')]
  }
  return checkBody(check, reply, error, origin)
}

function checkBody(check: string, reply: Answer, error: AppError, origin: string): Finding[] {
  if (new URL(reply.url).origin !== origin && !isReadableFrom(reply, origin)) {
    const what = `an answer of status ${reply.status} has no CORS headers that let this site in: the browser hides it, and the app says “no connection”`
    return [bad(check, what, 'Send the CORS headers with errors too, those of the proxy as well.')]
  }
  if (isHtml(reply)) return [bad(check, `status ${reply.status} is answered with an HTML page`, MEND_BODY)]
  if (!error.texts?.th || !error.texts.en) {
    const lacks = [!error.texts?.th && 'Thai', !error.texts?.en && 'English'].filter(Boolean).join(' and ')
    return [
      note(
        check,
        `status ${reply.status} has no ${lacks} words: the member gets the app’s general ones`,
        MEND_BODY,
      ),
    ]
  }
  return [
    good(check, `status ${reply.status}, with words in both languages`),
    ...(reply.status < 400
      ? [note(check, 'an error comes with HTTP status 200', 'Answer the status that the body names.')]
      : []),
  ]
}

/** No invitation is at hand, so that the CRM API is asked for one that is not there. */
function checkCrm(call: Call | undefined, owner: string): Finding[] {
  const check = `the CRM API${owner}`
  const answer = dataOf(call, check)
  if ('data' in answer) return [good(check, 'answers')]
  const { reply } = call ?? {}
  const isAnswered = reply?.kind === 'answer' && reply.status < 500 && !isHtml(reply) && !isRedirect(reply)
  return isAnswered ? [good(check, 'answers, and knows no invitation that was made up')] : [answer.finding]
}

function checkEmpty(call: Call | undefined): Finding[] {
  const check = 'an empty list'
  const answer = dataOf(call, check)
  if ('finding' in answer)
    return isNotFound(call) ? [good(check, 'answers 404, which reads as empty')] : [answer.finding]
  const { payload } = answer.data
  const rows = Array.isArray(payload) ? payload.length : 0
  if (rows === 0) return [good(check, 'is read as empty')]
  const what = `a filter for an id that is not there gives ${rows} rows: a detail would show another privilege`
  return [bad(check, what, 'Let privilege/List obey Filters (Field, Operator, Value).')]
}

function checkNotFound(call: Call | undefined): Finding[] {
  const check = 'a row that is not there'
  if (isNotFound(call)) return [good(check, 'answers 404')]
  const answer = dataOf(call, check)
  if ('data' in answer)
    return [
      bad(
        check,
        'is answered with a row: another member’s, or a made-up one',
        'Answer 404 for an id that is not the member’s.',
      ),
    ]
  const { what } = answer.finding
  return [
    bad(check, `${what}: the app cannot say “Data Not Found”`, 'Answer 404 for an id that is not there.'),
  ]
}

const isNotFound = (call: Call | undefined) =>
  call?.outcome !== undefined && 'error' in call.outcome && call.outcome.error.kind === 'notFound'

/** The errors that a recording happens to hold. */
function checkRecorded({ site, origin, config }: Visit): Finding[] {
  const check = 'an error’s body'
  const errors = (site.recording ?? []).filter(({ url, status }) => status >= 400 && isOfApi(url, config))
  if (errors.length === 0) return [unrecorded(check)]
  const anyOperation = Object.keys(operations)[0] as OperationId // errors are of one shape everywhere
  return errors.flatMap((answer) => {
    const outcome = readReply(anyOperation, answer.url, answer, true)
    return 'error' in outcome ? checkBody(check, answer, outcome.error, origin) : []
  })
}

/** Whether an address is one of the API's calls. */
function isOfApi(url: string, { customerApi, crmApi, shape }: SiteConfig): boolean {
  const starts = [`${shape.apiPrefix}/`, ...Object.values(shape.paths)]
  return [customerApi, crmApi].some((base) => starts.some((start) => url.startsWith(`${base}${start}`)))
}
