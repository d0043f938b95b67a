import { defineMessages, FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { api } from '@/api/api'
import { toAppError } from '@/api/app-error'
import { paths } from '@/addresses/paths'
import { normalisePhone } from '@/domain/thai-phone'
import { useProfile } from '@/session/use-member'
import { ErrorState } from '@/ui/error-state'
import { useFeedback } from '@/ui/feedback-context'
import { success } from '@/ui/feedback-presets'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { useQueryErrorModal } from '@/ui/use-error-modal'
import { CodeView } from '@/login/phone/code-view'
import { PhoneFlowView } from '@/login/phone/phone-flow-view'
import { usePhoneFlow } from '@/login/phone/use-phone-flow'

const messages = defineMessages({
  title: { id: 'phone.forgot.title', defaultMessage: 'Set a new PIN' },
  text: { id: 'phone.forgot.text', defaultMessage: 'We’ll text you a code to set a new PIN.' },
  doneTitle: { id: 'phone.profileForgot.doneTitle', defaultMessage: 'Your new PIN is set' },
  doneText: {
    id: 'phone.profileForgot.doneText',
    defaultMessage: 'Use it next time you log in with your phone number.',
  },
})

/** Resets the forgotten PIN of a member who is logged in: the profile's number, the code, a new PIN twice. */
export default function ProfileForgotPinPage() {
  const profile = useProfile()
  const { whole: member, error, isFetching } = profile
  useQueryErrorModal({ error, isFetching, isLoaded: member !== undefined })
  if (member) {
    const { mobile_no: mobileNo = '', birthdate } = member
    return <ForgotPin mobileNo={normalisePhone(mobileNo)} birthdate={birthdate} />
  }
  if (error) return <ErrorState onRetry={() => void profile.refetch()} isRetrying={isFetching} />
  return (
    <CodeView title={<FormattedMessage {...messages.title} />} text={<FormattedMessage {...messages.text} />}>
      <SkeletonGroup>
        <Skeleton height="96px" />
      </SkeletonGroup>
    </CodeView>
  )
}

interface ForgotPinProps {
  /** Undefined where the profile has no number that a code could be sent to: then the member enters one. */
  mobileNo: string | undefined
  birthdate: string | undefined
}

function ForgotPin({ mobileNo, birthdate }: ForgotPinProps) {
  const [resetPin] = api.useResetPinByOtpMutation()
  const navigate = useNavigate()
  const { show } = useFeedback()
  const flow = usePhoneFlow('forgot-pin', async ({ attempt, ...proven }) => {
    const { brandRef, mobileNo: number, otpToken, pin, requestId } = proven
    const { error } = await resetPin({
      body: { Brand_Ref: brandRef, Mobile_No: number, Otp_Token: otpToken, New_Pin: pin },
      'X-Request-Id': requestId,
    })
    if (error) return toAppError(error)
    attempt.run(() => void navigate(paths.profile, { replace: true }))
    const text = <FormattedMessage {...messages.doneText} />
    show(success(<FormattedMessage {...messages.doneTitle} />, text, { page: paths.profile }))
    return undefined
  })
  return (
    <PhoneFlowView
      flow={flow}
      knownNumber={mobileNo}
      birthdate={birthdate}
      title={<FormattedMessage {...messages.title} />}
      text={<FormattedMessage {...messages.text} />}
      pinLabel={
        <FormattedMessage
          id="phone.pin.new"
          defaultMessage="New PIN"
          description="Field: a PIN in place of a forgotten one"
        />
      }
    />
  )
}
