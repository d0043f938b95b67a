import { operations, type Operation } from '../../src/api/generated/operations.ts'
import { parseBody } from '../../src/api/read/answer-body.ts'
import type { Deviation } from '../../src/api/read/read-answer.ts'
import { fieldsOf, listKeyOf } from '../../src/api/read/read-value.ts'
import { isRecord } from '../../src/lib/is-record.ts'
import { idOf } from './faults.ts'
import { fault, judge, listed, plainAddress, type Finding, type Rows } from './finding.ts'
import { isHtml, isOk, isPacked, isRedirect, type Answer } from './site.ts'
import { errorIn, type Call } from './visit.ts'

/** A member may have no tier, and a brand no picture of its own. */
const MAY_BE_NONE: readonly string[] = ['getTier', 'getDefaultImage']

/** What is wrong with the answer of a call as a whole. */
export function wrongWith(call: Call | undefined, check: string): Finding | undefined {
  if (!call) return fault(check, 'not-asked', 'not asked: config.json names no API that can be used')
  if (MAY_BE_NONE.includes(call.operation) && errorIn(call)?.kind === 'notFound') return undefined
  const [found] = judge(check, ROWS, factsOf(call))
  // One cause of many calls, whichever they are.
  const isOfMany = found?.id === 'names-in-answers' || found?.id === 'theme-brand-unknown'
  return found && !isOfMany ? { ...found, id: idOf(call.operation) } : found
}

/** What is wrong with the answer of a call as a whole, or else by the rows. */
export function judgeAnswer<Seen>(
  call: Call | undefined,
  check: string,
  rows: Rows<Seen>,
  seen: Seen,
  well: string,
): Finding[] {
  const wrong = wrongWith(call, check)
  return wrong ? [wrong] : judge(check, rows, seen, well)
}

function factsOf(call: Call) {
  const { operation, reply, outcome } = call
  const { auth, answer, area }: Operation = operations[operation]
  const parsed = parseBody(reply.text)
  const body = parsed === 'unreadable' ? undefined : parsed.body
  const words = wordsIn(body)
  const key = answer === undefined ? undefined : listKeyOf(answer)
  const isBareList = answer?.endsWith('[]') && isRecord(body) && !hasList(body)
  const missing = outcome.deviations.flatMap(({ path, what }) => (what === 'missing' ? [path] : []))
  return {
    ...call,
    auth,
    area,
    /** The kind of error that the app reads. */
    kind: errorIn(call)?.kind,
    /** What the API says in its own words, for the end of a line. */
    said: words === undefined ? '' : `: it says “${masked(words)}”`,
    /** The names that the answer has in another casing. */
    names: otherNames(reply.text, [...missing, ...(answer === undefined ? [] : keysOf(answer))]),
    /** Whether it is a list by pages, which may be empty. */
    isList: key === 'payload',
    /** The key of the list that is missing; of an answer that is a list, what an object in its place means. */
    listKey: isBareList ? 'a list' : key !== undefined && missing.includes(key) ? key : undefined,
    /** The key inside which the whole answer stands. */
    envelope: isOk(reply) ? envelopeOf(body, answer ?? '') : undefined,
    /** The keys of the body. */
    has: isRecord(body) ? `; it has ${listed(Object.keys(body)) || 'nothing'}` : '',
  }
}

/** Whether the reader finds a list in a body. */
const hasList = (body: unknown): boolean =>
  Array.isArray(body) || (isRecord(body) && (Array.isArray(body.payload) || hasList(body.data)))

/** The key of a body that holds what its shape promises, and is not the contract’s `data`. */
function envelopeOf(body: unknown, shape: string): string | undefined {
  const holds = (value: unknown) =>
    shape.endsWith('[]')
      ? Array.isArray(value)
      : isRecord(value) && fieldsOf(shape).some(({ key }) => key in value)
  if (!isRecord(body) || holds(body) || holds(body.data)) return undefined
  return Object.keys(body).find((key) => holds(body[key]))
}

const isMissing = ({ status }: Answer) => [404, 410, 501].includes(status)

/** Where an answer redirects to, in the same words for all paths that it moves alike. */
export function redirectOf({ url, headers: { location = '' } }: Answer): string {
  if (!URL.canParse(location, url)) return 'redirects to an address that cannot be read'
  const [from, to] = [new URL(url).pathname.split('/'), new URL(location, url).pathname.split('/')]
  if (to.length === from.length + 1 && to.at(-1) === '') from.push('')
  let isSame = false
  while (to.length > 1 && from.length > 1 && to.at(-1) === from.at(-1)) {
    to.pop()
    from.pop()
    isSame = true
  }
  const target = plainAddress(to.join('/') || '/', new URL(location, url).origin)
  return `redirects to ${isSame ? `${target.replace(/\/$/, '')}/…` : target}`
}

/** What can be wrong with an answer as a whole; the first row that applies counts. */
const ROWS: Rows<ReturnType<typeof factsOf>> = {
  'no-answer': ({ reply }) => reply.failure,
  'api-redirects': ({ reply }) => isRedirect(reply) && redirectOf(reply),
  'api-page': ({ reply }) => isHtml(reply) && `answered ${reply.status} with an HTML page`,
  'api-password': ({ reply }) =>
    /^\s*basic\b/i.test(reply.headers['www-authenticate'] ?? '') &&
    `answered ${reply.status}, and asks for a name and a password (basic auth)`,
  'api-packed': ({ reply }) => isPacked(reply) && 'is compressed still after it was unpacked: twice',
  'theme-brand-unknown': ({ reply, brandRef, unknownBrands }) =>
    [400, 404, 422].includes(reply.status) &&
    unknownBrands?.has(brandRef ?? '') &&
    'the API answers its calls, and does not know the brand',
  'call-wants-bearer': ({ kind, auth, said }) =>
    auth !== 'member' &&
    kind === 'unauthenticated' &&
    `answered 401: the app has no bearer for it before a login${said}`,
  'bearer-refused': ({ reply }) => reply.status === 401 && 'answered 401: the bearer is not valid',
  'call-method': ({ reply, method }) =>
    reply.status === 405 && `answered 405: the path is there, but does not take ${method}`,
  'api-elsewhere': ({ others = [], reply }) =>
    isMissing(reply) &&
    !others.some((other) => isOk(other.reply)) &&
    `answered ${reply.status}: there is no such call`,
  'call-missing': ({ reply, area, isList, operation }) => {
    // Where nothing is due, some answer as if nothing were there.
    const isNone = isList || operation === 'checkCustomForms'
    const start = isNone ? 'Answer a list without rows with 200. If there is no such call, add' : 'Add'
    const off = area === undefined ? '' : `, or say that the brand has it not: "off": ["${area}"]`
    return (
      isMissing(reply) && {
        what: `answered ${reply.status}, which the app shows as an error: there is no such call${isNone ? ', or no row' : ''}`,
        mend: `${start} it, or give its own path in paths of config.json${off}.`,
      }
    )
  },
  'call-throttled': ({ reply }) => reply.status === 429 && 'answered 429: too many calls at once',
  'call-refused': ({ kind, reply, said }) =>
    reply.status >= 400 && reply.status < 500 && `answered ${reply.status} (${kind})${said}`,
  'call-fails': ({ kind, reply, said }) =>
    kind !== undefined && kind !== 'malformed' && `answered ${reply.status} (${kind})${said}`,
  'text-in-text': ({ reply }) =>
    /^\s*"\s*[[{]/.test(reply.text) && `answered ${reply.status} with JSON inside a JSON text`,
  envelope: ({ envelope }) => envelope && `stands inside ${envelope}, which the app does not open`,
  'names-in-answers': ({ names }) =>
    names.length > 0 && `the app does not find what stands under another name: ${listed(names)}`,
  'answer-empty': ({ reply, kind, listKey }) =>
    /^\s*(null)?\s*$/.test(reply.text) &&
    (kind === 'malformed' || listKey) &&
    `answered ${reply.status} with nothing inside`,
  'list-missing': ({ reply, listKey, said, has }) =>
    listKey && `answered ${reply.status} without ${listKey}, which reads as an empty one${has}${said}`,
  'answer-lacks': ({ kind, reply, outcome, said, has }) =>
    kind === 'malformed' &&
    `answered ${reply.status}, but lacks what the app needs: ${deviationText(outcome.deviations) || 'no such shape'}${has}${said}`,
}

/** The deviations of an answer, each once for all of its rows; first those by which something is lost. */
export function deviationText(deviations: readonly Deviation[]): string {
  const places = deviations
    .filter(({ what }) => what !== 'row left out')
    .map(({ path, what }) => `${path.replaceAll(/\[\d+\]/g, '[]') || 'body'}: ${what}`)
  return listed(places.toSorted((one, other) => costOf(other) - costOf(one)))
}

const costOf = (place: string) => (/left out$|missing$/.test(place) ? 1 : 0)

const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z\d]/g, '')

/** What an answer lacks and has in another casing: `pointRef` for `point_ref`. */
function otherNames(text: string, paths: readonly string[]): string[] {
  const names = [...new Set([...text.matchAll(/"(\w+)"\s*:/g)].map(([, name = '']) => name))]
  return paths.flatMap((path) => {
    const key = path.split('.').at(-1) ?? ''
    const found = names.includes(key) ? undefined : names.find((name) => plain(name) === plain(key))
    return found === undefined ? [] : [`${found} for ${key}`]
  })
}

/** Every name that a shape can have; how many rows there are no member sees. */
function keysOf(shape: string, above: readonly string[] = []): string[] {
  const bare = shape.replaceAll(/[[\]*]/g, '')
  if (above.includes(bare)) return []
  return fieldsOf(bare).flatMap(({ key, code }) =>
    /^(total|page|limit)$/.test(key) ? [] : [key, ...keysOf(code, [...above, bare])],
  )
}

/** The keys under which APIs say what was wrong, the clearest first. */
const KEYS = ['message', 'error_description', 'detail', 'title', 'reason', 'msg', 'error', 'errors', 'locale']

function wordsIn(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string') return value.trim() === '' || depth === 0 ? undefined : value
  if (depth > 4) return undefined
  if (Array.isArray(value)) return wordsIn(value[0], depth + 1)
  if (!isRecord(value)) return undefined
  const rows = Object.entries(value).map(([key, entry]) => [key.toLowerCase(), entry] as const)
  const keys = [...KEYS, 'en-us', 'th-th'].flatMap((key) => rows.filter(([name]) => name === key))
  return keys.map(([, entry]) => wordsIn(entry, depth + 1)).find((words) => words !== undefined)
}

/** An API's words, shortened, and without anything that could be personal or a secret. */
function masked(words: string): string {
  const text = words
    .slice(0, 1000)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[^\s@]+@[^\s@]+/g, '…')
    .replaceAll(/(?=[\w.+/=-]*\d)[\w.+/=-]{16,}/g, '…')
    .replaceAll(/\d[\d -]{2,}\d/g, '…')
    .trim()
  return text.length > 100 ? `${text.slice(0, 97)}…` : text
}
