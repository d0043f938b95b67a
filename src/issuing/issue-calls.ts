import { api } from '@/api/api'
import { toAppError, type AppError } from '@/api/app-error'
import { dayInBangkok } from '@/lib/wire-date'
import type { AppDispatch } from '@/store/store'
import { knownTransactions, type IssueIntent, type IssueItem, type ItemKind } from './issue-intents'

export type IssueAnswer = { transactionId: string } | { error: AppError }

/** Sends an intent once (spec 7, privilege/Issue; contract, package/Issue): the transaction, or why there is none. */
export async function sendIssue(dispatch: AppDispatch, intent: IssueIntent): Promise<IssueAnswer> {
  const { kind, itemId, isForYou, requestId } = intent
  const sent = await (kind === 'privilege'
    ? dispatch(
        api.endpoints.issuePrivilege.initiate({
          'X-Request-Id': requestId,
          body: { Privilege_Id: itemId, Amount: 1, Type: isForYou ? 2 : 1 },
        }),
      )
    : dispatch(
        api.endpoints.issuePackage.initiate({
          'X-Request-Id': requestId,
          body: { Package_Id: itemId, Amount: 1 },
        }),
      ))
  return sent.error ? { error: toAppError(sent.error) } : { transactionId: sent.data.transaction_id }
}

/** What the history says of an intent: the transaction, nothing, or that it could not be read. */
export type Finding = { transactionId: string } | 'nothing' | { error: AppError }

/** The clocks of a brand's servers may differ a little from each other. */
const TOLERANCE_MS = 30_000
const LIMIT = 20

/**
 * Looks an intent up in the member's history: the newest transaction of its item that is no other intent's, since its first try
 * by the server's clock, or beside those that were there before.
 */
export async function findIssued(dispatch: AppDispatch, intent: IssueIntent): Promise<Finding> {
  const since = intent.before ? undefined : intent.begunAt - TOLERANCE_MS
  const read = await readHistory(dispatch, intent, since)
  if (read.rows === undefined) return { error: read.error }
  const known = [...knownTransactions(intent), ...(intent.before ?? [])]
  const found = read.rows.find(
    ({ transaction_id, date }) =>
      !known.includes(transaction_id) && (since === undefined || isSince(date, since)),
  )
  return found ? { transactionId: found.transaction_id } : 'nothing'
}

/** The item's transactions so far; undefined where the history cannot be read. */
export async function transactionsOf(dispatch: AppDispatch, item: IssueItem): Promise<string[] | undefined> {
  const read = await readHistory(dispatch, item, undefined)
  return read.rows?.map(({ transaction_id }) => transaction_id)
}

/** The latest transactions of an item, newest first (contract, Filter fields), since a moment (ms) if there is one. */
async function readHistory(dispatch: AppDispatch, { kind, itemId }: IssueItem, since: number | undefined) {
  const request = {
    Filters: {
      Filters: [
        { Field: `${kind}_id`, Operator: 'eq' as const, Value: itemId },
        ...(since === undefined
          ? []
          : [{ Field: 'date', Operator: 'gte' as const, Value: dayInBangkok(since) }]),
      ],
      Ordering: [{ Field: 'date', Direction: 'desc' as const }],
      Page: 1,
      Limit: LIMIT,
    },
  }
  const fresh = { subscribe: false, forceRefetch: true }
  const { data, error } = await (kind === 'privilege'
    ? dispatch(api.endpoints.listPrivilegeHistory.initiate(request, fresh))
    : dispatch(api.endpoints.listPackageHistory.initiate(request, fresh)))
  if (!data || error) return { error: toAppError(error) }
  // A server that ignores filters answers with other rows too.
  return { rows: data.payload.filter((row) => idOf(row) === itemId) }
}

const idOf = (row: { privilege_id?: string; package_id?: string }) => row.privilege_id ?? row.package_id

/** Whether a row's moment is at or after `since`; midnight stands for a server that knows only days. */
function isSince(date: string | undefined, since: number): boolean {
  const moment = Date.parse(date ?? '')
  if (Number.isNaN(moment)) return false
  const isDayAlone = date?.slice(11, 19) === '00:00:00'
  return isDayAlone ? dayInBangkok(moment) >= dayInBangkok(since) : moment >= since
}

const TAGS = {
  privilege: ['Profile', 'Tier', 'Privileges', 'PrivilegeHistory', 'PointHistory'],
  package: ['Packages', 'PackageHistory'],
} as const

/** Refetches all that an issue changes, after one that was found in the history: the call itself had no answer to say so. */
export function refetchAfterIssue(dispatch: AppDispatch, kind: ItemKind): void {
  dispatch(api.util.invalidateTags([...TAGS[kind]]))
}
