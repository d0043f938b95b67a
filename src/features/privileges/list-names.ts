import { defineMessages } from 'react-intl'

/** The accessible names of the two lists. */
export const listNames = defineMessages({
  all: { id: 'privileges.list', defaultMessage: 'Privileges', description: 'Name of the list of privileges' },
  forYou: { id: 'privileges.list.forYou', defaultMessage: 'Privileges for you' },
})
