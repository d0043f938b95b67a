import { defineMessages } from 'react-intl'

export const consentMessages = defineMessages({
  noArticles: { id: 'consent.articles.none', defaultMessage: 'No privacy policy yet' },
  given: { id: 'consent.status.given', defaultMessage: 'You’ve given your consent' },
  none: { id: 'consent.status.none', defaultMessage: 'You haven’t given your consent' },
  withdraw: {
    id: 'consent.withdraw',
    defaultMessage: 'Withdraw consent',
    description: 'Button that takes a consent back',
  },
  refusal: {
    id: 'consent.error',
    defaultMessage: 'Your points are safe, but you can’t use the app until you accept.',
  },
  withdrawn: { id: 'consent.withdrawn.title', defaultMessage: 'You’ve withdrawn your consent' },
  accept: { id: 'consent.accept', defaultMessage: 'Accept', description: 'Button that gives consent' },
  /** Spec 8. */
  failed: { id: 'consent.failed', defaultMessage: 'Consent failed, please try again' },
  smsEnded: { id: 'consent.smsEnded', defaultMessage: 'Session expired, please contact the store' },
})
