import { defineMessage } from 'react-intl'

/** On a package whose last day is over. */
export const expired = defineMessage({
  id: 'packages.expired',
  defaultMessage: 'Expired',
  description: 'A package that can no longer be taken',
})
