import { defineMessages } from 'react-intl'

/** Words for a member who has redeemed a privilege. */
export const redeemed = defineMessages({
  title: { id: 'privileges.redeem.done', defaultMessage: 'Redeemed', description: 'Title' },
  text: {
    id: 'privileges.redeem.doneText',
    defaultMessage: 'Use it now, or save it for later.',
  },
})
