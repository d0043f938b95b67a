import { defineMessages } from 'react-intl'
import { packageHistoryPath, privilegeHistoryPath } from '@/addresses/item-paths'
import { paths } from '@/addresses/paths'
import type { OwnMessages } from '@/i18n/error-messages'

/** What a member can redeem (spec 7, Points and privileges; packages as in the contract). */
export type ItemKind = 'privilege' | 'package'

const privilegeWords = defineMessages({
  redeem: { id: 'redeem.privilege.redeem', defaultMessage: 'Redeem', description: 'Button' },
  others: { id: 'redeem.privilege.others', defaultMessage: 'See other privileges' },
  question: { id: 'redeem.privilege.question', defaultMessage: 'Redeem this privilege?' },
  final: { id: 'redeem.privilege.final', defaultMessage: 'This can’t be undone' },
  done: { id: 'redeem.privilege.done', defaultMessage: 'Redeemed', description: 'Title' },
  open: { id: 'redeem.privilege.open', defaultMessage: 'See the privilege' },
  notRedeemed: {
    id: 'redeem.privilege.notRedeemed',
    defaultMessage: 'Not redeemed',
    description: 'Title',
  },
  notRedeemedText: {
    id: 'redeem.privilege.notRedeemedText',
    defaultMessage: 'We didn’t find this redemption. Try again: points are never taken twice.',
  },
  takenAt: { id: 'redeem.redeemedAt', defaultMessage: 'Redeemed on', description: 'Before a date' },
})

const packageWords = defineMessages({
  redeem: { id: 'redeem.package.redeem', defaultMessage: 'Take package', description: 'Button' },
  others: { id: 'redeem.package.others', defaultMessage: 'See other packages' },
  question: { id: 'redeem.package.question', defaultMessage: 'Take one coupon from this package?' },
  final: { id: 'redeem.package.final', defaultMessage: 'This can’t be undone' },
  done: { id: 'redeem.package.done', defaultMessage: 'Package received', description: 'Title' },
  open: { id: 'redeem.package.open', defaultMessage: 'See the coupon' },
  notRedeemed: { id: 'redeem.package.notRedeemed', defaultMessage: 'Not received', description: 'Title' },
  notRedeemedText: {
    id: 'redeem.package.notRedeemedText',
    defaultMessage: 'We didn’t find this coupon. Try again: coupons are never taken twice.',
  },
  takenAt: { id: 'redeem.receivedAt', defaultMessage: 'Received on', description: 'Before a date' },
})

/** The catalogue's messages (spec 8) are about privileges. */
const packageErrors: OwnMessages = defineMessages({
  'not enough points': {
    id: 'redeem.error.notEnoughPoints',
    defaultMessage: 'You don’t have enough points for this package',
  },
  'limit reached': { id: 'redeem.error.limitReached', defaultMessage: 'No coupons left' },
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
