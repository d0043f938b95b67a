import { defineMessages } from 'react-intl'

/** Messages shared by several consent views. */
export const consentWords = defineMessages({
  title: {
    id: 'consent.title',
    defaultMessage: 'Privacy policy',
    description: 'Heading over the policy',
  },
  accept: { id: 'consent.accept', defaultMessage: 'Accept', description: 'Button that gives consent' },
  /** Spec 8. */
  failed: { id: 'consent.failed', defaultMessage: 'Consent failed, please try again' },
  smsEnded: { id: 'consent.smsEnded', defaultMessage: 'Session expired, please contact the store' },
})
