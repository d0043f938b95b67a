import { vi } from 'vitest'
import { memberIdOf } from '@/sandbox/personas'
import { readToken } from '@/sandbox/rules/token'
import { act, browser, installBrowser, trueTime } from './browser'
import { BEGIN, brandOf, holder, knownMember, ownerOf, quiet, sandbox, world, type Call } from './world'

/** Home without its sections, whose cards cost more time than all the rest and say nothing of time. */
const NO_SECTIONS = JSON.stringify({ payload: [] })

export function installWorld(): void {
  vi.useFakeTimers({
    now: BEGIN,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
  installBrowser()
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !world.isOffline })
  vi.stubGlobal('fetch', send)
}

async function send(input: string, init: RequestInit = {}): Promise<Response> {
  const { page } = browser
  if (page.isDead) return new Promise(() => undefined)
  const request = new Request(new URL(input, location.origin), init)
  const { pathname, searchParams: query } = new URL(request.url)
  const call: Call = {
    path: decodeURIComponent(pathname),
    query,
    bearer: request.headers.get('Authorization')?.replace(/^Bearer /, ''),
    requestId: request.headers.get('X-Request-Id') ?? '',
    page,
    at: trueTime(),
    isChange: !init.signal,
    holder: holder(),
    known: knownMember(page),
    untold: undefined,
  }
  if (call.path.endsWith('privilege/Issue')) call.untold = untoldBefore(call)
  world.calls.push(call)
  // Where nobody is logged in, LINE's member is logged in by LINE alone.
  if (call.path.endsWith('MergeCustomerLine') && !call.holder)
    world.notes.asked = memberIdOf(world.user, brandOf(page))
  const at = world.fates.findIndex(({ path }) => call.path.endsWith(path))
  const [fate] = at < 0 ? [] : world.fates.splice(at, 1)
  const { cuts } = page
  call.isPending = true
  world.atWork += 1
  const acted = world.isOffline || fate?.lost === 'before' ? undefined : await sandbox.handle(request)
  const text = call.path.endsWith('LayoutDisplay') ? NO_SECTIONS : await acted?.text()
  world.atWork -= 1
  await late(call, fate?.lateMs, init.signal)
  call.isPending = false
  if (init.signal?.aborted) throw new DOMException('aborted', 'AbortError')
  const isLost = !acted || fate?.lost || world.isOffline || page.cuts > cuts
  call.answer = isLost ? 'lost' : acted.ok ? 'well' : 'refused'
  if (isLost) throw new TypeError('nobody answers')
  if (call.path.endsWith('MergeCustomerLine') && acted.ok) {
    const { callback_token } = JSON.parse(text ?? '') as { callback_token: string }
    world.notes.begunBy.set(readToken(callback_token)?.token, world.user)
  }
  const headers = { ...Object.fromEntries(acted.headers), Date: new Date(trueTime()).toUTCString() }
  return new Response(acted.status === 204 ? null : text, { status: acted.status, headers })
}

/** What never comes is waited for until the app gives it up, which it does with reads alone. */
async function late(
  call: Call,
  ms: number | undefined,
  signal: AbortSignal | null | undefined,
): Promise<void> {
  if (ms !== Infinity) return new Promise((resolve) => (ms ? setTimeout(resolve, ms) : resolve()))
  call.isPending = !call.isChange
  call.isHanging = true
  return new Promise((resolve) => signal?.addEventListener('abort', () => resolve()))
}

/** Where nothing can be stored, a document knows its own redemptions alone. */
function untoldBefore({ requestId, bearer, page }: Call): string | undefined {
  const { calls, notes } = world
  const from = Math.max(trueTime() - 20 * 3_600_000, notes.forgottenAt)
  const before = calls.filter(
    (one) =>
      one.path.endsWith('privilege/Issue') &&
      one.at > from &&
      one.requestId !== requestId &&
      ownerOf(one.bearer) === ownerOf(bearer) &&
      (browser.storage === 'well' || one.page === page),
  )
  return before.find((one) => {
    const key = `issue-privilege:${ownerOf(bearer)}:${one.requestId}`
    const redeemed = sandbox.context.state.answers[key] as { transaction_id: string } | undefined
    // Inside LINE only storage names what is on screen.
    if (redeemed) return browser.storage === 'well' && !notes.seenTransactions.has(redeemed.transaction_id)
    return !before.some((other) => other.requestId === one.requestId && other.answer === 'refused')
  })?.requestId
}

export async function setOffline(isOffline: boolean): Promise<void> {
  world.isOffline = isOffline
  await act(() => window.dispatchEvent(new Event(isOffline ? 'offline' : 'online')))
  await quiet()
}
