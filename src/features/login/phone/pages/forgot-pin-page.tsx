import { useState } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { EntryView } from '@/brand/entry-view'
import { paths } from '@/addresses/paths'
import { normalisePhone } from '@/lib/thai-phone'
import type { Lifetime } from '@/lib/lifetime'
import { useRedirectMembersHome } from '@/session/page-guards'
import { useProfile } from '@/session/use-member'
import { ErrorState } from '@/ui/error-state'
import { useFeedback } from '@/ui/dialogs/feedback-context'
import { success } from '@/ui/dialogs/feedback-presets'
import { useToast } from '@/ui/dialogs/toast-context'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { useQueryErrorModal } from '@/ui/dialogs/use-error-modal'
import { PhoneFlowView } from '../phone-flow-view'
import { pinMessages } from '../pin-steps'
import { usePhoneFlow } from '../use-phone-flow'
import { useResetPin } from '../pin-requests'

const TOAST_MS = 3000

const messages = defineMessages({
  title: { id: 'phone.forgot.title', defaultMessage: 'Set a new PIN' },
  text: { id: 'phone.forgot.text', defaultMessage: 'We’ll text you a code.' },
  doneText: {
    id: 'phone.profileForgot.doneText',
    defaultMessage: 'Use it next time you log in with your phone number.',
  },
})

/** Replaces a forgotten PIN, at the login or in the profile. */
export default function ForgotPinPage() {
  const { pathname } = useLocation()
  // Fixed, because the page stays on screen while the next one slides in.
  const [isInProfile] = useState(pathname === paths.profileForgotPin)
  return isInProfile ? <InProfile /> : <AtLogin />
}

function AtLogin() {
  useRedirectMembersHome()
  const navigate = useNavigate()
  const toast = useToast()
  const handleDone = (attempt: Lifetime) => {
    toast(<FormattedMessage {...pinMessages.done} />, { durationMs: TOAST_MS })
    attempt.run(() => void navigate(paths.loginPin, { replace: true }))
  }
  return <ForgotPin onDone={handleDone} />
}

/** By the profile's number, if there is one. */
function InProfile() {
  const profile = useProfile()
  const { whole: member, error, isFetching } = profile
  const navigate = useNavigate()
  const { show } = useFeedback()
  useQueryErrorModal({ error, isFetching, isLoaded: member !== undefined })

  const handleDone = (attempt: Lifetime) => {
    attempt.run(() => void navigate(paths.profile, { replace: true }))
    show(success(pinMessages.done, messages.doneText, { page: paths.profile }))
  }
  if (member) return <ForgotPin knownNumber={normalisePhone(member.mobile_no ?? '')} onDone={handleDone} />
  if (error) return <ErrorState read={profile} />
  return (
    <EntryView
      title={<FormattedMessage {...messages.title} />}
      text={<FormattedMessage {...messages.text} />}
    >
      <SkeletonGroup>
        <Skeleton height="96px" />
      </SkeletonGroup>
    </EntryView>
  )
}

interface ForgotPinProps {
  /** A logged-in member's number; others enter one. */
  knownNumber?: string | undefined
  onDone: (attempt: Lifetime) => void
}

/** The number, the code, and the new PIN twice. */
function ForgotPin({ knownNumber, onDone }: ForgotPinProps) {
  const resetPin = useResetPin()
  const flow = usePhoneFlow('forgot-pin', async (proven) => {
    const error = await resetPin(proven)
    if (!error) onDone(proven.attempt)
    return error
  })
  return (
    <PhoneFlowView
      flow={flow}
      knownNumber={knownNumber}
      title={<FormattedMessage {...messages.title} />}
      text={<FormattedMessage {...messages.text} />}
      pinLabel={<FormattedMessage {...pinMessages.new} />}
    />
  )
}
