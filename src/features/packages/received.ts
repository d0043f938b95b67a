import { defineMessages } from 'react-intl'

/** Words for a member who has taken a coupon of a package. */
export const received = defineMessages({
  title: { id: 'packages.redeem.done', defaultMessage: 'Package received', description: 'Title' },
  text: {
    id: 'packages.redeem.doneText',
    defaultMessage: 'You can use the coupon now, or later while it is valid.',
  },
})
