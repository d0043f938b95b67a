import { useSyncExternalStore } from 'react'
import type { AppError } from '@/api/app-error'
import { storedJson } from '@/storage/stored-json'
import { isRecord } from '@/lib/is-record'
import { msOf, msUntil, type ServerTime } from '@/lib/server-clock'
import type { ItemKind } from './item-kinds'

/** What one tap on "Redeem" is about. */
export interface RedemptionItem {
  /** Brand and member. */
  memberKey: string
  kind: ItemKind
  itemId: string
  /** Of a privilege: opened from a for-you list (spec 7, Issue's Type). */
  isForYou?: boolean
  /** What it takes of the balance, where it takes any. */
  points?: number
}

const STATUSES = ['sending', 'checking', 'notRedeemed', 'done'] as const

/** One attempt to redeem an item, from the member's tap until the member has seen its outcome (the statuses: redeem.ts). */
export interface RedemptionAttempt extends RedemptionItem {
  /** The idempotency key, which every try carries, so that the server takes the points once. */
  requestId: string
  /** When the first try was sent. */
  begunAt: ServerTime
  /** The same by this phone's clock (ms): either clock may be wrong, and the server's is unknown after a reload. */
  begunHereAt?: number
  status: (typeof STATUSES)[number]
  /** An earlier try has had no answer, and the history no sign of it. */
  isRetry?: boolean
  /** The item's transactions before the first try, where the server's clock is not known. */
  before?: string[]
  /** Why the server has refused the last try, until the member has been told; the status is `notRedeemed`. */
  error?: AppError
  /** Once done. */
  transactionId?: string
  /** Once done: the member has seen what was redeemed. */
  isSeen?: boolean
}

const DAY_MS = 24 * 60 * 60 * 1000
const MAX_SAVED = 50

function isAttempt(value: unknown): value is RedemptionAttempt {
  return (
    isRecord(value) &&
    [value.memberKey, value.itemId, value.requestId].every((text) => typeof text === 'string') &&
    (value.kind === 'privilege' || value.kind === 'package') &&
    typeof value.begunAt === 'number' &&
    STATUSES.some((status) => status === value.status) &&
    (value.error === undefined || (isRecord(value.error) && typeof value.error.kind === 'string')) &&
    (value.status !== 'done' || typeof value.transactionId === 'string')
  )
}

const areAttempts = (value: unknown): value is RedemptionAttempt[] =>
  Array.isArray(value) && value.every(isAttempt)

const stored = storedJson('redemptionAttempts', areAttempts)

const isOf = (item: RedemptionItem) => (attempt: RedemptionAttempt) =>
  attempt.memberKey === item.memberKey && attempt.kind === item.kind && attempt.itemId === item.itemId

/** A day has to pass by both clocks. */
const isCurrent = ({ begunAt, begunHereAt = msOf(begunAt) }: RedemptionAttempt) =>
  Math.min(Math.abs(msUntil(begunAt)), Math.abs(Date.now() - begunHereAt)) < DAY_MS

/** The latest attempt to redeem an item, if it is not a day old; the same object until it changes. */
export function attemptOf(item: RedemptionItem): RedemptionAttempt | undefined {
  const attempt = stored.read()?.find(isOf(item))
  return attempt && isCurrent(attempt) ? attempt : undefined
}

/** The same for components, as it changes in this and in other tabs; undefined while it is not known whose it is. */
export function useAttempt(
  { kind, itemId }: Pick<RedemptionItem, 'kind' | 'itemId'>,
  memberKey: string | undefined,
): RedemptionAttempt | undefined {
  return useSyncExternalStore(stored.subscribe, () =>
    memberKey === undefined ? undefined : attemptOf({ memberKey, kind, itemId }),
  )
}

/** Stores an attempt or its new status, before that status takes effect. */
export function saveAttempt(attempt: RedemptionAttempt): void {
  const known = (stored.read() ?? []).filter(isCurrent)
  const isKnown = known.some(({ requestId }) => requestId === attempt.requestId)
  const next = known.map((other) => (other.requestId === attempt.requestId ? attempt : other))
  stored.write((isKnown ? next : [attempt, ...known]).slice(0, MAX_SAVED))
}

/**
 * Clears the error of the latest attempt, once the member has been told or tries again. A retry stays, because its first try may still
 * be on its way and the next one has to carry the same id; any other attempt has redeemed nothing and is removed.
 */
export function clearError(item: RedemptionItem): RedemptionAttempt | undefined {
  const attempt = attemptOf(item)
  if (!attempt?.error) return attempt
  if (attempt.isRetry) saveAttempt({ ...attempt, error: undefined })
  else stored.write(stored.read()?.filter((other) => other !== attempt))
  return attemptOf(item)
}

/** Whether the member has not yet seen an attempt's outcome, which may still be awaited. */
export function isOpen(attempt: RedemptionAttempt | undefined): boolean {
  return attempt !== undefined && !attempt.isSeen
}

/** The transactions that this phone's attempts at an item have led to. */
export function knownTransactions(item: RedemptionItem): string[] {
  const done = (stored.read() ?? []).filter(isOf(item))
  return done.flatMap(({ transactionId }) => transactionId ?? [])
}

/** Whether a transaction was redeemed on this phone and has not been on screen yet. */
export function isUnseen(transactionId: string): boolean {
  return stored.read()?.some((attempt) => attempt.transactionId === transactionId && !attempt.isSeen) ?? false
}

/** Notes that the member has seen a transaction: no page has to lead there any more. */
export function markSeen(transactionId: string): void {
  const attempt = stored.read()?.find((known) => known.transactionId === transactionId)
  if (attempt && !attempt.isSeen) saveAttempt({ ...attempt, isSeen: true })
}
