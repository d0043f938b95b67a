import { FormattedMessage } from 'react-intl'
import { ErrorState } from '@/ui/error-state'
import { consentMessages } from '../consent-messages'
import { WayOnOrStore } from './way-on'

/** Shown when the SMS page is opened without a token. */
export function LinkIncomplete() {
  return (
    <ErrorState
      title={<FormattedMessage id="consent.sms.unreadable" defaultMessage="This link doesn’t work" />}
      text={
        <FormattedMessage
          id="consent.sms.incompleteText"
          defaultMessage="Tap the link in the SMS again, or ask the store for a new one."
        />
      }
      action={<WayOnOrStore />}
    />
  )
}

/** The server refuses the link's token, so there is no retry button. */
export function LinkOver() {
  return <ErrorState title={<FormattedMessage {...consentMessages.smsEnded} />} action={<WayOnOrStore />} />
}
