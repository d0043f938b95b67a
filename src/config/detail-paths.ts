import { paths } from './paths'

const DETAILS: readonly string[] = [
  paths.privilegeDetail,
  paths.privilegeHistoryDetail,
  paths.packageDetail,
  paths.packageHistoryDetail,
]

/** Whether a page shows one row of a list, which the member goes back to. */
export const isDetailPath = (path: string): boolean => DETAILS.includes(path)
