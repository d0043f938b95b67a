import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { api } from '@/api/api'
import { toAppError } from '@/api/app-error'
import { paths } from '@/addresses/paths'
import { useHomeForMembers } from '@/session/page-guards'
import { useToast } from '@/ui/toast-context'
import { PhoneFlowView } from '@/login/phone/phone-flow-view'
import { usePhoneFlow } from '@/login/phone/use-phone-flow'

const TOAST_MS = 3000

const messages = defineMessages({
  done: {
    id: 'phone.forgot.done',
    defaultMessage: 'Your new PIN is set. Log in with it.',
  },
})

/** Resets a forgotten PIN: enter the number, the code and a new PIN twice, then return to the PIN login. */
export default function ForgotPinPage() {
  useHomeForMembers()
  const [resetPin] = api.useResetPinByOtpMutation()
  const navigate = useNavigate()
  const intl = useIntl()
  const toast = useToast()

  const flow = usePhoneFlow('forgot-pin', async ({ attempt, ...proven }) => {
    const { brandRef, mobileNo, otpToken, pin, requestId } = proven
    const { error } = await resetPin({
      body: { Brand_Ref: brandRef, Mobile_No: mobileNo, Otp_Token: otpToken, New_Pin: pin },
      'X-Request-Id': requestId,
    })
    if (error) return toAppError(error)
    toast(intl.formatMessage(messages.done), { durationMs: TOAST_MS })
    attempt.run(() => void navigate(paths.loginPin, { replace: true }))
    return undefined
  })

  return (
    <PhoneFlowView
      flow={flow}
      title={<FormattedMessage id="phone.forgot.title" defaultMessage="Set a new PIN" />}
      text={
        <FormattedMessage id="phone.forgot.text" defaultMessage="We’ll text you a code to set a new PIN." />
      }
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
