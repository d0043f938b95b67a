import type { TypedMessageDescriptor } from 'react-intl'
import type { AppError } from '@/api/app-error'
import { useFeedback } from '@/ui/dialogs/feedback-context'
import { danger } from '@/ui/dialogs/feedback-presets'
import { ErrorMessage } from '@/ui/support-code'
import { commonWords } from '@/ui/words'
import { consentMessages } from '../consent-messages'

/** Says that a consent could not be recorded (spec 8). Session expiry has its own modal. */
export function useConsentErrorModal(): (error: AppError, title?: TypedMessageDescriptor) => void {
  const { show } = useFeedback()
  return (error, title = consentMessages.failed) => {
    if (error.kind === 'sessionExpired' || error.kind === 'aborted') return
    show(
      danger(title, <ErrorMessage error={error} />, {
        id: 'consent-failed',
        cancelButton: { label: commonWords.acknowledge },
      }),
    )
  }
}
