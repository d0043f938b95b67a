import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { errorText, reopenHint } from '@/i18n/error-messages'
import type { LineError } from '@/session/line-sign-in'
import { useAppSelector } from '@/store/hooks'
import { Notice } from '@/ui/notice'
import { SupportCode } from '@/ui/support-code'

type Reason = Extract<LineError, { status: 'failed' }>['reason']

const messages = defineMessages({
  timeout: {
    id: 'authentication.line.timeout',
    defaultMessage: 'LINE is taking too long. Please try again, or use another way to log in.',
  },
  failed: {
    id: 'authentication.line.failed',
    defaultMessage: 'We could not reach LINE. Please try again, or use another way to log in.',
  },
  denied: {
    id: 'authentication.line.denied',
    defaultMessage: 'LINE login wasn’t allowed. Try again, or log in another way.',
  },
  invalidIdToken: {
    id: 'authentication.line.clock',
    defaultMessage:
      "LINE could not confirm who you are. Please check your phone's date and time, then try again.",
  },
  idTokenExpired: {
    id: 'authentication.line.expired',
    defaultMessage: 'Your LINE login has expired. Please log in with LINE again.',
  },
  revoked: {
    id: 'authentication.line.revoked',
    defaultMessage: 'Your LINE login has ended. Please log in with LINE again.',
  },
  badCallback: {
    id: 'authentication.line.badCallback',
    defaultMessage: 'This login link cannot be used. Please log in again.',
  },
}) satisfies Record<Reason, MessageDescriptor>

/** Shows why LINE did not sign the member in; the buttons below the notice offer retry and other logins. */
export function LineErrorNotice({ lineError }: { lineError: LineError }) {
  const intl = useIntl()
  const locale = useAppSelector((state) => state.preferences.locale)
  if (lineError.status === 'failed') {
    return (
      <Notice>
        <FormattedMessage {...messages[lineError.reason]} />
        {lineError.reason === 'failed' && reopenHint(intl.formatMessage)}
      </Notice>
    )
  }
  const { message } = errorText(lineError.error, locale, (descriptor) => intl.formatMessage(descriptor))
  return (
    <Notice>
      {message}
      {lineError.error.requestId && <SupportCode code={lineError.error.requestId} />}
    </Notice>
  )
}
