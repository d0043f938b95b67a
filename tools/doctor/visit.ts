import { randomUUID } from 'node:crypto'
import { operations, type Operation, type OperationId } from '../../src/api/generated/operations.ts'
import { ownPath } from '../../src/config/api-address.ts'
import { readAnswer, type ReadOutcome } from '../../src/api/read/read-answer.ts'
import { isRecord } from '../../src/lib/is-record.ts'
import { decodeTokenPayload } from '../../src/lib/token-payload.ts'
import { reads, type ReadId, type ReadParts } from './reads.ts'
import type { BrandApi, SiteConfig } from './site-config.ts'
import type { Answer, Failure, Reply, Site, Unrecorded } from './site.ts'

/** What all checks share: the site, its configuration, and what has been read of it. */
export interface Visit {
  site: Site
  origin: string
  /** Where the app is served: the origin, or a path below it; without a slash at its end. */
  root: string
  config: SiteConfig
  /** The answer to the site's root. */
  front: Answer
  /** The answer to /home, where it is the app's page. */
  home: Answer | undefined
  /** The member's bearer. */
  token: string | undefined
  /** An ID token of LINE's, which is no bearer. */
  idToken: string | undefined
  /** The brand that the member's calls are about. */
  brandRef: string | undefined
  /** Where LINE's API is; a test has its own. */
  lineApi: string
  mayWrite: boolean
  calls: Call[]
  /** The pictures that answers have named. */
  pictures: Map<string, string>
}

/**
 * A call of the API as the app makes it, and what the app reads of its answer; `at` is when the answer came (ms), `others` are all that
 * have been made.
 */
export type Call = { operation: OperationId; url: string; at?: number; others?: readonly Call[] } & (
  | { reply: Answer; outcome: ReadOutcome }
  | { reply: Failure | Unrecorded; outcome?: undefined }
)

interface Changes extends ReadParts {
  /** In place of the member's; null: none. */
  bearer?: string | null
  body?: unknown
  brandRef?: string | undefined
  /** Not made again where it has been made. */
  isOnce?: boolean
}

/** Makes one read as the app makes it, and notes it; `undefined` where its base is not known. */
export async function callApi(
  visit: Visit,
  operation: ReadId,
  changes: Changes = {},
): Promise<Call | undefined> {
  const { config, site } = visit
  const facts = operations[operation]
  const api = config.apiOf(changes.brandRef ?? visit.brandRef)
  const base = 'crm' in facts ? api.crmApi : api.customerApi
  if (base === undefined || isOff({ config: api }, operation)) return undefined
  const read = reads[operation]({ ...changes, brandRef: changes.brandRef ?? visit.brandRef ?? '' })
  const held = heldBearer(visit, facts.auth, changes.brandRef)
  const bearer = changes.bearer === null ? undefined : (changes.bearer ?? held)
  const url = base + ownPath(api.shape, read.path)
  const made = visit.calls.find((call) => call.operation === operation && call.url === url)
  if (changes.isOnce && made) return made
  const reply = await site.send(url, {
    method: read.body === undefined ? 'GET' : 'POST',
    headers: appHeaders({ origin: visit.origin, config: api }, base, facts.auth === 'null' ? 'null' : bearer),
    body: changes.body ?? read.body,
  })
  return note(visit, operation, url, reply, bearer !== undefined || site.recording !== undefined)
}

/** Whether config.json says that the brand has no such call: then the app does not make it. */
export function isOff({ config }: { config: BrandApi }, operation: OperationId): boolean {
  const facts: Operation = operations[operation]
  return facts.area !== undefined && config.off.includes(facts.area)
}

/** A brand for each API of the site: the one that is looked at first has no name here, and what anybody may ask is asked of each. */
export function brandsByApi({ config, brandRef, site }: Visit): (string | undefined)[] {
  const identityOf = (ref: string | undefined) => {
    const { customerApi, crmApi, shape } = config.apiOf(ref)
    return JSON.stringify([customerApi, crmApi, shape])
  }
  const others = site.recording ? [] : config.brandRefs
  const byApi = new Map<string, string | undefined>(
    others.toReversed().map((ref) => [identityOf(ref), ref] as const),
  )
  byApi.delete(identityOf(brandRef))
  return [undefined, ...byApi.values()]
}

/** A bearer is for one brand: it stays at home where the call is about another. */
function heldBearer({ token, brandRef }: Visit, auth: string, asked = brandRef): string | undefined {
  return auth.startsWith('member') && asked === brandRef ? token : undefined
}

/** The headers that the app sends; a browser adds the origin where the API has another. */
export function appHeaders(
  { origin, config }: { origin: string; config: BrandApi },
  base: string,
  bearer: string | undefined,
): Record<string, string> {
  return {
    ...config.shape.headers,
    Accept: 'application/json',
    'Accept-Language': 'th',
    'X-Request-Id': randomUUID(),
    ...(new URL(base).origin !== origin && { Origin: origin }),
    ...(bearer !== undefined && { Authorization: `Bearer ${bearer}` }),
  }
}

function note(
  visit: Visit,
  operation: OperationId,
  url: string,
  reply: Reply,
  hasMemberBearer: boolean,
): Call {
  const asked = { operation, url, at: Date.now(), others: visit.calls }
  const call: Call =
    reply.kind === 'answer'
      ? { ...asked, reply, outcome: readReply(operation, url, reply, hasMemberBearer) }
      : { ...asked, reply }
  visit.calls.push(call)
  if (call.outcome && 'data' in call.outcome) notePictures(visit.pictures, operation, call.outcome.data)
  return call
}

/** Every picture that an answer names, but the member's own. */
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
export function readReply(
  operation: OperationId,
  url: string,
  reply: Answer,
  hasMemberBearer: boolean,
): ReadOutcome {
  return readAnswer(
    // As a browser reads it: without a byte-order mark.
    {
      status: reply.status,
      text: reply.text.replace(/^\uFEFF/, ''),
      retryAfter: reply.headers['retry-after'] ?? null,
    },
    { operation, requestId: '', hasMemberBearer, apiOrigin: new URL(url).origin, now: Date.now() },
  )
}

/** The claims of a token, where it has any: a member's bearer may be opaque. */
export const claimsOf = (token: string | undefined): Record<string, unknown> =>
  (token === undefined ? undefined : decodeTokenPayload(token)) ?? {}
