import { operations, type Operation, type OperationId } from '../../src/api/generated/operations.ts'
import type { InfoFieldList } from '../../src/api/generated/endpoints.ts'
import { parseBody } from '../../src/api/read/answer-body.ts'
import { isRecord } from '../../src/lib/is-record.ts'
import { bad, good, note, type Finding } from './finding.ts'
import { isOk, type Answer } from './site.ts'
import type { Call } from './visit.ts'

/** Where APIs write what was wrong, the plainest first. */
const KEYS = [
  'message',
  'error_description',
  'detail',
  'title',
  'reason',
  'msg',
  'error',
  'errors',
  'locale',
  'en-us',
  'th-th',
]
/** A header that an error asks for by its name. */
const HEADER =
  /\b(x-[a-z\d]+(?:-[a-z\d]+)*|(?:ocp-apim-)?(?:subscription|api)[-_ ]?key|(?:tenant|client|app|channel|brand)[-_](?:id|key|code))\b/i
/** The header behind what is no header's name. */
const MEANT: Readonly<Record<string, string>> = {
  subscriptionkey: 'Ocp-Apim-Subscription-Key',
  apikey: 'X-Api-Key',
}

/** What an API's error answer says, and the field of config.json that mends it, if one does. */
export function errorFinding(check: string, call: Call, reply: Answer): Finding {
  const { status, headers } = reply
  const facts: Operation = operations[call.operation]
  const words = wordsOf(reply.text)
  const said = words === undefined ? '' : `: it says “${words}”`
  if (/^\s*basic\b/i.test(headers['www-authenticate'] ?? '')) {
    const what = `answered ${status}, and asks for a name and a password (basic auth)`
    const mend =
      'Let what stands before the API pass the app’s calls: config.json has no password, and Authorization is the member’s bearer.'
    return bad(check, what, mend)
  }
  const [, named] = [400, 401, 403, 412, 428].includes(status) ? (HEADER.exec(words ?? '') ?? []) : []
  if (named !== undefined) {
    const header = MEANT[named.toLowerCase().replaceAll(/[-_ ]/g, '')] ?? named
    const mend = `Give it in headers of config.json, {"${header}": "…"}, where everybody can read it, and allow it in Access-Control-Allow-Headers.`
    return bad(check, `answered ${status}: it asks for the header ${named}`, mend)
  }
  const kind = call.outcome && 'error' in call.outcome ? call.outcome.error.kind : 'malformed'
  if (status === 401 && facts.auth !== 'member' && kind === 'unauthenticated') {
    const what = `answered 401: the app has no bearer for it before a login${said}`
    return bad(check, what, 'Let it answer without a bearer.')
  }
  if (status === 401) {
    const mend = 'Give a fresh bearer of a member of this brand.'
    // The contract's own words for the end of a session say no more.
    const isPlain = call.outcome && 'error' in call.outcome && call.outcome.error.texts !== undefined
    return bad(check, `answered 401: the bearer is not valid${isPlain ? '' : said}`, mend)
  }
  if (status === 403 && /expired|invalid token|jwt/i.test(words ?? ''))
    return bad(check, `answered 403: the app cannot tell that the session has ended${said}`, 'Answer 401.')
  if (isMissing(reply)) return missingFinding(check, call, reply)
  if (status === 429) {
    const mend = 'Allow more calls from one address: all members of a mobile network share a few.'
    return bad(check, `answered 429: too many calls${said}`, mend)
  }
  return bad(check, `answered ${status} (${kind})${said}`, 'Look at the API’s log for this call.')
}

/** Whether an answer says that there is no such call. */
const isMissing = ({ status }: Answer) => [404, 405, 410, 501].includes(status)

/** One call that is missing is the brand's lack or has another path; where all are, the path of all is another. */
function missingFinding(check: string, { operation, others = [] }: Call, { status }: Answer): Finding {
  const { area }: Operation = operations[operation]
  const what = `answered ${status}: there is no such call or row`
  if (!others.some(({ reply }) => reply.kind === 'answer' && isOk(reply))) {
    const mend =
      'Where every call answers so: give apiPrefix in config.json what stands in place of /api/v1.0, or mend the API’s address. Where this one does: give its own path in paths.'
    return bad(check, what, mend)
  }
  if (OF_ADDRESSES.has(operation)) return missingAddresses(check, what, others)
  return area === undefined
    ? bad(check, what, 'Give its own path in paths of config.json: the contract’s are case-sensitive.')
    : bad(
        check,
        what,
        `Write "off": ["${area}"] into config.json if the API has no such call, or its own path into paths.`,
      )
}

/** Asked by the form of the member's details alone, where it has an address. */
const OF_ADDRESSES: ReadonlySet<OperationId> = new Set([
  'listCountries',
  'listProvinces',
  'listDistricts',
  'listSubDistricts',
  'listPostalCodes',
])

function missingAddresses(check: string, what: string, others: readonly Call[]): Finding {
  const fields = others.find(({ operation }) => operation === 'listInfoFields')?.outcome
  const asksFor = fields && 'data' in fields ? (fields.data as InfoFieldList).payload : undefined // the reader's shape
  const isAsked = asksFor?.some(({ field, is_display }) => field === 'address' && is_display)
  if (isAsked === false)
    return good(check, `${what}; nor is it needed: no form of this brand asks for an address`)
  const mend =
    'Give its own path in paths of config.json (the contract’s are case-sensitive); where the API has none, leave address out of Customer/DynamicInfoConfig.'
  return isAsked ? bad(check, what, mend) : note(check, what, mend)
}

/** The API's own words for an error: short, and without what could be a member's or a secret. */
export function wordsOf(text: string): string | undefined {
  const parsed = parseBody(text)
  const words = parsed === 'unreadable' ? undefined : wordsIn(parsed.body)
  if (words === undefined) return undefined
  const masked = words
    .slice(0, 1000)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[^\s@]+@[^\s@]+/g, '…')
    .replaceAll(/(?=[\w.+/=-]*\d)[\w.+/=-]{16,}/g, '…')
    .replaceAll(/\d[\d -]{2,}\d/g, '…')
    .trim()
  return masked.length > 100 ? `${masked.slice(0, 97)}…` : masked
}

function wordsIn(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value
  if (Array.isArray(value)) return depth > 4 ? undefined : wordsIn(value[0], depth + 1)
  if (!isRecord(value) || depth > 4) return undefined
  const plain = Object.fromEntries(Object.entries(value).map(([key, entry]) => [key.toLowerCase(), entry]))
  for (const key of KEYS) {
    const words = wordsIn(plain[key], depth + 1)
    if (words !== undefined) return words
  }
  return undefined
}
