import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query'
import { ownPath, type ApiSettings } from '@/config/api-address'
import { isRecent } from '@/lib/is-recent'
import type { Lifetime } from '@/lib/lifetime'
import { noteNetworkAnswer, saysOffline } from '@/lib/phone-says'
import { originOfBase } from '@/lib/safe-url'
import { learnServerTime, msOf, serverNow, phoneNow } from '@/lib/server-clock'
import { readStored } from '@/storage/storage'
import { isHostError, type AppError } from './app-error'
import { takeEarlyRead } from './early-reads'
import { encodeBody, encodeQuery } from './encode-request'
import type { Operation } from './generated/operations'
import type { Hosts, Outcome, Rest } from './hosts'
import { readAnswer } from './read/read-answer'
import { newRequestId } from './request-id'

/** What the transport needs from the app; injected as the store's thunk argument, so that `api/` does not know the session. */
export interface ApiDependencies {
  /** The API of the current brand. */
  getApi: () => ApiSettings
  getToken: () => string | undefined
  getLanguage: () => 'th' | 'en'
  /** The session in which a call is sent. */
  getSession: () => Lifetime
  /** Called after a 401, with the bearer that the call carried. */
  onSessionExpired: (token: string) => void
  /** A member's call found this tab's bearer gone. Returns whether the app tells the member or restarts. */
  onUnsent: () => boolean
  /** A call failed after its retries; `status` is absent without an answer. */
  onError?: (error: AppError, operation: string, status: number | undefined) => void
  /** A rest of the API begins, or (undefined) ends. */
  onRest?: (rest: Rest | undefined) => void
  /** Created by the transport when the first read fails. */
  hosts?: Hosts
  /** Recent tries of reads. */
  outcomes: Outcome[]
  /** Sends a pending read again, by cache key. */
  resend: Map<string, () => void>
}

/** How to read a success; an error is always JSON. */
export type ResponseType = 'json' | 'text' | 'blob'

export interface ApiRequest {
  url: string
  method?: string
  body?: unknown
  params?: Record<string, unknown>
  headers?: Record<string, string | undefined>
  responseType?: ResponseType
}

export interface ApiMeta {
  requestId: string
  /** Absent if there was no response. */
  status?: number
  headers?: Headers
  /** The number of rows of a list on the wire, including unreadable ones. */
  sentRows?: number
  /** The call was not sent, and the app has been told why. */
  isUnsent?: true
}

type Answer = ({ data: unknown } | { error: AppError }) & { meta: ApiMeta }

/** A read without an answer for this long fails. */
const READ_MS = 30_000

/**
 * The only transport (spec 7): base URLs, headers, request id, language, null bearer, abort, and retries of reads (hosts.ts).
 * Gives data of the contract's types or an AppError, with the response's headers as `meta`; never throws, except for an
 * endpoint without an operation. A read fails after 30 s; changes have no timeout.
 */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, AppError, Partial<Operation>, ApiMeta> = async (
  request,
  api,
  options,
) => {
  // Only RTK Query's types allow an endpoint without `extraOptions`.
  if (options.id === undefined) throw new Error(api.endpoint)
  const operation = options as Operation
  const deps = api.extra as ApiDependencies // from makeStore
  const isOff = deps.getApi().off.some((area) => area === operation.area)
  const standIn = isOff ? operation.standIn : undefined
  if (isOff && !standIn) return { error: { kind: 'notFound' }, meta: { requestId: newRequestId() } }
  const call = standIn
    ? prepare({ ...request, url: standIn }, api, { ...operation, multipart: true })
    : prepare(request, api, operation)
  return call.isRead
    ? untilCurrent(deps.resend, api, call.requestId, (signal) => sendWhole(call, signal))
    : sendWhole(call, api.signal)
}

/** The answer of a read. Ends if RTK Query aborts it, or after 30 s; sends it again if it became stale while pending. */
async function untilCurrent(
  resend: Map<string, () => void>,
  { signal: left, queryCacheKey = '' }: BaseQueryApi,
  requestId: string,
  sendWith: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    const sent = new AbortController()
    const { signal } = sent
    let isStale = false
    const end = (why: 'left' | 'stale' | 'late') => sent.abort(why)
    const sendAgain = () => {
      isStale = true
      end('stale')
    }
    left.addEventListener('abort', () => end('left'))
    resend.set(queryCacheKey, sendAgain)
    const sentAt = phoneNow()
    // If the timer is far too late, the page slept, and the host may be well.
    const timer = setTimeout(() => (isRecent(sentAt, 5 * READ_MS) ? end('late') : sendAgain()), READ_MS)
    const answer = await Promise.race([sendWith(signal), ended(signal, requestId)])
    clearTimeout(timer)
    if (!isStale || left.aborted) return answer
  }
}

const withoutAnswer = (signal: AbortSignal | undefined | null, requestId: string): AppError => ({
  kind: signal?.reason === 'late' ? 'unavailable' : signal?.aborted ? 'aborted' : 'offline',
  requestId,
})

/** The answer of an aborted read. A race of its own, because a chunk ignores the signal. */
const ended = (signal: AbortSignal, requestId: string) =>
  new Promise<Answer>((resolve) => {
    const end = () => resolve({ error: withoutAnswer(signal, requestId), meta: { requestId } })
    signal.addEventListener('abort', () => setTimeout(end))
  })

/** Sends a call and reports its failure. Never settles once the session that it belongs to is over. */
async function sendWhole(call: Call, signal: AbortSignal): Promise<Answer> {
  const sent = call.isRead ? sendRead(call, signal) : sendOnce(call)
  const answer = await (call.isOfSession ? call.deps.getSession().only(sent) : sent)
  if ('data' in answer || answer.meta.isUnsent) return answer
  const error = await withBlockedKind(answer.error, call)
  if (error.kind === 'sessionExpired') call.deps.onSessionExpired(call.token ?? '')
  call.deps.onError?.(error, call.operation, answer.meta.status)
  return call.isRead || error.kind !== 'sessionExpired' ? { ...answer, error } : neverSettle()
}

/** Sends a read, with retries if it failed. hosts.ts is loaded only once a read has failed here or, as stored, in another tab. */
async function sendRead(call: Call, signal: AbortSignal): Promise<Answer> {
  call.init.signal = signal
  const sendAndRecord = async () => recordTry(call, await sendOnce(call), signal.reason === 'late')
  const isUntroubled = !call.deps.hosts && readStored('circuitBreaker') === undefined
  const firstAnswer = isUntroubled ? await sendAndRecord() : undefined
  if (firstAnswer && !('error' in firstAnswer && isHostError(firstAnswer.error))) return firstAnswer
  const { operation, host, requestId } = call
  const refuse = (error: AppError): Answer => ({ error, meta: { requestId, isUnsent: true } })
  const hosts = await hostsOf(call)
  return hosts
    ? hosts.send({ host, operation, firstAnswer, sendOnce: sendAndRecord, refuse }, signal)
    : (firstAnswer ?? sendAndRecord())
}

const MOST_OUTCOMES = 50

/** Records how a try of a read ended. */
function recordTry({ operation, host, isShared, deps }: Call, answer: Answer, hasTimedOut?: boolean): Answer {
  const error = 'error' in answer ? answer.error : undefined
  const isOffline = error?.kind === 'offline' && saysOffline()
  if (!answer.meta.isUnsent)
    deps.outcomes.push({ operation, host, at: phoneNow(), error, isShared, isOffline, hasTimedOut })
  if (deps.outcomes.length > MOST_OUTCOMES) deps.outcomes.shift()
  return answer
}

/** If the session ended meanwhile, a call that needs its bearer must not be sent for the next member, and others go without it. */
async function sendOnce(call: Call): Promise<Answer> {
  const isOver = call.token !== undefined && call.deps.getToken() !== call.token
  if (call.needsBearer && (isOver || !call.token)) return unsent(call)
  if (isOver) call.headers.delete('Authorization')
  return send(call)
}

/** If the chunk fails to load, reads are sent once, without retries. */
async function hostsOf({ deps }: Call): Promise<Hosts | undefined> {
  const chunk = await import('./hosts').catch(() => undefined)
  if (chunk) deps.hosts ??= chunk.makeHosts(deps.outcomes, (rest) => deps.onRest?.(rest))
  return deps.hosts
}

const mayBeKept = ({ shared, auth }: Operation) => shared && auth !== 'member'

/** How the browser's cache takes part in a call: not if the answer may be a member's own. */
export const cacheModeOf = (operation: Operation): RequestCache =>
  mayBeKept(operation) ? (operation.id === 'getTheme' ? 'no-cache' : 'default') : 'no-store'

type Call = ReturnType<typeof prepare>

function prepare(request: ApiRequest, api: BaseQueryApi, operation: Operation) {
  const deps = api.extra as ApiDependencies // from makeStore
  const { customerApiUrl, crmApiUrl, apiShape } = deps.getApi()
  // Mutations include GETs that change state; queries include lists read by POST, and endless ones.
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
  // The same read, if the head script has already sent it.
  const early = takeEarlyRead(api.queryCacheKey, headers)
  const requestId = early?.requestId ?? request.headers?.['X-Request-Id'] ?? newRequestId()
  headers.set('X-Request-Id', requestId)
  const init: RequestInit = {
    cache: cacheModeOf(operation),
    method: request.method ?? 'GET',
    // A redirect would pass the bearer or a PIN to another host.
    redirect: 'error',
    headers,
    body,
  }
  return {
    operation: operation.id,
    isRead,
    isShared: operation.shared,
    needsBearer: operation.auth === 'member',
    // Answers of calls without a bearer are the same in every session, and so is the theme: without it a page has no colours.
    isOfSession: !mayBeKept(operation) && !(isRead && token === undefined),
    deps,
    token,
    requestId,
    responseType,
    host: originOfBase(base),
    /** The origin of pictures given by a path. */
    apiOrigin: originOfBase(customerApiUrl),
    url,
    early,
    headers,
    init,
  }
}

async function send(call: Call): Promise<Answer> {
  const { operation, requestId, responseType, token, apiOrigin, early, url, init } = call
  const meta: ApiMeta = { requestId }
  try {
    const sentAt = early?.sentAt ?? phoneNow()
    // A cached GET may have an old Date, and CORS hides its Age.
    const isOfNow = init.method !== 'GET'
    // The early read's answer is that of the first try.
    call.early = undefined
    if (early) init.signal?.addEventListener('abort', early.abort)
    const answer = await (early?.answer ?? fetch(url, init))
    answeringHosts.add(call.host)
    if (init.cache === 'no-store') noteNetworkAnswer()
    Object.assign(meta, { status: answer.status, headers: answer.headers })
    if (isOfNow && !Number(answer.headers.get('Age')))
      learnServerTime(answer.headers.get('Date'), sentAt, early?.answeredAt ?? phoneNow())
    if (answer.ok && responseType !== 'json') return { data: await answer[responseType](), meta }
    const outcome = readAnswer(
      { status: answer.status, text: await answer.text(), retryAfter: answer.headers.get('Retry-After') },
      {
        operation,
        requestId,
        hasMemberBearer: token !== undefined,
        apiOrigin,
        // A Retry-After date is relative to the answer's Date.
        now: Date.parse(answer.headers.get('Date') ?? '') || msOf(serverNow()),
      },
    )
    if (import.meta.env.DEV)
      (await import('./read/report-deviations')).reportDeviations(operation, outcome.deviations)
    meta.sentRows = outcome.sentRows
    return 'data' in outcome ? { data: outcome.data, meta } : { error: outcome.error, meta }
  } catch {
    return { error: withoutAnswer(init.signal, requestId), meta }
  }
}

/**
 * Keeps a caller from going on once its session is over; the end of the session is reported elsewhere. Only for changes: a read
 * must settle, or its skeleton would stay.
 */
const neverSettle = () => new Promise<never>(() => {})

function unsent({ requestId, deps, isRead }: Call): Answer | Promise<never> {
  // If the app restarts without a word, a change settles too, or its button would stay busy.
  if (deps.onUnsent() && !isRead) return neverSettle()
  return { error: { kind: 'sessionExpired', requestId }, meta: { requestId, isUnsent: true } }
}

/** Origins that have answered: their answers may get lost, but are not blocked. */
const answeringHosts = new Set<string>()

/** Without an answer the browser may have blocked the call; then "offline" would be wrong. */
async function withBlockedKind(error: AppError, { host, token }: Call): Promise<AppError> {
  // A token means that its host has answered before.
  const isKnown = token !== undefined || host === location.origin || answeringHosts.has(host)
  if (error.kind !== 'offline' || isKnown || error.isResting) return error
  const isBlocked = await import('./is-blocked').then(
    (module) => module.isBlocked(host),
    () => false, // the app's host is unreachable as well
  )
  return isBlocked ? { ...error, kind: 'blocked' } : error
}
