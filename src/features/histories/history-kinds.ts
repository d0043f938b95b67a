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

/** Days within which something expires (spec 9). */
export const EXPIRES = ['0', '7', '15', '30'] as const
export type Expires = (typeof EXPIRES)[number]

export type FilterField = 'status' | 'dates' | 'expires' | 'sort'

/** What differs between the histories: the fields of their filters and of the wire, and the statuses. */
export interface HistoryKind {
  fields: readonly FilterField[]
  statuses: readonly HistoryStatus[]
  /** The status of what can still expire. */
  alive: HistoryStatus
  /** The wire's field of the day on which a row expires. */
  expiryField: 'expire_date' | 'valid_through' | 'expiry_date'
  /** The wire's field that "sort by points" orders by; absent: the history has no points. */
  pointsField?: 'point' | 'point_ref'
  /** The history has only what can still expire: within these days, unless the address says otherwise. */
  aliveWithin?: Expires
}

export const pointKind: HistoryKind = {
  fields: ['status', 'dates', 'expires', 'sort'],
  statuses: ['received', 'used', 'expired', 'canceled'],
  alive: 'received',
  expiryField: 'expire_date',
  pointsField: 'point',
}

export const expiringPointKind: HistoryKind = {
  ...pointKind,
  fields: ['expires', 'sort'],
  aliveWithin: '30',
}

export const privilegeKind: HistoryKind = {
  fields: ['status', 'dates', 'expires', 'sort'],
  statuses: ['available', 'used', 'expired', 'canceled'],
  alive: 'available',
  expiryField: 'valid_through',
  pointsField: 'point_ref',
}

export const packageKind: HistoryKind = {
  fields: ['status', 'dates', 'expires'],
  statuses: ['received', 'used', 'expired', 'canceled'],
  alive: 'received',
  expiryField: 'expiry_date',
}
