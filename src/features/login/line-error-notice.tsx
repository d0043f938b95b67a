import { defineMessage, FormattedMessage, useIntl } from 'react-intl'
import { reopenHint } from '@/i18n/error-messages'
import type { LineError } from '@/session/line-sign-in'
import { Notice } from '@/ui/notice'
import { ErrorMessage } from '@/ui/support-code'

type Reason = Extract<LineError, { status: 'failed' }>['reason']
type Why = 'clock' | 'denied' | 'expired' | 'anotherUser' | 'unreached'

const notSignedIn = defineMessage<{ why: Why }>({
  id: 'authentication.line.failed',
  defaultMessage:
    '{why, select, clock {LINE couldn’t confirm who you are. Correct your device’s date and time.} denied {You didn’t give permission in LINE. Please try again.} expired {LINE timed out. Please try again.} anotherUser {Someone has just logged in with another LINE account. Please try again.} other {We couldn’t reach LINE. Please try again.}}',
  description: 'Why LINE did not log the member in or was not connected; the way on is below',
})

const reasons: Record<Reason, Why> = {
  timeout: 'unreached',
  failed: 'unreached',
  denied: 'denied',
  invalidIdToken: 'clock',
  idTokenExpired: 'expired',
  revoked: 'expired',
  anotherUser: 'anotherUser',
}

/** Why LINE did not sign the member in; retry and other logins are below. */
export function LineErrorNotice({ lineError }: { lineError: LineError }) {
  const { formatMessage } = useIntl()
  return (
    <Notice>
      {lineError.status === 'refused' ? (
        <ErrorMessage error={lineError.error} />
      ) : (
        <>
          <FormattedMessage {...notSignedIn} values={{ why: reasons[lineError.reason] }} />
          {lineError.reason === 'failed' && reopenHint(formatMessage)}
        </>
      )}
    </Notice>
  )
}
