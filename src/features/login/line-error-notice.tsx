import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { reopenHint } from '@/i18n/error-messages'
import type { LineError } from '@/session/line-sign-in'
import { Notice } from '@/ui/notice'
import { ErrorMessage } from '@/ui/support-code'

type Reason = Extract<LineError, { status: 'failed' }>['reason']

const { failed, expired } = defineMessages({
  failed: {
    id: 'authentication.line.failed',
    defaultMessage: 'We couldn’t reach LINE. Please try again.',
  },
  expired: {
    id: 'authentication.line.expired',
    defaultMessage: 'LINE timed out. Please try again.',
  },
})

const messages = defineMessages({
  timeout: failed,
  failed,
  denied: {
    id: 'authentication.line.denied',
    defaultMessage: 'LINE wasn’t allowed to continue. Please try again.',
  },
  invalidIdToken: {
    id: 'authentication.line.clock',
    defaultMessage: 'LINE couldn’t confirm who you are. Set your device’s date and time right.',
  },
  idTokenExpired: expired,
  revoked: expired,
  badCallback: {
    id: 'authentication.line.badCallback',
    defaultMessage: 'This login link doesn’t work. Please log in again.',
  },
  anotherUser: {
    id: 'authentication.line.anotherUser',
    defaultMessage: 'Another LINE account has been logged in meanwhile. Please try again.',
  },
}) satisfies Record<Reason, MessageDescriptor>

/** Why LINE did not sign the member in; retry and other logins are below. */
export function LineErrorNotice({ lineError }: { lineError: LineError }) {
  const { formatMessage } = useIntl()
  return (
    <Notice>
      {lineError.status === 'refused' ? (
        <ErrorMessage error={lineError.error} />
      ) : (
        <>
          <FormattedMessage {...messages[lineError.reason]} />
          {lineError.reason === 'failed' && reopenHint(formatMessage)}
        </>
      )}
    </Notice>
  )
}
