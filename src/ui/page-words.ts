import { defineMessage, defineMessages } from 'react-intl'

/** Words of several pages, which the entry does not need. */
export const pageWords = defineMessages({
  all: { id: 'lists.filter.all', defaultMessage: 'All', description: 'In a filter: any status, day or kind' },
  apply: { id: 'lists.filter.apply', defaultMessage: 'Apply', description: 'Applies a filter' },
  badLink: { id: 'ui.badLink', defaultMessage: 'This link doesn’t work' },
  clear: {
    id: 'lists.filter.clear',
    defaultMessage: 'Clear',
    description: 'Button: removes the whole filter',
  },
  expiryDate: { id: 'ui.expiryDate', defaultMessage: 'Expiry date', description: 'Above a date' },
  home: { id: 'shell.wayHome.home', defaultMessage: 'Go to home' },
  pointsCollected: {
    id: 'points.code.gained',
    defaultMessage: 'You’ve got points!',
    description: 'Title after a scan',
  },
  pointsUnknown: { id: 'points.code.unknown', defaultMessage: 'We couldn’t confirm your points' },
  scanOrAsk: {
    id: 'points.scan.unusableText',
    defaultMessage: 'Scan the QR code from the store, or ask the staff.',
  },
  share: { id: 'ui.share', defaultMessage: 'Share', description: "Button, and its sheet's title" },
  noExpiry: { id: 'tier.card.noExpiry', defaultMessage: 'No expiry', description: 'In place of a date' },
  thanks: {
    id: 'ui.thanks',
    defaultMessage: 'Thanks',
    description: 'Button: closes what tells of points received',
  },
  yourPoints: { id: 'points.yours', defaultMessage: 'Your points', description: 'Before the balance' },
})

/** The statuses of all histories (spec 3, History statuses). */
export const statusMessages = defineMessages({
  received: { id: 'ui.status.received', defaultMessage: 'Received', description: 'Points, a package' },
  available: { id: 'ui.status.available', defaultMessage: 'Available', description: 'A redeemed privilege' },
  used: { id: 'ui.status.used', defaultMessage: 'Used', description: 'Points, a privilege, a package' },
  expired: {
    id: 'ui.status.expired',
    defaultMessage: 'Expired',
    description: 'Points, a privilege, a package',
  },
  canceled: {
    id: 'ui.status.canceled',
    defaultMessage: 'Canceled',
    description: 'Points, a privilege, a package',
  },
})

export type HistoryStatus = keyof typeof statusMessages

type ListKind = 'privilege' | 'package' | 'redeemed' | 'coupon' | 'row'

/** Above an empty list that is not filtered. */
export const emptyList = defineMessage<{ kind: Exclude<ListKind, 'row'> }>({
  id: 'lists.empty',
  defaultMessage:
    '{kind, select, privilege {No privileges yet} package {No packages yet} redeemed {Nothing redeemed yet} other {No coupons yet}}',
  description: 'Above an empty list',
})

/** Above an empty list that is filtered. */
export const noMatch = defineMessage<{ kind: ListKind }>({
  id: 'lists.noMatch',
  defaultMessage:
    '{kind, select, privilege {No privileges match} package {No packages match} other {Nothing matches}}',
  description: 'Above an empty list that is filtered',
})

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

/** Behind a last day: how many days are left. */
export const daysLeft = defineMessage<{ days: number }>({
  id: 'ui.daysLeft',
  defaultMessage: '{days, plural, =0 {today} =1 {tomorrow} other {in {days} days}}',
  description: 'Behind a last day',
})
