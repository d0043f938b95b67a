import { api } from '@/api/api'
import { dayInBangkok } from '@/lib/wire-date'
import { msOf } from '@/lib/server-clock'
import type { AppDispatch } from '@/store/store'
import { knownTransactions, type RedemptionAttempt, type RedemptionItem } from './attempts'

/** The clocks of a brand's servers may differ a little from each other. */
const TOLERANCE_MS = 30_000
const LIMIT = 20

/**
 * Looks an attempt up in the member's history: the newest transaction of its item that is no other attempt's, since its first try
 * by the server's clock, or beside those that were there before. False: there is none; undefined: the history cannot be read, or
 * `end` has come first.
 */
export async function findTransaction(
  dispatch: AppDispatch,
  attempt: RedemptionAttempt,
  end: Promise<unknown>,
): Promise<string | false | undefined> {
  const since = attempt.before ? undefined : msOf(attempt.begunAt) - TOLERANCE_MS
  const rows = await readHistory(dispatch, attempt, since, end)
  const known = [...knownTransactions(attempt), ...(attempt.before ?? [])]
  const found = rows?.find(
    ({ transaction_id, date }) =>
      !known.includes(transaction_id) && (since === undefined || isSince(date, since)),
  )
  return rows && (found?.transaction_id ?? false)
}

/** The item's transactions so far; undefined where the history cannot be read, or `end` has come first. */
export async function transactionsOf(
  dispatch: AppDispatch,
  item: RedemptionItem,
  end: Promise<unknown>,
): Promise<string[] | undefined> {
  const rows = await readHistory(dispatch, item, undefined, end)
  return rows?.map(({ transaction_id }) => transaction_id)
}

/** The latest transactions of an item, newest first, since a moment (ms) if there is one; undefined where they cannot be read. */
async function readHistory(
  dispatch: AppDispatch,
  { kind, itemId }: RedemptionItem,
  since: number | undefined,
  end: Promise<unknown>,
) {
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
  const read =
    kind === 'privilege'
      ? dispatch(api.endpoints.listPrivilegeHistory.initiate(request, fresh))
      : dispatch(api.endpoints.listPackageHistory.initiate(request, fresh))
  void end.then(() => read.abort())
  const { data, error } = await read
  // A server that ignores filters answers with other rows too.
  return error ? undefined : data?.payload.filter((row) => getItemId(row) === itemId)
}

const getItemId = (row: { privilege_id?: string; package_id?: string }) => row.privilege_id ?? row.package_id

/** Whether a row's moment, or the day that it has alone, is at or after `since`; midnight stands for a server that knows only days. */
function isSince(date: string | undefined, since: number): boolean {
  const moment = Date.parse(date ?? '')
  if (Number.isNaN(moment)) return false
  // By universal time a day alone begins at seven in Bangkok, on the same day there.
  const isDayAlone = ['', '00:00:00'].includes(date?.slice(11, 19) ?? '')
  return isDayAlone ? dayInBangkok(moment) >= dayInBangkok(since) : moment >= since
}
