import { operations } from '../../../src/api/generated/operations.ts'
import { API_HEADERS } from '../../build/document/hosting-rules.ts'
import { bad, good, listed, type Finding } from '../finding.ts'
import { dataOf } from '../outcome.ts'
import { policiesOf, sourcesOf } from '../policy.ts'
import { isOk, type Answer } from '../site.ts'
import type { ReadId } from '../reads.ts'
import { brandsByApi, callApi, type Call, type Visit } from '../visit.ts'

const CACHES = 'caches before the API'
const ORIGIN = 'an API on this origin'
const OPEN = 'calls without a bearer'

/** Reads about a member that need no id, and no screen: one of them is enough to tell that the API asks nobody. */
const OF_MEMBER = [
  'getProfile',
  'getCustomerInfo',
  'getTier',
  'listPointHistory',
  'listPrivilegeHistory',
  'listPackageHistory',
] as const satisfies readonly ReadId[]

/** What would show one member to another, or to anybody. */
export async function checkDanger(visit: Visit): Promise<Finding[]> {
  const findings = checkCaches(visit)
  for (const brandRef of brandsByApi(visit)) findings.push(...(await checkOpen(visit, brandRef)))
  return [...findings, ...(await checkOrigin(visit))]
}

/** What an API on the site's own origin answers, its pictures too: as a page of its own it must not reach the member's bearer. */
async function checkOrigin({ site, origin, calls, pictures }: Visit): Promise<Finding[]> {
  const isOwn = (url: string) => URL.canParse(url) && new URL(url).origin === origin
  const own = [...pictures].flatMap(([url, operation]) =>
    isOwn(url) && operation !== 'config.json' ? [site.send(url)] : [],
  )
  const replies = [...calls.map(({ reply }) => reply), ...(await Promise.all(own.slice(0, 5)))]
  const answers = replies.filter((reply) => reply.kind === 'answer' && isOwn(reply.url)) as Answer[] // an answer each
  if (answers.length === 0) return []
  const places = answers.flatMap((answer) =>
    isPowerless(answer) ? [] : [`/${new URL(answer.url).pathname.split('/')[1]}`],
  )
  if (places.length === 0) return [good(ORIGIN, 'its answers can do nothing there')]
  const headers = Object.entries(API_HEADERS).map((header) => header.join(': '))
  const what = `an upload that is opened as a page could read the member’s bearer: ${listed([...new Set(places)])}`
  return [bad(ORIGIN, what, `Send with each of its answers ${headers.join(', and ')}.`)]
}

/** Whether an answer that is opened as a page runs nothing, or nothing that is of the site. */
const isPowerless = (answer: Answer) =>
  answer.headers['x-content-type-options']?.toLowerCase().startsWith('nosniff') === true &&
  policiesOf({ ...answer, text: '' }).some(
    ({ policy }) =>
      policy.get('sandbox')?.includes('allow-same-origin') === false ||
      sourcesOf(policy, 'script-src')?.join() === "'none'",
  )

/** A shared cache answers by the address alone: the next member would get this one's answer. */
function checkCaches({ calls, token, site }: Visit): Finding[] {
  if (token === undefined && !site.recording) return []
  const own = calls.flatMap((call) =>
    operations[call.operation].auth === 'member' &&
    !operations[call.operation].shared &&
    call.reply.kind === 'answer' &&
    isOk(call.reply)
      ? [{ ...call, reply: call.reply }]
      : [],
  )
  if (own.length === 0) return []
  const placesOf = (keptOf: (reply: Answer) => string | undefined) => {
    const words = new Map<string, Set<string>>()
    for (const { operation, reply } of own) {
      const kept = keptOf(reply)
      if (kept) words.set(kept, (words.get(kept) ?? new Set()).add(operation))
    }
    return [...words].map(([word, names]) => `${word} (${listed([...names], 12)})`).join('; ')
  }
  const [kept, mayKeep] = [placesOf(cameFromCache), placesOf(mayBeKept)]
  const mend =
    'Send Cache-Control: no-store with what is a member’s, and let the CDN pass these paths through.'
  const findings = [
    ...(kept ? [bad(CACHES, `a member’s answer came out of a shared cache: ${kept}`, mend)] : []),
    ...(mayKeep ? [bad(CACHES, `a shared cache may keep a member’s answer: ${mayKeep}`, mend)] : []),
  ]
  return findings.length > 0 ? findings : [good(CACHES, 'none may keep what is a member’s')]
}

/** The header by which a cache says that the answer is its own. */
function cameFromCache({ headers }: Answer): string | undefined {
  const names = [
    'x-cache',
    'cf-cache-status',
    'x-proxy-cache',
    'x-cache-status',
    'x-varnish-cache',
    'cdn-cache',
    'cache-status',
    'x-vercel-cache',
  ]
  // TCP_HIT, RefreshHit, `ExampleCache; hit`.
  const isHit = /(?:^|[^a-z])(?:refresh)?(?:HIT|STALE|UPDATING|REVALIDATED)\b/i
  const name = names.find((one) => isHit.test(headers[one] ?? ''))
  if (name) return `${name}: ${headers[name]?.slice(0, 40)}`
  return Number(headers.age) > 0 ? `Age: ${headers.age}` : undefined
}

function mayBeKept({ headers }: Answer): string | undefined {
  const control = (headers['cache-control'] ?? '').toLowerCase()
  // A shared cache goes by its own figure, where there is one.
  const [, seconds] = /s-maxage="?(\d+)/.exec(control) ?? /max-age="?(\d+)/.exec(control) ?? []
  const isPrivate = /\b(private|no-store)\b/.test(control)
  const surrogate = /max-age=[1-9]/.test(headers['surrogate-control'] ?? headers['cdn-cache-control'] ?? '')
  if (surrogate) return 'Surrogate-Control'
  if (isPrivate || /\bno-cache\b/.test(control)) return undefined
  const isPublic = /\bpublic\b/.test(control)
  if (isPublic || Number(seconds) > 0) return `Cache-Control: ${control.slice(0, 60)}`
  const isFresh = control === '' && Date.parse(headers.expires ?? '') > Date.now()
  return isFresh ? 'Expires' : undefined
}

/** An empty list, or an error that comes as a success, gives nothing away. */
function hasData(call: Call | undefined, check: string): boolean {
  const answer = dataOf(call, check)
  const rows = call?.outcome?.sentRows ?? 0
  return 'data' in answer && (rows > 0 || Object.values(answer.data).some((value) => !Array.isArray(value)))
}

/** Whether the API, of the brand where one is named, gives a member's data to whoever asks. */
async function checkOpen(visit: Visit, brandRef: string | undefined): Promise<Finding[]> {
  if (visit.site.recording) return []
  const check = brandRef === undefined ? OPEN : `${OPEN} of ${brandRef}`
  const open: string[] = []
  let isAsked = false
  for (const operation of OF_MEMBER) {
    const call: Call | undefined = await callApi(visit, operation, { bearer: null, brandRef })
    isAsked ||= call?.reply.kind === 'answer'
    if (hasData(call, operation)) open.push(operation)
  }
  if (open.length > 0) {
    const what = `answered with data to whoever asks, without a bearer: ${listed(open, 12)}`
    return [bad(check, what, 'Answer 401 to every member call without a valid bearer.')]
  }
  return isAsked ? [good(check, 'are given nothing of a member')] : []
}
