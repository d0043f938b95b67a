import { defineMessages } from 'react-intl'
import { packageHistoryPath, privilegeHistoryPath } from '@/addresses/item-paths'
import { paths } from '@/addresses/paths'
import type { OwnMessages } from '@/i18n/error-messages'
import { noCouponsLeft } from '@/ui/item-picture'

/** What a member can redeem (spec 7, Points and privileges; packages as in the contract). */
export type ItemKind = 'privilege' | 'package'

const privilegeWords = defineMessages({
  redeem: { id: 'redeem.privilege.redeem', defaultMessage: 'Redeem', description: 'Button' },
  question: { id: 'redeem.privilege.question', defaultMessage: 'Redeem this privilege?' },
  done: { id: 'redeem.privilege.done', defaultMessage: 'Redeemed', description: 'Title' },
  open: { id: 'redeem.privilege.open', defaultMessage: 'See the privilege' },
  use: { id: 'redeem.use', defaultMessage: 'Use now', description: 'Button: issues the code for the staff' },
  takenAt: { id: 'redeem.redeemedAt', defaultMessage: 'Redeemed on', description: 'Before a date' },
})

const packageWords = defineMessages({
  redeem: { id: 'redeem.package.redeem', defaultMessage: 'Get coupon', description: 'Button' },
  question: { id: 'redeem.package.question', defaultMessage: 'Get one coupon?' },
  done: { id: 'redeem.package.done', defaultMessage: 'Coupon received', description: 'Title' },
  open: { id: 'redeem.package.open', defaultMessage: 'See the coupon' },
  use: { id: 'redeem.use.coupon', defaultMessage: 'Use coupon', description: 'Button: issues its code' },
  takenAt: { id: 'redeem.receivedAt', defaultMessage: 'Received on', description: 'Before a date' },
})

/** The catalogue's messages (spec 8) are about privileges. */
const packageErrors: OwnMessages = defineMessages({
  'limit reached': noCouponsLeft,
  'privilege expired': { id: 'redeem.error.expired', defaultMessage: 'This package has expired' },
})

export const itemKinds = {
  privilege: {
    list: paths.privilege,
    history: paths.privilegeHistory,
    transactionPath: privilegeHistoryPath,
    words: privilegeWords,
    errors: undefined,
    /** In both languages, for the staff. */
    forStaff: {
      th: 'พนักงาน: สแกนแล้วถือว่าใช้สิทธิ์',
      en: 'Staff: scanning uses the privilege',
    },
  },
  package: {
    list: paths.package,
    history: paths.packageHistory,
    transactionPath: packageHistoryPath,
    words: packageWords,
    errors: packageErrors,
    forStaff: {
      th: 'พนักงาน: สแกนแล้วถือว่าใช้คูปอง',
      en: 'Staff: scanning uses the coupon',
    },
  },
}

/** How many of a kind, with its unit; count is the formatted number. */
export const countOf = defineMessages<Record<'privilege' | 'package', { count: string; n: number }>>({
  privilege: {
    id: 'ui.count.privileges',
    defaultMessage: '{count} {n, plural, one {privilege} other {privileges}}',
    description: 'How many',
  },
  package: {
    id: 'ui.count.coupons',
    defaultMessage: '{count} {n, plural, one {coupon} other {coupons}}',
    description: 'How many',
  },
})
