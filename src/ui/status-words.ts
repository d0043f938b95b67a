import { defineMessages } from 'react-intl'

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
