import { defineMessages } from 'react-intl'

/** Separate from the other error messages, because the shell needs these when nothing more can be loaded. */
export const sessionExpiredMessages = defineMessages({
  title: {
    id: 'error.sessionExpired.title',
    defaultMessage: 'Your session has expired. Please wait a moment.',
  },
  message: { id: 'error.sessionExpired.message', defaultMessage: 'Please log in again.' },
})
