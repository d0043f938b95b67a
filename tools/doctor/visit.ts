import { randomUUID } from 'node:crypto'
import { encodeBody } from '../../src/api/encode-request.ts'
import { operations, type Operation, type OperationId } from '../../src/api/generated/operations.ts'
import { ownPath } from '../../src/config/api-address.ts'
import { readAnswer, type ReadOutcome } from '../../src/api/read/read-answer.ts'
import { isRecord } from '../../src/lib/is-record.ts'
import { decodeTokenPayload } from '../../src/lib/token-payload.ts'
import { reads, type ReadId, type ReadParts } from './reads.ts'
import type { BrandApi, SiteConfig } from './site-config.ts'
import type { Answer, Site } from './site.ts'

/** What all checks share: the site, its configuration, and what has been read of it. */
export interface Visit {
  site: Site
  origin: string
  /** Where the app is served: the origin, or a path below it; without a slash at its end. */
  root: string
  config: SiteConfig
  front: Answer
  /** What the build has listed of its files, hash by name, where the list is there. */
  hashes: Record<string, unknown> | undefined
  /** The answer to /home, where it is the app's page. */
  home: Answer | undefined
  token: string | undefined
  /** An ID token of LINE's, which is no bearer. */
  idToken: string | undefined
  /** The brand that the member's calls are about. */
  brandRef: string | undefined
  /** Where LINE's API is; a test has its own. */
  lineApi: string
  calls: Call[]
  /** Brands that the API does not know. */
  unknownBrands: Set<string>
  /** The pictures that answers have named. */
  pictures: Map<string, string>
}

/** A call of the API as the app makes it, and what the app reads of its answer; `others` are all that have been made. */
export interface Call {
  operation: OperationId
  method?: string
  brandRef?: string
  unknownBrands?: ReadonlySet<string>
  others?: readonly Call[]
  reply: Answer
  outcome: ReadOutcome
}

interface Changes extends ReadParts {
  /** Replaces the member's; null: none. */
  bearer?: string | null
  body?: unknown
  brandRef?: string | undefined
  requestId?: string
  /** Do not repeat a call that has been made. */
  isOnce?: boolean
}

/** Makes one read as the app makes it, and notes it; `undefined` where its base is not known. */
export function callApi(visit: Visit, operation: ReadId, changes: Changes = {}): Promise<Call | undefined> {
  const { brandRef = visit.brandRef ?? '' } = changes
  return makeCall(visit, operation, reads[operation]({ ...changes, brandRef }), changes)
}

/** The same for any call of the contract. */
export async function makeCall(
  visit: Visit,
  operation: OperationId,
  asked: { path: string; body?: object | undefined },
  changes: Changes = {},
): Promise<Call | undefined> {
  const { brandRef = visit.brandRef } = changes
  const facts: Operation = operations[operation]
  const api = visit.config.apiOf(brandRef)
  const base = facts.crm ? api.crmApi : api.customerApi
  if (base === undefined || isOff(api, operation)) return undefined
  // A bearer belongs to one brand, and is not sent with calls about another.
  const isOwn = brandRef === visit.brandRef && facts.auth.startsWith('member')
  const held = isOwn ? visit.token : undefined
  const bearer = changes.bearer === null ? undefined : (changes.bearer ?? held)
  const url = base + ownPath(api.shape, asked.path)
  const body = changes.body ?? asked.body
  const made = visit.calls.find((call) => call.operation === operation && call.reply.url === url)
  if (changes.isOnce && made) return made
  const method = asked.body === undefined ? 'GET' : 'POST'
  const reply = await visit.site.send(url, {
    method,
    headers: {
      ...appHeaders(api, visit.origin, base, facts.auth === 'null' ? 'null' : bearer),
      ...(changes.requestId !== undefined && { 'X-Request-Id': changes.requestId }),
    },
    body: facts.multipart ? encodeBody(body, facts, new Headers()) : body,
  })
  const outcome = readReply(operation, reply, bearer !== undefined)
  const { unknownBrands, calls: others } = visit
  const call = { operation, method, brandRef: brandRef ?? '', unknownBrands, others, reply, outcome }
  visit.calls.push(call)
  if ('data' in outcome) notePictures(visit.pictures, operation, outcome.data)
  return call
}

/** Whether config.json says that the brand has no such call: then the app does not make it. */
export function isOff({ off }: BrandApi, operation: OperationId): boolean {
  const { area }: Operation = operations[operation]
  return area !== undefined && off.includes(area)
}

/** One brand for each API of the site, for calls without a bearer; undefined is the brand that is looked at first. */
export function brandsByApi({ config, brandRef }: Visit): (string | undefined)[] {
  const identityOf = (ref: string | undefined) => {
    const { customerApi, crmApi, shape } = config.apiOf(ref)
    return JSON.stringify([customerApi, crmApi, shape])
  }
  // Of several brands with the same API the first one counts.
  const byApi = new Map(config.brandRefs.toReversed().map((ref) => [identityOf(ref), ref] as const))
  byApi.delete(identityOf(brandRef))
  return [undefined, ...byApi.values()]
}

/** The headers that the app sends; a browser adds the origin where the API has another. */
export const appHeaders = (
  api: BrandApi,
  origin: string,
  base: string,
  bearer?: string,
): Record<string, string> => ({
  ...api.shape.headers,
  Accept: 'application/json',
  'Accept-Language': 'th',
  'X-Request-Id': randomUUID(),
  ...(new URL(base).origin !== origin && { Origin: origin }),
  ...(bearer !== undefined && { Authorization: `Bearer ${bearer}` }),
})

/** Collects every picture that an answer names, except the member's own. */
function notePictures(pictures: Visit['pictures'], operation: OperationId, value: unknown): void {
  if (operation === 'getProfile' || operation === 'getCustomerInfo') return
  if (Array.isArray(value)) for (const item of value) notePictures(pictures, operation, item)
  if (!isRecord(value)) return
  for (const [key, item] of Object.entries(value)) {
    if (typeof item === 'string' && /image_?url$|icon_url$/.test(key)) pictures.set(item, operation)
    else notePictures(pictures, operation, item)
  }
}

/** What the app's own reader says of an answer. */
export const readReply = (operation: OperationId, reply: Answer, hasMemberBearer: boolean): ReadOutcome =>
  readAnswer(
    { status: reply.status, text: reply.text, retryAfter: reply.headers['retry-after'] ?? null },
    { operation, requestId: '', hasMemberBearer, apiOrigin: new URL(reply.url).origin, now: Date.now() },
  )

/** The error that the app reads of an answer. */
export const errorIn = (call: Call | undefined) =>
  call && 'error' in call.outcome ? call.outcome.error : undefined

/** What the app has read of an answer, in the shape of its operation; none of it after an error. */
export const dataIn = <Shape = Record<string, unknown>>(call: Call | undefined): Partial<Shape> =>
  call && 'data' in call.outcome ? (call.outcome.data as Partial<Shape>) : {} // the reader's shape

/** The rows of a list, as they were read. */
export const rowsOf = <Row = Record<string, unknown>>(call: Call | undefined): Row[] =>
  (dataIn<{ payload: Row[] }>(call).payload ?? []).filter(isRecord)

/** The first call of an operation that was made. */
export const madeOf = (calls: readonly Call[], operation: OperationId): Call | undefined =>
  calls.find((call) => call.operation === operation)

/** The claims of a token, where it has any: a member's bearer may be opaque. */
export const claimsOf = (token = ''): Record<string, unknown> => decodeTokenPayload(token) ?? {}
