import { api } from '@/api/api'
import { dayInBangkok } from '@/lib/wire-date'
import { isServerTimeKnown, msOf, serverNow, phoneNow } from '@/lib/server-clock'
import type { AppDispatch } from '@/store/store'
import { knownTransactions, type RedemptionAttempt, type RedemptionItem } from './attempts'

/** The clocks of a brand's servers may differ. */
const TOLERANCE_MS = 30_000
const LIMIT = 20
/** A server that counts its days in UTC begins them seven hours after Bangkok. */
const DAY_MS = 24 * 60 * 60_000

/**
 * Finds an attempt's transaction in the history: the newest of its item that is no other attempt's, since the first try by the
 * server's clock, or missing from `before`. False if there is none; undefined if the history cannot be read or `end` comes
 * first.
 */
export async function findTransaction(
  dispatch: AppDispatch,
  attempt: RedemptionAttempt,
  end: Promise<unknown>,
): Promise<string | false | undefined> {
  const since = attempt.before ? undefined : beginOf(attempt) - TOLERANCE_MS
  const rows = await readHistory(dispatch, attempt, since, end)
  const known = [...knownTransactions(attempt), ...(attempt.before ?? [])]
  const found = rows?.find(
    ({ transaction_id, date }) =>
      !known.includes(transaction_id) && (since === undefined || isAtOrAfter(date, since)),
  )
  return rows && (found?.transaction_id ?? (isDated(attempt) ? false : undefined))
}

/** Whether the history can tell that an attempt is not in it: the server's clock was known then, or is now. */
const isDated = ({ isUndated }: RedemptionAttempt) => !isUndated || isServerTimeKnown()

/** When an attempt began by the server's clock, as far as known (ms). */
function beginOf({ begunAt, begunHereAt, isUndated }: RedemptionAttempt): number {
  if (!isUndated || begunHereAt === undefined || !isServerTimeKnown()) return msOf(begunAt)
  return msOf(serverNow()) - (phoneNow() - begunHereAt)
}

/** An item's latest transactions, newest first, optionally since a time (ms); undefined if they cannot be read or `end` comes first. */
export async function readHistory(
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
          : [{ Field: 'date', Operator: 'gte' as const, Value: dayInBangkok(since - DAY_MS) }]),
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
  // A server may ignore the filter.
  return error ? undefined : data?.payload.filter((row) => getItemId(row) === itemId)
}

const getItemId = (row: { privilege_id?: string; package_id?: string }) => row.privilege_id ?? row.package_id

/** Whether a date or time is at or after `since`; midnight counts as a date without time. */
function isAtOrAfter(date: string | undefined, since: number): boolean {
  const moment = Date.parse(date ?? '')
  if (Number.isNaN(moment)) return false
  // A date is read as UTC midnight, 7 am of that day in Bangkok.
  const isDayAlone = ['', '00:00:00'].includes(date?.slice(11, 19) ?? '')
  return isDayAlone ? dayInBangkok(moment) >= dayInBangkok(since) : moment >= since
}
