import type { AppError } from '@/api/app-error'
import { storedJson } from '@/config/stored-json'
import { isRecord } from '@/lib/is-record'
import { serverNow } from '@/lib/server-clock'

/** What a member can issue (spec 7, Points and privileges; the package calls are the contract's own). */
export type ItemKind = 'privilege' | 'package'

/** What one tap on "Redeem" is about. */
export interface IssueItem {
  /** Brand and member. */
  owner: string
  kind: ItemKind
  itemId: string
  /** Of a privilege: opened from a for-you list (spec 7, Issue's Type). */
  isForYou?: boolean
}

const STATUSES = ['sending', 'checking', 'notFound', 'done'] as const

/**
 * One intent to issue, from the member's tap until its outcome is known (behaviour, Privilege). `sending`: the answer is awaited;
 * `checking`: the answer is lost or late, and the history is asked; `notFound`: the history has no sign of the issue; `done`: issued.
 */
export interface IssueIntent extends IssueItem {
  /** Carried by every try, so that the server takes the points once. */
  requestId: string
  /** When the first try was sent (ms, the server's clock). */
  begunAt: number
  status: (typeof STATUSES)[number]
  /** An earlier try has had no answer, and the history no sign of it. */
  isRetry?: boolean
  /** The item's transactions before the first try, where the server's clock is not known. */
  before?: string[]
  /** Why the server has refused the last try, until the member has been told; the status is `notFound`. */
  refusal?: AppError
  /** Once done. */
  transactionId?: string
  /** When it was done (ms, this phone's clock). */
  doneAt?: number
  /** Once done: the member has seen what was issued. */
  isSeen?: boolean
}

const DAY_MS = 24 * 60 * 60 * 1000
const MAX_KEPT = 50

function isIntent(value: unknown): value is IssueIntent {
  return (
    isRecord(value) &&
    [value.owner, value.itemId, value.requestId].every((text) => typeof text === 'string') &&
    (value.kind === 'privilege' || value.kind === 'package') &&
    typeof value.begunAt === 'number' &&
    STATUSES.some((status) => status === value.status) &&
    (value.refusal === undefined || (isRecord(value.refusal) && typeof value.refusal.kind === 'string')) &&
    (value.status !== 'done' || typeof value.transactionId === 'string')
  )
}

const isIntents = (value: unknown): value is IssueIntent[] => Array.isArray(value) && value.every(isIntent)

const stored = storedJson('issues', isIntents)

/** For components: calls back when an intent has changed, in this or in another tab. */
export const subscribeToIntents = stored.subscribe

const isOf = (item: IssueItem) => (intent: IssueIntent) =>
  intent.owner === item.owner && intent.kind === item.kind && intent.itemId === item.itemId

const isCurrent = ({ begunAt }: IssueIntent) => Math.abs(serverNow() - begunAt) < DAY_MS

/** The latest intent to issue an item, if it is not a day old; the same object until it changes. */
export function intentOf(item: IssueItem): IssueIntent | undefined {
  const intent = stored.read()?.find(isOf(item))
  return intent && isCurrent(intent) ? intent : undefined
}

/** Stores an intent, or its new status, before whatever the status says happens. */
export function keepIntent(intent: IssueIntent): void {
  const known = (stored.read() ?? []).filter(isCurrent)
  const isKnown = known.some(({ requestId }) => requestId === intent.requestId)
  const next = known.map((other) => (other.requestId === intent.requestId ? intent : other))
  stored.write((isKnown ? next : [intent, ...known]).slice(0, MAX_KEPT))
}

/**
 * Forgets why the latest intent was refused, once the member knows or asks anew. The intent is left where its first try may still
 * be on its way, because the next try has to carry the same id; else it has issued nothing, and goes.
 */
export function forgetRefusal(item: IssueItem): IssueIntent | undefined {
  const intent = intentOf(item)
  if (!intent?.refusal) return intent
  if (intent.isRetry) keepIntent({ ...intent, refusal: undefined })
  else stored.write((stored.read() ?? []).filter(({ requestId }) => requestId !== intent.requestId))
  return intentOf(item)
}

/** Whether an intent has something to say to the member still: its outcome is awaited, or has not been seen. */
export function isOpen(intent: IssueIntent | undefined): boolean {
  return intent !== undefined && !intent.isSeen
}

/** The transactions of an item that are known as the outcomes of other intents. */
export function knownTransactions(item: IssueItem): string[] {
  const done = (stored.read() ?? []).filter(isOf(item))
  return done.flatMap(({ transactionId }) => transactionId ?? [])
}

/** Whether a transaction was issued on this phone and has not been on screen yet. */
export function isUnseen(transactionId: string): boolean {
  return stored.read()?.some((intent) => intent.transactionId === transactionId && !intent.isSeen) ?? false
}

/** The member has seen a transaction: nothing has to lead there any more. */
export function markSeen(transactionId: string): void {
  const intent = stored.read()?.find((known) => known.transactionId === transactionId)
  if (intent && !intent.isSeen) keepIntent({ ...intent, isSeen: true })
}
