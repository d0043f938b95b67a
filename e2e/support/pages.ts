import { paths } from '../../src/addresses/paths.ts'

/** The items that details show. */
export const QUERIES: Partial<Record<string, string>> = {
  [paths.privilegeDetail]: '?privilegeId=DSP008',
  [paths.packageDetail]: '?packageId=DPK001',
  [paths.privilegeHistoryDetail]: '?transactionId=NOBODY',
  [paths.packageHistoryDetail]: '?transactionId=NOBODY',
}

/** A step without what it needs leads to another page, which then asks for its own. */
export const LEADING_ON: string[] = [
  ...[paths.landing, paths.verify, paths.loginPin, paths.firstLogin],
  ...[paths.consentSuccess, paths.registerWelcome],
]
