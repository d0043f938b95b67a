import { paths } from '../../src/addresses/paths.ts'

/** The items that details show. */
export const QUERIES: Partial<Record<string, string>> = {
  [paths.privilegeDetail]: '?privilegeId=DSP008',
  [paths.packageDetail]: '?packageId=DPK001',
  [paths.privilegeHistoryDetail]: '?transactionId=NOBODY',
  [paths.packageHistoryDetail]: '?transactionId=NOBODY',
}
