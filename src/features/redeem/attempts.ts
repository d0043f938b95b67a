import { readStored, writeStored } from '@/storage/storage'
import type { StoredValue } from '@/storage/storage-keys'
import { useStored } from '@/storage/use-stored'
import type { Lifetime } from '@/lib/lifetime'
import { isServerTimeKnown, msOf, msUntil, phoneNow } from '@/lib/server-clock'
import { pause } from '@/lib/wait'

/** An attempt to redeem an item, from the tap until the member has seen its outcome (statuses: see redeem.ts). */
export type RedemptionAttempt = StoredValue<'redemptionAttempts'>[number]

/** What one tap on "Redeem" is for. */
export type RedemptionItem = Pick<RedemptionAttempt, 'memberKey' | 'kind' | 'itemId' | 'isForYou' | 'points'>

const DAY_MS = 24 * 60 * 60 * 1000
const MAX_SAVED = 50

const isForItem = (item: RedemptionItem) => (attempt: RedemptionAttempt) =>
  attempt.memberKey === item.memberKey && attempt.kind === item.kind && attempt.itemId === item.itemId

/** A day must pass by both clocks. */
const isCurrent = ({ begunAt, begunHereAt = msOf(begunAt), triedHereAt = begunHereAt }: RedemptionAttempt) =>
  Math.min(Math.abs(msUntil(begunAt)), Math.abs(phoneNow() - triedHereAt)) < DAY_MS

/** While the server's clock is unknown both are the phone's, which may have been set since: what is open is tried again under its id. */
const mayBeCurrent = (attempt: RedemptionAttempt) =>
  isCurrent(attempt) || (attempt.status !== 'done' && !isServerTimeKnown())

const latestIn = (
  attempts: readonly RedemptionAttempt[] | undefined,
  item: RedemptionItem,
  isKept = isCurrent,
) => {
  const attempt = attempts?.find(isForItem(item))
  return attempt && isKept(attempt) ? attempt : undefined
}

/** The latest attempt at an item, if less than a day old; the same object until it changes. */
export const attemptOf = (item: RedemptionItem): RedemptionAttempt | undefined =>
  latestIn(readStored('redemptionAttempts'), item)

/**
 * In a session whose profile names nobody, the latest unsettled attempt at an item by a member of the brand, who may be this one; the
 * history tells.
 */
export function strayAttempt({ memberKey, kind, itemId }: RedemptionItem): RedemptionAttempt | undefined {
  const [brandRef, id] = memberKey.split(':')
  if (id !== readStored('tokenSince')) return undefined
  const isOfBrand = (attempt: RedemptionAttempt) =>
    attempt.memberKey !== memberKey && attempt.memberKey.startsWith(`${brandRef}:`)
  return readStored('redemptionAttempts')?.find(
    (attempt) =>
      isOfBrand(attempt) &&
      attempt.kind === kind &&
      attempt.itemId === itemId &&
      attempt.status !== 'done' &&
      isCurrent(attempt),
  )
}

/** The same as a hook, for changes in all tabs; undefined while the member is unknown. */
export function useAttempt(
  { kind, itemId }: Pick<RedemptionItem, 'kind' | 'itemId'>,
  memberKey: string | undefined,
): RedemptionAttempt | undefined {
  const attempts = useStored('redemptionAttempts')
  return memberKey === undefined ? undefined : latestIn(attempts, { memberKey, kind, itemId })
}

/** Stores an attempt or its new status, before the status takes effect. What is done stays so. */
export function saveAttempt(attempt: RedemptionAttempt): void {
  const stored = readStored('redemptionAttempts') ?? []
  // An item's earlier attempts stay, or their transactions would be taken for this one's; the phone's clock alone, or one that was
  // set since the last answer, drops nothing of it.
  const isOfItem = isForItem(attempt)
  const known = isServerTimeKnown() ? stored.filter((one) => isCurrent(one) || isOfItem(one)) : stored
  const own = known.find(({ requestId }) => requestId === attempt.requestId)
  // A look that began before, here or in another tab, knows less.
  if (own?.status === 'done' && attempt.status !== 'done') return
  const isKnown = own !== undefined
  const next = known.map((other) => (other.requestId === attempt.requestId ? attempt : other))
  writeStored('redemptionAttempts', (isKnown ? next : [attempt, ...known]).slice(0, MAX_SAVED))
}

/** Whether an attempt is settled, here or by another tab. */
export const isSettled = ({ requestId }: RedemptionAttempt): boolean =>
  readStored('redemptionAttempts')?.some(
    (other) => other.requestId === requestId && other.status === 'done',
  ) === true

/**
 * Clears the latest attempt's error, which the member has seen or answers by another try. A retry is kept, because its first
 * try may still be pending and the next must have the same key; other attempts are removed.
 */
export function clearError(item: RedemptionItem): RedemptionAttempt | undefined {
  const latest = () => latestIn(readStored('redemptionAttempts'), item, mayBeCurrent)
  const attempt = latest()
  if (!attempt?.error) return attempt
  if (attempt.isRetry) saveAttempt({ ...attempt, error: undefined })
  else
    writeStored(
      'redemptionAttempts',
      readStored('redemptionAttempts')?.filter((other) => other !== attempt),
    )
  return latest()
}

/** Whether an attempt is unsettled, or its outcome not seen yet. */
export function isUnfinished(attempt: RedemptionAttempt | undefined): boolean {
  return attempt !== undefined && !attempt.isSeen
}

/** The transactions of this phone's attempts at an item. */
export function knownTransactions(item: RedemptionItem): string[] {
  const done = (readStored('redemptionAttempts') ?? []).filter(isForItem(item))
  return done.flatMap(({ transactionId }) => transactionId ?? [])
}

const attemptBehind = (transactionId: string) =>
  readStored('redemptionAttempts')?.find((attempt) => attempt.transactionId === transactionId)

/** Whether a transaction was redeemed here and has not been on screen. */
export const isUnseen = (transactionId: string): boolean => isUnfinished(attemptBehind(transactionId))

/** Records that the member has seen a transaction, so that no page leads there any more. */
export function markSeen(transactionId: string): void {
  const attempt = attemptBehind(transactionId)
  if (attempt && !attempt.isSeen) saveAttempt({ ...attempt, isSeen: true })
}

/** The names of what runs in this page's session. */
const runningIn = new WeakMap<Lifetime, Set<string>>()

/** How long a task waits for its turn (ms). */
const LONGEST_TURN_MS = 15_000

const queues = new Map<string, Promise<unknown>>()

/**
 * Runs a task when no other of the same item runs in any tab; only in this tab if the browser lacks Web Locks (insecure
 * contexts, old engines) or refuses them (Chrome with all cookies blocked). The end of the session lets the next task run, and
 * keeps waiting ones from starting. A tab that the phone has stopped may hold the lock: after fifteen seconds `instead`, if it
 * gives anything, takes the place of the task.
 */
export async function runAlone<T>(
  { memberKey, kind, itemId }: RedemptionItem,
  task: () => Promise<T>,
  session: Lifetime,
  instead: () => Promise<T> | undefined,
): Promise<T> {
  const name = `redeem:${memberKey}:${kind}:${itemId}`
  const running = runningIn.get(session) ?? new Set()
  runningIn.set(session, running)
  let hasBegun = false
  let isGivenUp = false
  const own = async () => {
    if (session.isOver || isGivenUp) return undefined
    hasBegun = true
    running.add(name)
    return session.until(task()).finally(() => running.delete(name))
  }
  const turn = underLock(name, own)
  await Promise.race([turn.catch(() => undefined), pause(LONGEST_TURN_MS)])
  // This page's own look comes to its end.
  const other = hasBegun || session.isOver || running.has(name) ? undefined : instead()
  isGivenUp = other !== undefined
  // Undefined means the session has ended; then `only` never settles.
  return session.only(other ?? turn) as Promise<T>
}

async function underLock<T>(name: string, task: () => Promise<T>): Promise<T> {
  const locks = (navigator as Partial<Navigator>).locks // absent in insecure contexts
  if (!locks) return inThisTab(name, task)
  let hasStarted = false
  try {
    return await locks.request(name, () => {
      hasStarted = true
      return task()
    })
  } catch (error) {
    if (hasStarted) throw error
    return inThisTab(name, task)
  }
}

function inThisTab<T>(name: string, task: () => Promise<T>): Promise<T> {
  const before = queues.get(name) ?? Promise.resolve()
  const run = before.then(task, task)
  queues.set(name, run)
  return run
}
