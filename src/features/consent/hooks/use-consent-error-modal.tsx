import { useIntl, type MessageDescriptor } from 'react-intl'
import type { AppError } from '@/api/app-error'
import { errorText } from '@/i18n/error-messages'
import { useLocale } from '@/i18n/use-locale'
import { useFeedback } from '@/ui/dialogs/feedback-context'
import { danger } from '@/ui/dialogs/feedback-presets'
import { SupportCode } from '@/ui/support-code'
import { commonWords } from '@/ui/words'
import { consentMessages } from '../consent-messages'

/** Says that a consent could not be recorded (spec 8). Session expiry has its own modal. */
export function useConsentErrorModal(): (error: AppError, title?: MessageDescriptor) => void {
  const { show } = useFeedback()
  const intl = useIntl()
  const locale = useLocale()
  return (error, title = consentMessages.failed) => {
    if (error.kind === 'sessionExpired' || error.kind === 'aborted') return
    const description = (
      <>
        {errorText(error, locale, (words) => intl.formatMessage(words)).message}
        {error.requestId && <SupportCode code={error.requestId} />}
      </>
    )
    const label = intl.formatMessage(commonWords.acknowledge)
    show(
      danger(intl.formatMessage(title), description, {
        id: 'consent-failed',
        cancelButton: { label },
      }),
    )
  }
}
