import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { errorWords } from '@/i18n/error-messages'
import { useLocale } from '@/i18n/use-locale'
import { Notice } from '@/ui/notice'
import { SupportCode } from '@/ui/support-code'
import type { ConnectTrouble } from '../hooks/use-connect-line'

type Reason = Extract<ConnectTrouble, { status: 'failed' }>['reason']

const words = defineMessages({
  denied: {
    id: 'connectLine.denied',
    defaultMessage:
      'You have not allowed this at LINE. Tap the button to try again, or go on with your phone number as before.',
  },
  failed: {
    id: 'connectLine.failed',
    defaultMessage: 'That did not work. Please check your connection and try again.',
  },
  clock: {
    id: 'connectLine.clock',
    defaultMessage:
      "LINE could not confirm who you are. Please check your phone's date and time, then try again.",
  },
  ended: {
    id: 'connectLine.ended',
    defaultMessage: 'Your LINE login has expired. Please connect LINE again.',
  },
  taken: {
    id: 'connectLine.taken',
    defaultMessage:
      'This LINE account belongs to another membership here. To use that one, log out and log in with LINE. Nothing was changed.',
  },
})

const reasons = {
  denied: words.denied,
  timeout: words.failed,
  failed: words.failed,
  badCallback: words.failed,
  invalidIdToken: words.clock,
  idTokenExpired: words.ended,
  revoked: words.ended,
} satisfies Record<Reason, MessageDescriptor>

/** Why LINE is not connected; the buttons below the notice lead on. */
export function ConnectTroubleNotice({ trouble }: { trouble: ConnectTrouble }) {
  const intl = useIntl()
  const locale = useLocale()
  if (trouble.status === 'refused') {
    const { requestId } = trouble.error
    return (
      <Notice>
        {errorWords(trouble.error, locale, (descriptor) => intl.formatMessage(descriptor)).message}
        {requestId && <SupportCode code={requestId} />}
      </Notice>
    )
  }
  return (
    <Notice>
      <FormattedMessage {...(trouble.status === 'taken' ? words.taken : reasons[trouble.reason])} />
    </Notice>
  )
}
