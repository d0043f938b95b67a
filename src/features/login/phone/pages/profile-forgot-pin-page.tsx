import { defineMessages, FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/addresses/paths'
import { normalisePhone } from '@/lib/thai-phone'
import type { Lifetime } from '@/lib/lifetime'
import { CodeView } from '../code-view'
import { useProfile } from '@/session/use-member'
import { ErrorState } from '@/ui/error-state'
import { useFeedback } from '@/ui/dialogs/feedback-context'
import { success } from '@/ui/dialogs/feedback-presets'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { useQueryErrorModal } from '@/ui/dialogs/use-error-modal'
import { ForgotPin, forgotPinMessages } from '../forgot-pin'

const messages = defineMessages({
  doneTitle: { id: 'phone.profileForgot.doneTitle', defaultMessage: 'Your new PIN is set' },
  doneText: {
    id: 'phone.profileForgot.doneText',
    defaultMessage: 'Use it next time you log in with your phone number.',
  },
})

/** Resets a logged-in member's PIN, by the profile's number if there is one. */
export default function ProfileForgotPinPage() {
  const profile = useProfile()
  const { whole: member, error, isFetching } = profile
  const navigate = useNavigate()
  const { show } = useFeedback()
  useQueryErrorModal({ error, isFetching, isLoaded: member !== undefined })

  const handleDone = (attempt: Lifetime) => {
    attempt.run(() => void navigate(paths.profile, { replace: true }))
    const text = <FormattedMessage {...messages.doneText} />
    show(success(<FormattedMessage {...messages.doneTitle} />, text, { page: paths.profile }))
  }
  if (member) return <ForgotPin knownNumber={normalisePhone(member.mobile_no ?? '')} onDone={handleDone} />
  if (error) return <ErrorState onRetry={() => void profile.refetch()} isRetrying={isFetching} />
  return (
    <CodeView
      title={<FormattedMessage {...forgotPinMessages.title} />}
      text={<FormattedMessage {...forgotPinMessages.text} />}
    >
      <SkeletonGroup>
        <Skeleton height="96px" />
      </SkeletonGroup>
    </CodeView>
  )
}
