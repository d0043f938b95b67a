import { defineMessages } from 'react-intl'

/** The words of a session that has ended (spec 8), apart from the other errors': the shell tells them where nothing more can be loaded. */
export const sessionExpiredMessages = defineMessages({
  title: {
    id: 'error.sessionExpired.title',
    defaultMessage: 'Your session has expired. Please wait a moment.',
  },
  message: { id: 'error.sessionExpired.message', defaultMessage: 'Please log in again.' },
})
