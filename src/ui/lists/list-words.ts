import { defineMessage, defineMessages } from 'react-intl'

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

export const filterWords = defineMessages({
  all: { id: 'lists.filter.all', defaultMessage: 'All', description: 'In a filter: any status, day or kind' },
  apply: { id: 'lists.filter.apply', defaultMessage: 'Apply', description: 'Applies a filter' },
  clear: {
    id: 'lists.filter.clear',
    defaultMessage: 'Clear',
    description: 'Button: removes the whole filter',
  },
})
