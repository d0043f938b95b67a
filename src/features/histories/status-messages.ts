import { defineMessages } from 'react-intl'

/** The statuses of all histories (spec 3, History statuses). */
export const statusMessages = defineMessages({
  received: { id: 'histories.status.received', defaultMessage: 'Received', description: 'A status' },
  available: { id: 'histories.status.available', defaultMessage: 'Available', description: 'A status' },
  used: { id: 'histories.status.used', defaultMessage: 'Used', description: 'A status' },
  expired: { id: 'histories.status.expired', defaultMessage: 'Expired', description: 'A status' },
  canceled: { id: 'histories.status.canceled', defaultMessage: 'Canceled', description: 'A status' },
})

export type HistoryStatus = keyof typeof statusMessages
