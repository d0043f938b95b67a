import { CONTRACT_VERSION, operations, type Operation } from '../../../src/api/generated/operations.ts'
import { listKeyOf } from '../../../src/api/read/read-value.ts'
import { wrongWith } from '../answers.ts'
import { judge, listed, quoted, type Finding, type Rows } from '../finding.ts'
import { policiesOf, sourcesOf } from '../policy.ts'
import { reads, type ReadId } from '../reads.ts'
import { isHtml, isOk, isReadableFrom, isRedirect, type Answer } from '../site.ts'
import { brandsByApi, callApi, dataIn, errorIn, type Call, type Visit } from '../visit.ts'
import { checkChangingCalls } from './changing-calls.ts'
import { MADE_UP_ID } from './lists.ts'

const MADE_UP_BEARER = 'doctor-no-such-session'
const DETAILS: readonly ReadId[] = ['getPrivilegeHistory', 'getPackageHistory']
/** Reads about a member that need no id of theirs: none of them may answer without a bearer. */
const OF_MEMBER = (Object.keys(reads) as ReadId[]).filter((name) => {
  const { auth, shared }: Operation = operations[name]
  return auth === 'member' && !shared && !DETAILS.includes(name)
}) // a constant object's keys

const isExpired = (call: Call) => errorIn(call)?.kind === 'sessionExpired'
/** Of a page in place of the API, and of a call that fails with every bearer, the reading calls have said so. */
const isBroken = ({ operation, reply, others = [] }: Call) =>
  isHtml(reply) ||
  reply.status === 429 ||
  (reply.status >= 500 &&
    others.some(
      (one) => one.operation === operation && one.reply.status === reply.status && one.reply !== reply,
    ))

/** What the API answers to a bearer that was made up. */
const REFUSAL: Rows<{ call: Call; list: Call | undefined; origin: string }> = {
  'any-bearer': ({ call, list }) =>
    (!errorIn(call) || hasData(list)) && 'a bearer that was made up is accepted',
  'session-end': ({ call, list }) => {
    const wrong = [call, list].find((one) => one && !isExpired(one) && !hasData(one) && !isBroken(one))
    return (
      wrong &&
      `a bearer that is not valid is answered ${wrong.reply.status} (${wrong.operation}), not 401: no session would end`
    )
  },
  'error-hidden': ({ call: { reply }, origin }) =>
    new URL(reply.url).origin !== origin &&
    !isReadableFrom(reply, origin) &&
    `an answer of status ${reply.status} has no CORS headers for this site: to the app there is no connection`,
  'error-body': ({ call }) => {
    const { th, en } = errorIn(call)?.texts ?? {}
    const isWordless = isExpired(call) && !(th && en)
    return (
      isWordless && `status ${call.reply.status} has no words in both languages, but the app’s general ones`
    )
  },
}

/** The calls that give a member's data without a bearer. */
const OPEN: Rows<string[]> = {
  'calls-without-a-bearer': (open) =>
    open.length > 0 && `answered with data to whoever asks, without a bearer: ${listed(open, 12)}`,
}

/** What the API answers where it must give nothing: without a valid bearer. */
export async function checkErrors(visit: Visit): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const brandRef of brandsByApi(visit)) {
    const owner = brandRef === undefined ? '' : ` of ${brandRef}`
    const call = await callApi(visit, 'getProfile', { bearer: MADE_UP_BEARER, brandRef })
    // Of an API that redirects the calls have said so.
    const list = await callApi(visit, 'listPointHistory', { bearer: MADE_UP_BEARER, brandRef })
    const seen = call &&
      call.reply.status > 0 &&
      !isRedirect(call.reply) && { origin: visit.origin, call, list }
    if (seen) findings.push(...judge(`an error’s body${owner}`, REFUSAL, seen, 'has words in both languages'))
    const crm = await callApi(visit, 'getSmsPdpa', { id: MADE_UP_ID, brandRef })
    const wrong = crm && (isRedirect(crm.reply) || isHtml(crm.reply)) && wrongWith(crm, `the CRM API${owner}`)
    if (wrong) findings.push(wrong)
    else if (crm) findings.push(...judge(`the CRM API${owner}`, CRM, crm.reply, 'answers'))
    // An API that takes a bearer that was made up might do what it is asked.
    if (call && isExpired(call))
      findings.push(...(await checkChangingCalls(visit, { bearer: MADE_UP_BEARER, brandRef })))
    const asked: Call[] = []
    for (const operation of OF_MEMBER)
      asked.push(
        ...[await callApi(visit, operation, { bearer: null, brandRef })].filter((one) => one !== undefined),
      )
    const open = asked.filter(hasData).map(({ operation }) => operation)
    // Ticked only where the API has refused one.
    const well = asked.some(({ reply }) => reply.status === 401) ? 'are given nothing of a member' : undefined
    findings.push(...judge(`calls without a bearer${owner}`, OPEN, open, well))
  }
  return findings
}

/** The CRM API is asked for an invitation that does not exist, because no real one is known. */
const CRM: Rows<Answer> = {
  'the-crm-api': (reply) => reply.failure ?? (reply.status >= 500 && `answered ${reply.status}`),
}

/** Whether an answer holds data: not an empty list, nor an error that is sent as a success. */
function hasData(call: Call | undefined): boolean {
  if (!call || wrongWith(call, '')) return false
  const { answer: shape }: Operation = operations[call.operation]
  const isList = shape !== undefined && listKeyOf(shape) !== undefined
  return isList
    ? (call.outcome.sentRows ?? 0) > 0
    : Object.values(dataIn(call)).some((value) => !Array.isArray(value))
}

/** A shared cache goes by the address alone, so that the next member would get this one's answer. */
const CACHES: Rows<readonly Call[]> = {
  'caches-before-the-api': (own) => {
    const kept = own.map(
      ({ operation, reply }) => [operation, cameFromCache(reply) ?? mayBeKept(reply)] as const,
    )
    const places = kept.flatMap(([operation, by]) => (by ? [`${operation} (${by.slice(0, 60)})`] : []))
    return places.length > 0 && `a shared cache has kept a member’s answer, or may: ${listed(places)}`
  },
}

/** The header by which a cache says that the answer is its own: TCP_HIT, RefreshHit, `ExampleCache; hit`. */
function cameFromCache({ headers }: Answer): string | undefined {
  const isHit = /(?:^|[^a-z])(?:refresh)?(?:HIT|STALE|UPDATING|REVALIDATED)\b/i
  const found = Object.entries(headers).find(([name, value]) => /cache/.test(name) && isHit.test(value))
  return found?.join(': ') ?? (Number(headers.age) > 0 ? `age: ${headers.age}` : undefined)
}

function mayBeKept({ headers: { 'cache-control': control = '' } }: Answer): string | undefined {
  // A shared cache prefers s-maxage, where there is one.
  const [, seconds] = /s-maxage="?(\d+)/i.exec(control) ?? /max-age="?(\d+)/i.exec(control) ?? []
  const isClosed = /\b(private|no-store|no-cache)\b/i.test(control)
  return !isClosed && (/\bpublic\b/i.test(control) || Number(seconds) > 0) ? control : undefined
}

/** How far the server's clock is ahead of the site's, in minutes: codes and passwords count by it. */
const CLOCK: Rows<number | undefined> = {
  'the-clock-of-the-api': (minutes) =>
    minutes === undefined
      ? 'is not known, for no answer has a Date: countdowns run by the phone’s clock'
      : Math.abs(minutes) > 2 &&
        `is ${Math.abs(minutes)} minutes ${minutes > 0 ? 'ahead' : 'behind'}: codes are over before the app says so`,
}

/** The version of the contract that answers state, if they state one. */
const CONTRACT: Rows<readonly Answer[]> = {
  'contract-version': (answers) => {
    const stated = answers.flatMap(({ headers }) => headers['x-contract-version']?.trim() ?? [])
    const others = listed(stated.filter((version) => version !== CONTRACT_VERSION).map(quoted))
    return others && `the API follows ${others}, this site ${quoted(CONTRACT_VERSION)}`
  },
}

const ORIGIN: Rows<readonly Answer[]> = {
  'an-api-on-this-origin': (answers) => {
    const open = answers.filter((answer) => !isInert(answer))
    const places = listed(open.map(({ url }) => `/${new URL(url).pathname.split('/')[1]}`))
    return places && `an upload that is opened as a page could read the member’s bearer: ${places}`
  },
}

/** Whether an answer that is opened as a page can run no script with the site's origin. */
const isInert = (answer: Answer) =>
  answer.headers['x-content-type-options']?.toLowerCase().startsWith('nosniff') === true &&
  policiesOf({ ...answer, text: '' }).some(
    ({ policy }) =>
      policy.get('sandbox')?.includes('allow-same-origin') === false ||
      sourcesOf(policy, 'script-src')?.join() === "'none'",
  )

/** What would show a member's data to somebody else, and a clock that is wrong. */
export async function checkDanger(visit: Visit): Promise<Finding[]> {
  const { site, origin, front, token, calls, pictures } = visit
  const answers = calls.filter(({ reply }) => reply.status > 0)
  const own = answers.filter(({ operation, reply }) => {
    const { auth, shared }: Operation = operations[operation]
    return auth === 'member' && !shared && isOk(reply)
  })
  const isHere = (url: string) => URL.canParse(url) && new URL(url).origin === origin
  const uploads = [...pictures].flatMap(([url, by]) => (isHere(url) && by !== 'config.json' ? [url] : []))
  const uploaded = await Promise.all(uploads.slice(0, 5).map((url) => site.send(url)))
  const here = [...answers.map(({ reply }) => reply), ...uploaded].filter(({ url }) => isHere(url))
  // A cached answer has an old Date, which says nothing of the clock. The error of this machine's clock cancels out.
  const ahead = (reply: Answer) =>
    Number(reply.headers.age) ? NaN : Date.parse(reply.headers.date ?? '') - reply.at
  const skews = answers.map(({ reply }) => Math.round((ahead(reply) - (ahead(front) || 0)) / 60_000))
  const skew = skews.find((minutes) => Math.abs(minutes) > 2) ?? skews.find((minutes) => minutes >= -2)
  const caches =
    own.length === 0 ? [] : judge('caches before the API', CACHES, own, 'none keeps what is a member’s')
  return [
    ...(token === undefined ? [] : caches),
    ...(answers.length === 0
      ? []
      : judge('the clock of the API', CLOCK, skew, 'is right, by the Date of its answers')),
    ...judge('an API on this origin', ORIGIN, here),
    ...judge(
      'the contract',
      CONTRACT,
      answers.map(({ reply }) => reply),
    ),
  ]
}
