import { defineMessages } from 'react-intl'

export const commonWords = defineMessages({
  acknowledge: {
    id: 'ui.feedbackModal.acknowledge',
    defaultMessage: 'OK',
    description: 'Acknowledges a message',
  },
  back: { id: 'shell.back', defaultMessage: 'Back', description: 'To the page before; or from a question' },
  cancel: { id: 'ui.cancel', defaultMessage: 'Cancel', description: 'Button' },
  close: {
    id: 'ui.feedbackModal.close',
    defaultMessage: 'Close',
    description: 'Button: closes what is open',
  },
  collectPoints: {
    id: 'shell.collectPoints',
    defaultMessage: 'Collect points',
    description: 'Opens the modal with the member code',
  },
  confirm: {
    id: 'ui.feedbackModal.confirm',
    defaultMessage: 'Confirm',
    description: 'Says yes to a question',
  },
  continue: { id: 'ui.continue', defaultMessage: 'Continue', description: 'Button' },
  logOut: { id: 'shell.sideMenu.logOut', defaultMessage: 'Log out', description: 'Button' },
  notLoaded: { id: 'ui.errorState.title', defaultMessage: 'We couldn’t load this' },
  phoneNumber: { id: 'forms.phone.label', defaultMessage: 'Phone number', description: 'Of a member' },
  programme: {
    id: 'shell.programme',
    defaultMessage: 'Collect points and enjoy member privileges.',
    description: 'Under the name of the brand, in a message to a friend',
  },
  saved: { id: 'forms.saved', defaultMessage: 'Saved', description: 'A form was saved' },
  scan: { id: 'shell.sideMenu.scan', defaultMessage: 'Scan QR code' },
  skip: { id: 'forms.skip', defaultMessage: 'Skip', description: 'Button: goes on without the form' },
  supportCode: {
    id: 'ui.supportCode',
    defaultMessage: 'Support code',
    description: 'Before a short code',
  },
  tryAgain: {
    id: 'ui.errorState.retry',
    defaultMessage: 'Try again',
    description: 'Button: does again what failed',
  },
})
