import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query'
import { ownPath, type ApiSettings } from '@/config/api-address'
import type { Lifetime } from '@/lib/lifetime'
import { originOfBase } from '@/lib/safe-url'
import { learnServerTime, msOf, serverNow } from '@/lib/server-clock'
import { readStored } from '@/storage/storage'
import { isHostError, type AppError } from './app-error'
import { takeEarlyRead, type EarlyRead } from './early-reads'
import { encodeBody, encodeQuery } from './encode-request'
import type { Operation } from './generated/operations'
import type { Hosts, Outcome, Rest } from './hosts'
import { readAnswer } from './read/read-answer'
import { newRequestId } from './request-id'

/** What the transport asks of the app; injected as the store's thunk argument, so that `api/` knows no session. */
export interface ApiDependencies {
  /** The API of the page's brand. */
  getApi: () => ApiSettings
  /** The member's bearer, if there is one. */
  getToken: () => string | undefined
  getLanguage: () => 'th' | 'en'
  /** The session under which a call is sent. */
  getSession: () => Lifetime
  /** A call that carried this bearer was answered 401. */
  onSessionExpired: (token: string) => void
  /** A member's call has found no bearer that is this page's. Gives whether the page goes on to tell so, or begins anew. */
  onUnsent: () => boolean
  /** A call has failed for good; `status` is absent where no answer came. */
  onError?: (error: AppError, operation: string, status: number | undefined) => void
  /** The API is left alone for a while, or (undefined) answers again. */
  onRest?: (rest: Rest | undefined) => void
  /** Made by the transport with the first read that fails. */
  hosts?: Hosts
  /** How the latest tries of reads went. */
  outcomes: Outcome[]
  /** Sends a read again that is on its way, by its cache key. */
  resend: Map<string, () => void>
}

/** What a success is read as. An error is JSON whatever was asked for. */
export type ResponseType = 'json' | 'text' | 'blob'

export interface ApiRequest {
  url: string
  method?: string
  body?: unknown
  params?: Record<string, unknown>
  headers?: Record<string, string | undefined>
  responseType?: ResponseType
}

/** What the transport gives of a call beside its data or error. */
export interface ApiMeta {
  requestId: string
  /** The response's status and headers; absent where there was no response. */
  status?: number
  headers?: Headers
  /** How many rows a list had on the wire, those too that could not be read. */
  sentRows?: number
  /** The call was not sent, and whoever has to know has been told. */
  isUnsent?: true
}

type Answer = ({ data: unknown } | { error: AppError }) & { meta: ApiMeta }

/** A read without an answer for this long has failed. */
const READ_MS = 30_000

/**
 * The one transport (spec 7): bases, headers, request id, language, null bearer, abort, and retries of reads, which `hosts.ts` allows.
 * Gives what the contract promises of the response, or an AppError, and the response's headers as `meta`; never throws, but for an
 * endpoint without an operation. A read fails after 30 s; what changes something has no timeout.
 */
export const baseQuery: BaseQueryFn<
  ApiRequest | string,
  unknown,
  AppError,
  Partial<Operation>,
  ApiMeta
> = async (request, api, options) => {
  // RTK Query's types let an endpoint do without `extraOptions`: this one has to name its operation there.
  if (options.id === undefined) throw new Error(api.endpoint)
  const operation = options as Operation
  const deps = api.extra as ApiDependencies // makeStore gives exactly this
  const isOff = deps.getApi().off.some((area) => area === operation.area)
  const standIn = isOff ? operation.standIn : undefined
  if (isOff && !standIn) return { error: { kind: 'notFound' }, meta: { requestId: newRequestId() } }
  const asked = typeof request === 'string' ? { url: request } : request
  const call = standIn
    ? prepare({ ...asked, url: standIn }, api, { ...operation, multipart: true })
    : prepare(asked, api, operation)
  return call.isRead
    ? untilCurrent(deps.resend, api, call.requestId, (signal) => sendWhole(call, signal))
    : sendWhole(call, api.signal)
}

/** What a read is answered: it ends as RTK Query leaves it, or after 30 s, and is sent again where it became stale on its way. */
async function untilCurrent(
  resend: Map<string, () => void>,
  { signal: left, queryCacheKey = '' }: BaseQueryApi,
  requestId: string,
  sendWith: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    const sent = new AbortController()
    const { signal } = sent
    const end = (why: 'left' | 'stale' | 'late') => sent.abort(why)
    left.addEventListener('abort', () => end('left'))
    resend.set(queryCacheKey, () => end('stale'))
    const timer = setTimeout(end, READ_MS, 'late')
    const answer = await Promise.race([sendWith(signal), ended(signal, requestId)])
    clearTimeout(timer)
    if (signal.reason !== 'stale' || left.aborted) return answer
  }
}

/** Why there is no answer. */
const lostBy = (signal: AbortSignal | undefined | null, requestId: string): AppError => ({
  kind: signal?.reason === 'late' ? 'unavailable' : signal?.aborted ? 'aborted' : 'offline',
  requestId,
})

/** The answer of a read that has ended; its own race, because an early read's body and a chunk do not hear the signal. */
const ended = (signal: AbortSignal, requestId: string) =>
  new Promise<Answer>((resolve) => {
    const end = () => resolve({ error: lostBy(signal, requestId), meta: { requestId } })
    signal.addEventListener('abort', () => setTimeout(end))
  })

/** Sends a call within its session, and reports a failure. */
async function sendWhole(call: Call, signal: AbortSignal): Promise<Answer> {
  const answer = await withinSession(call.isRead ? sendRead(call, signal) : sendOnce(call), call)
  if ('data' in answer || answer.meta.isUnsent) return answer
  const error = await namedError(answer.error, call)
  if (error.kind === 'sessionExpired') call.deps.onSessionExpired(call.token ?? '')
  call.deps.onError?.(error, call.operation, answer.meta.status)
  return call.isRead || error.kind !== 'sessionExpired' ? { ...answer, error } : silence()
}

/** Sends a read, and again, as its host allows. hosts.ts is loaded once a read has failed, on this page or, as stored, on another. */
async function sendRead(call: Call, signal: AbortSignal): Promise<Answer> {
  call.init.signal = signal
  const sendNoted = async () => noted(call, await sendOnce(call), signal.reason === 'late')
  const isWell = !call.deps.hosts && readStored('circuitBreaker') === undefined
  const firstAnswer = isWell ? await sendNoted() : undefined
  if (firstAnswer && !('error' in firstAnswer && isHostError(firstAnswer.error))) return firstAnswer
  const { operation, host, requestId } = call
  const refuse = (error: AppError): Answer => ({ error, meta: { requestId, isUnsent: true } })
  const hosts = await hostsOf(call)
  return hosts
    ? hosts.send({ host, operation, firstAnswer, sendOnce: sendNoted, refuse }, signal)
    : (firstAnswer ?? sendNoted())
}

/** The latest tries that say how their hosts are. */
const MOST_OUTCOMES = 50

/** Notes how a try of a read went. */
function noted({ operation, host, isShared, deps }: Call, answer: Answer, hasTimedOut?: boolean): Answer {
  const error = 'error' in answer ? answer.error : undefined
  const isOffline = !navigator.onLine
  if (!answer.meta.isUnsent)
    deps.outcomes.push({ operation, host, at: Date.now(), error, isShared, isOffline, hasTimedOut })
  if (deps.outcomes.length > MOST_OUTCOMES) deps.outcomes.shift()
  return answer
}

/** The session may have ended while the call was queued: the call must not go out for the next member. */
async function sendOnce(call: Call): Promise<Answer> {
  const hasBearer = !call.needsBearer || (call.token && call.deps.getToken() === call.token)
  return hasBearer ? send(call) : unsent(call)
}

/** Where its chunk does not load, a read is sent as if all were well, and not again. */
async function hostsOf({ deps }: Call): Promise<Hosts | undefined> {
  const chunk = await import('./hosts').catch(() => undefined)
  if (chunk) deps.hosts ??= chunk.makeHosts(deps.outcomes, (rest) => deps.onRest?.(rest))
  return deps.hosts
}

/**
 * The answer, unless the session under which it was asked for is over: then whoever awaits it does not go on.
 * What a call without a bearer reads (the providers), and the theme, is the same for every session.
 */
function withinSession<T>(answer: Promise<T>, { isOfSession, deps }: Call): Promise<T> {
  return isOfSession ? deps.getSession().only(answer) : answer
}

interface Call {
  /** The operation's id in the contract. */
  operation: string
  isRead: boolean
  /** The answer is the same for every member of the brand. */
  isShared: boolean | undefined
  needsBearer: boolean
  /** It belongs to the session in which it is sent, and so does its answer. */
  isOfSession: boolean
  deps: ApiDependencies
  token: string | undefined
  requestId: string
  responseType: ResponseType
  /** The origin of the API. */
  host: string
  /** Where pictures are that an answer names by a path alone. */
  apiOrigin: string
  url: string
  init: RequestInit
  /** The same read, if the document's head script has sent it already. */
  early: EarlyRead | undefined
}

function prepare(request: ApiRequest, api: BaseQueryApi, operation: Operation): Call {
  const deps = api.extra as ApiDependencies // makeStore gives exactly this
  const { customerApiUrl, crmApiUrl, apiShape } = deps.getApi()
  // State-changing GETs are mutations, and lists that are read with a POST are queries, endless ones of a type of their own.
  const isRead = api.type !== 'mutation'
  const token = operation.auth.startsWith('member') ? deps.getToken() : undefined
  const responseType = request.responseType ?? 'json'
  const headers = new Headers({
    ...apiShape.headers,
    Accept: responseType === 'json' ? 'application/json' : '*/*',
    'Accept-Language': deps.getLanguage() === 'th' ? 'th' : 'en-US',
  })
  if (token) headers.set('Authorization', `Bearer ${token}`)
  if (operation.auth === 'null') headers.set('Authorization', 'Bearer null')
  const body = encodeBody(request.body, operation, headers)
  const base = operation.crm ? crmApiUrl : customerApiUrl
  const url = base + ownPath(apiShape, request.url) + encodeQuery(request.params)
  const early = isRead ? takeEarlyRead(url, headers, body) : undefined
  const mayBeKept = operation.shared && operation.auth !== 'member'
  const requestId = early?.requestId ?? request.headers?.['X-Request-Id'] ?? newRequestId()
  headers.set('X-Request-Id', requestId)
  return {
    operation: operation.id,
    isRead,
    isShared: operation.shared,
    needsBearer: operation.auth === 'member',
    // The theme is the brand's, whoever asks: a session that ends as it is read must not leave the page without its colours.
    isOfSession: !mayBeKept && !(isRead && token === undefined),
    deps,
    token,
    requestId,
    responseType,
    host: originOfBase(base),
    apiOrigin: originOfBase(customerApiUrl),
    url,
    early,
    init: {
      cache: mayBeKept ? (operation.id === 'getTheme' ? 'no-cache' : 'default') : 'no-store',
      method: request.method ?? 'GET',
      // Another place would be handed the bearer, or a PIN.
      redirect: 'error',
      headers,
      body,
    },
  }
}

async function send(call: Call): Promise<Answer> {
  const { operation, requestId, responseType, token, apiOrigin } = call
  const meta: ApiMeta = { requestId }
  try {
    const sentAt = Date.now()
    // A cache may answer a GET, with an old Date, and its Age is hidden from another origin. An early read was sent before now.
    const isOfNow = call.init.method !== 'GET' && !call.early
    const answer = await answerOf(call)
    answeringHosts.add(call.host)
    Object.assign(meta, { status: answer.status, headers: answer.headers })
    if (isOfNow && !Number(answer.headers.get('Age')))
      learnServerTime(answer.headers.get('Date'), sentAt, Date.now())
    if (answer.ok && responseType !== 'json') return { data: await answer[responseType](), meta }
    const outcome = readAnswer(
      { status: answer.status, text: await answer.text(), retryAfter: answer.headers.get('Retry-After') },
      {
        operation,
        requestId,
        hasMemberBearer: token !== undefined,
        apiOrigin,
        // Retry-After may be a date: it counts from the answer's own.
        now: Date.parse(answer.headers.get('Date') ?? '') || msOf(serverNow()),
      },
    )
    if (import.meta.env.DEV)
      (await import('./read/report-deviations')).reportDeviations(operation, outcome.deviations)
    meta.sentRows = outcome.sentRows
    return 'data' in outcome ? { data: outcome.data, meta } : { error: outcome.error, meta }
  } catch {
    return { error: lostBy(call.init.signal, requestId), meta }
  }
}

/** The response of the early read, the first time; else the response of a request of its own. */
function answerOf(call: Call): Promise<Response> {
  const { early, url, init } = call
  call.early = undefined
  return early?.answer ?? fetch(url, init)
}

/**
 * The answer to a change whose session is gone: none, so that its caller does not go on; the end is told elsewhere. A read is answered,
 * because its skeleton would stay.
 */
const silence = () => new Promise<never>(() => {})

function unsent({ requestId, deps, isRead }: Call): Answer | Promise<never> {
  // If the page says nothing, a change is answered too, or its button would stay busy.
  if (deps.onUnsent() && !isRead) return silence()
  return { error: { kind: 'sessionExpired', requestId }, meta: { requestId, isUnsent: true } }
}

/** Origins that have answered: what comes from there later can be lost, but not blocked. */
const answeringHosts = new Set<string>()

/** The browser may have blocked a call without an answer: then "offline" would be wrong. */
async function namedError(error: AppError, { host, token }: Call): Promise<AppError> {
  // A session came from there.
  const isKnown = token !== undefined || host === location.origin || answeringHosts.has(host)
  if (error.kind !== 'offline' || isKnown || error.isResting) return error
  const isBlocked = await import('./is-blocked').then(
    (module) => module.isBlocked(host),
    () => false, // the app's own host is out of reach as well
  )
  return isBlocked ? { ...error, kind: 'blocked' } : error
}
