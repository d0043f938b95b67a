import { defineMessage, defineMessages } from 'react-intl'

/** Words of several pages, which the entry does not need. */
export const pageWords = defineMessages({
  badLink: { id: 'ui.badLink', defaultMessage: 'This link doesn’t work' },
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

/** Behind a last day: how many days are left. */
export const daysLeft = defineMessage<{ days: number }>({
  id: 'ui.daysLeft',
  defaultMessage: '{days, plural, =0 {today} =1 {tomorrow} other {in {days} days}}',
  description: 'Behind a last day',
})
