import { readFileSync } from 'node:fs'
import { vi } from 'vitest'
import { parse } from 'yaml'
import type { OperationId } from '@/api/generated/operations'
import { memberIdOf } from '@/sandbox/personas'
import { readToken } from '@/sandbox/rules/token'
import { act, browser, installBrowser, trueTime } from './browser'
import {
  BEGIN,
  brandOf,
  type Call,
  harness,
  holder,
  isAlwaysNamed,
  itemOf,
  knownMember,
  log,
  ownerOf,
  sandbox,
  settle,
} from './harness'

/** Home without its sections: their cards are slow to render, and nothing in them depends on time. */
const NO_SECTIONS = JSON.stringify({ payload: [] })

const contract = parse(readFileSync('src/api/openapi.yaml', 'utf8')) as {
  paths: Record<string, Record<string, { operationId?: OperationId }>>
}
const known = Object.entries(contract.paths).flatMap(([path, verbs]) => {
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`, 'i')
  return Object.values(verbs).flatMap(({ operationId: id }) => (id ? { id, pattern } : []))
})
export const operationOf = ({ path }: Call) => known.find(({ pattern }) => pattern.test(path))?.id
export const callsOf = (id: OperationId) => harness.calls.filter((call) => operationOf(call) === id)

export function installNetwork(): void {
  vi.useFakeTimers({
    now: BEGIN,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
  installBrowser()
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !harness.isOffline })
  vi.stubGlobal('fetch', send)
}

async function send(input: string, init: RequestInit = {}): Promise<Response> {
  const { page } = browser
  if (page.isDead) return new Promise(() => undefined)
  const request = new Request(new URL(input, location.origin), init)
  const { pathname, searchParams: query } = new URL(request.url)
  // As it is sent: by the time that its body is read, another session may be stored.
  const asSent = { holder: holder(), known: knownMember(page) }
  const call: Call = {
    ...asSent,
    path: decodeURIComponent(pathname),
    query,
    body: bodyOf(await request.clone().text()),
    bearer: request.headers.get('Authorization')?.replace(/^Bearer /, ''),
    requestId: request.headers.get('X-Request-Id') ?? '',
    page,
    at: trueTime(),
    aheadMs: browser.aheadMs,
    isChange: !init.signal,
    isUnsent: harness.isOffline,
    unshownId: undefined,
    effect: undefined,
  }
  if (call.path.endsWith('privilege/Issue')) {
    call.unshownId = unshownBefore(call)
    if (!callsOf('issuePrivilege').some(({ requestId }) => requestId === call.requestId))
      Object.assign(call, { price: itemOf(brandOf(page)).cost, agreed: log.agreed })
  }
  harness.calls.push(call)
  // Inside LINE, its user is logged in without a tap.
  if (call.path.endsWith('MergeCustomerLine') && !call.holder)
    log.loginOf = memberIdOf(harness.user, brandOf(page))
  const at = harness.faults.findIndex(({ path }) => call.path.endsWith(path))
  call.effect = at < 0 ? undefined : harness.faults.splice(at, 1)[0]?.effect
  const { disconnects } = page
  call.isPending = true
  harness.atWork += 1
  const acted = harness.isOffline || call.effect === 'lost before' ? undefined : await sandbox.handle(request)
  const text = call.path.endsWith('LayoutDisplay') ? NO_SECTIONS : namelessIf(call, await acted?.text())
  harness.atWork -= 1
  await delay(call, init.signal)
  call.isPending = false
  call.endedAt = trueTime()
  if (init.signal?.aborted) throw new DOMException('aborted', 'AbortError')
  const isLost =
    !acted || typeof call.effect === 'string' || harness.isOffline || page.disconnects > disconnects
  call.answer = isLost ? 'lost' : acted.ok ? 'ok' : 'refused'
  if (isLost) throw new TypeError('nobody answers')
  if (call.path.endsWith('MergeCustomerLine') && acted.ok) {
    const { callback_token } = JSON.parse(text ?? '') as { callback_token: string }
    log.lineUserOf.set(readToken(callback_token)?.token, harness.user)
  }
  if (call.path.endsWith('Customer/Profile') && acted.ok) noteProfile(call)
  const headers = { ...Object.fromEntries(acted.headers), Date: new Date(trueTime()).toUTCString() }
  return new Response(acted.status === 204 ? null : text, { status: acted.status, headers })
}

/** The answer of a server that does not say whose profile it is, if the document gets such ones. */
function namelessIf({ path, page }: Call, text: string | undefined): string | undefined {
  if (!page.isNameless || !path.endsWith('Customer/Profile') || text === undefined) return text
  return JSON.stringify({ ...(JSON.parse(text) as object), customer_info: undefined })
}

/** What a visitor has left in a tab is claimed by whose profile is answered there next; the first profile of a session decides its name. */
function noteProfile({ bearer: token, page }: Call): void {
  for (const waiting of [...log.scans, ...log.orders])
    if (!(waiting.by ?? waiting.claimedBy) && waiting.tab === page.tab && waiting.brand === brandOf(page))
      Object.assign(waiting, { claimedBy: ownerOf(token), bearer: token })
  if (!log.isNamed.has(token)) log.isNamed.set(token, !page.isNameless)
}

/** A body without the boundary between the parts of a form, which is another one each time. */
function bodyOf(text: string): string {
  const [boundary] = /^--\S+/.exec(text) ?? []
  return boundary === undefined ? text : text.replaceAll(boundary, '')
}

/** Waits as long as the fault says. A call that never gets an answer ends when the app aborts it; it aborts only reads. */
async function delay(call: Call, signal?: AbortSignal | null): Promise<unknown> {
  const { effect = 0 } = call
  if (typeof effect === 'string' || effect === 0 || signal?.aborted) return
  if (effect < Infinity) return new Promise((resolve) => setTimeout(resolve, effect))
  call.isPending = !call.isChange
  return new Promise((resolve) => signal?.addEventListener('abort', resolve))
}

/** The request id of the member's earlier redemption whose outcome was not shown. Without storage, a document knows only its own. */
function unshownBefore({ requestId, bearer, page }: Call): string | undefined {
  const from = Math.max(trueTime() - 20 * 3_600_000, log.emptiedAt)
  const owner = ownerOf(bearer)
  const redeemedBy = (one: Call) =>
    sandbox.context.state.answers[`issue-privilege:${owner}:${one.requestId}`] as
      | { transaction_id: string }
      | undefined
  const before = callsOf('issuePrivilege').filter(
    (one) =>
      one.at > from &&
      one.requestId !== requestId &&
      // What was never sent is told at once.
      !one.isUnsent &&
      ownerOf(one.bearer) === owner &&
      // A session without a name finds what one with a name has left by the history alone.
      (one.bearer === bearer || isAlwaysNamed(owner) || (log.isNamed.get(one.bearer) && redeemedBy(one))) &&
      (browser.storage === 'ok' || one.page === page),
  )
  return before.find((one) => {
    const redeemed = redeemedBy(one)
    // Inside LINE, only storage has the id of the transaction on screen.
    if (redeemed) return browser.storage === 'ok' && !log.seenTransactions.has(redeemed.transaction_id)
    return !before.some((other) => other.requestId === one.requestId && other.answer === 'refused')
  })?.requestId
}

export async function setOffline(isOffline: boolean): Promise<void> {
  harness.isOffline = isOffline
  await act(() => window.dispatchEvent(new Event(isOffline ? 'offline' : 'online')))
  await settle()
}
