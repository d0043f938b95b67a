import { FormattedMessage, useIntl, defineMessages } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { ErrorNotice } from '@/forms/error-notice'
import { useIsThere } from '@/lib/use-is-there'
import { useProfile } from '@/session/use-member'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { useToast } from '@/ui/toast-context'
import { CodeView } from '../components/code-view'
import { ConfirmPinStep } from '../components/confirm-pin-step'
import { NewPinStep } from '../components/new-pin-step'
import { PinAttempt } from '../components/pin-attempt'
import { useCodeAttempt } from '../hooks/use-code-attempt'
import { usePinChange } from '../hooks/use-pin-change'

const TOAST_MS = 3000

const words = defineMessages({
  current: {
    id: 'phone.reset.current',
    defaultMessage: 'Current PIN',
    description: 'Field: the PIN that is to be changed',
  },
  done: { id: 'phone.reset.done', defaultMessage: 'Your PIN has been changed.' },
})

/** Changes the PIN of a member who knows it (spec 2, profile.reset-pin). */
export default function ResetPinPage() {
  const navigate = useNavigate()
  const intl = useIntl()
  const toast = useToast()
  const isThere = useIsThere()
  const birthdate = useProfile().data?.birthdate
  const change = usePinChange(() => {
    toast(intl.formatMessage(words.done), { durationMs: TOAST_MS })
    if (isThere()) void navigate(paths.profile, { replace: true })
  })
  switch (change.step) {
    case 'current':
      return <CurrentPinStep change={change} />
    case 'new':
      return (
        <NewPinStep
          flow={change}
          birthdate={birthdate}
          label={
            <FormattedMessage
              id="phone.pin.new"
              defaultMessage="New PIN"
              description="Field: a PIN in place of a forgotten one"
            />
          }
        />
      )
    case 'confirm':
      return (
        <ConfirmPinStep flow={change}>
          <Button variant="quiet" isFullWidth onClick={change.chooseAgain}>
            <FormattedMessage
              id="phone.pin.another"
              defaultMessage="Choose another PIN"
              description="Button"
            />
          </Button>
        </ConfirmPinStep>
      )
  }
}

function CurrentPinStep({ change }: { change: ReturnType<typeof usePinChange> }) {
  const attempt = useCodeAttempt(change.submitCurrent)
  const label = <FormattedMessage {...words.current} />
  return (
    <CodeView
      title={label}
      text={
        <FormattedMessage
          id="phone.reset.text"
          defaultMessage="So that nobody but you can change your PIN."
        />
      }
    >
      {change.redirectError && !attempt.error && <ErrorNotice error={change.redirectError} />}
      <PinAttempt label={label} autoComplete="current-password" attempt={attempt} />
      <Button as={Link} to={paths.profileForgotPin} variant="quiet">
        <FormattedMessage
          id="phone.loginPin.forgot"
          defaultMessage="Forgot PIN"
          description="Link under the PIN"
        />
      </Button>
    </CodeView>
  )
}
