import { useState } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { EntryView } from '@/brand/entry-view'
import { api } from '@/api/api'
import { isAnswerLost, toAppError, type AppError } from '@/api/app-error'
import { outcomeOf } from '@/api/lost-answer'
import { sendDeed, settleDeed } from '@/api/once'
import { paths } from '@/addresses/paths'
import { ErrorNotice } from '@/ui/forms/error-notice'
import { pageTitles } from '@/i18n/page-titles'
import type { Lifetime } from '@/lib/lifetime'
import { PinAttempt, useCodeAttempt } from '../code-attempt'
import { ConfirmPinStep, NewPinStep, pinMessages } from '../pin-steps'
import { PIN_DIFFERS, useStepInAddress } from '../use-phone-flow'
import { beginAttempt, currentSession } from '@/session/lifetime'
import { useAppDispatch } from '@/store/hooks'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { useToast } from '@/ui/dialogs/toast-context'

const TOAST_MS = 3000

const messages = defineMessages({
  current: {
    id: 'phone.reset.current',
    defaultMessage: 'Current PIN',
    description: 'Field: the PIN that is to be changed',
  },
})

/** Changes a PIN that the member knows (spec 2, profile.reset-pin). */
export default function ResetPinPage() {
  const navigate = useNavigate()
  const toast = useToast()
  const change = usePinChange((attempt) => {
    toast(<FormattedMessage {...pinMessages.done} />, { durationMs: TOAST_MS })
    attempt.run(() => void navigate(paths.profile, { replace: true }))
  })
  switch (change.step) {
    case 'current':
      return <CurrentPinStep change={change} />
    case 'new':
      return <NewPinStep flow={change} label={<FormattedMessage {...pinMessages.new} />} />
    case 'confirm':
      return (
        <ConfirmPinStep flow={change}>
          <Button variant="quiet" isFullWidth onClick={change.chooseAgain}>
            <FormattedMessage {...pinMessages.another} />
          </Button>
        </ConfirmPinStep>
      )
  }
}

function CurrentPinStep({ change }: { change: ReturnType<typeof usePinChange> }) {
  const attempt = useCodeAttempt(change.submitCurrent)
  const label = <FormattedMessage {...messages.current} />
  return (
    <EntryView
      title={label}
      text={<FormattedMessage id="phone.reset.text" defaultMessage="To confirm it’s you." />}
    >
      {change.redirectError && !attempt.error && <ErrorNotice error={change.redirectError} />}
      <PinAttempt label={label} autoComplete="current-password" attempt={attempt} />
      <Button as={Link} to={paths.profileForgotPin} variant="quiet">
        <FormattedMessage {...pageTitles.forgotPin} />
      </Button>
    </EntryView>
  )
}

type PinChangeStep = 'current' | 'new' | 'confirm'

const INVALID_PIN: AppError = { kind: 'invalid', message: 'invalid pin' }
const isInvalidPin = ({ message }: AppError) => message === INVALID_PIN.message

/**
 * Changes a PIN: the current one, then the new one twice. The step is in the URL, so that back leads to the previous step; the
 * PINs are only in memory, so a reload starts over.
 */
function usePinChange(onDone: (attempt: Lifetime) => void) {
  const dispatch = useAppDispatch()
  const { requestedStep, goTo } = useStepInAddress()
  const [current, setCurrent] = useState('')
  const [chosen, setChosen] = useState('')
  const [redirectError, setRedirectError] = useState<AppError>()
  const [validatePin] = api.useValidatePinMutation()
  const [resetPin] = api.useResetPinMutation()

  const step: PinChangeStep =
    current === '' ? 'current' : requestedStep === 'confirm' && chosen !== '' ? 'confirm' : 'new'

  const check = async (pin: string): Promise<AppError | undefined> => {
    const sent = sendDeed('validatePin', validatePin, { Pin: pin }, { isSecret: true })
    const { data, error } = await dispatch(currentSession()).only(sent)
    if (error) return toAppError(error)
    return data.is_valid ? undefined : INVALID_PIN
  }
  const submitCurrent = async (pin: string) => {
    const error = await dispatch(beginAttempt()).only(check(pin))
    if (error) return error
    setRedirectError(undefined)
    setCurrent(pin)
    goTo('new', true)
    return undefined
  }
  const choosePin = (pin: string) => {
    setRedirectError(undefined)
    setChosen(pin)
    goTo('confirm', false)
  }
  const finish = (attempt: Lifetime) => {
    settleDeed('resetPin')
    onDone(attempt)
    return undefined
  }
  const confirmPin = async (repeated: string): Promise<AppError | undefined> => {
    if (repeated !== chosen) return PIN_DIFFERS
    const attempt = dispatch(beginAttempt())
    const body = { Pin: current, New_Pin: chosen }
    let doubt: AppError | undefined
    const sent = sendDeed('resetPin', resetPin, body, { isSecret: true })
    const outcome = await outcomeOf(sent, {
      session: dispatch(currentSession()),
      // Whether the change took effect shows in which PIN is valid now.
      look: async () => {
        // Which PIN is valid may have changed since an earlier look.
        settleDeed('validatePin')
        doubt = await check(chosen)
        if (!doubt) return true
        return isInvalidPin(doubt) ? false : undefined
      },
      // The current PIN may be refused because an earlier try, whose answer was lost, has changed it.
      isOpen: (error) => isAnswerLost(error) || isInvalidPin(error),
    })
    if (outcome.status === 'done') return finish(attempt)
    const { error } = outcome
    if (!isInvalidPin(error)) return error
    // The next try asks again.
    if (outcome.status === 'unknown') return doubt
    // The PIN was changed elsewhere: ask for the current one again.
    setCurrent('')
    setChosen('')
    setRedirectError(error)
    attempt.run(() => goTo('current', true))
    return undefined
  }
  return {
    step,
    /** The error that moved the member back to this step. */
    redirectError,
    submitCurrent,
    choosePin,
    confirmPin,
    chooseAgain: () => goTo('new', true),
  }
}
