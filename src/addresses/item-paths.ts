import { paths } from './paths'

/*
 * The addresses of single things.
 */

/** A privilege's detail; `isForYou` if opened from a for-you list (spec 7, Issue's Type). */
export function privilegeDetailPath(privilegeId: string, isForYou = false): string {
  return `${paths.privilegeDetail}?${new URLSearchParams({ privilegeId, ...(isForYou && { type: '2' }) })}`
}

/** A redeemed privilege (spec 2, privilege.history-detail). */
export function privilegeHistoryPath(transactionId: string): string {
  return `${paths.privilegeHistoryDetail}?${new URLSearchParams({ transactionId })}`
}

/** A package's detail (spec 2, package.detail). */
export function packageDetailPath(packageId: string): string {
  return `${paths.packageDetail}?${new URLSearchParams({ packageId })}`
}

/** A taken package (spec 2, package.history-detail). */
export function packageHistoryPath(transactionId: string): string {
  return `${paths.packageHistoryDetail}?${new URLSearchParams({ transactionId })}`
}

/** The points history with one row open, by its id (api/point-rows.ts). */
export function pointRowPath(rowId: string): string {
  return `${paths.pointsHistory}?${new URLSearchParams({ row: rowId })}`
}

const DETAILS: readonly string[] = [
  paths.privilegeDetail,
  paths.privilegeHistoryDetail,
  paths.packageDetail,
  paths.packageHistoryDetail,
]

/** Whether a page shows one row of a list, to which the member returns. */
export const isDetailPath = (path: string): boolean => DETAILS.includes(path)
