import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { api } from '@/api/api'
import { isAnswerLost, toAppError, type AppError } from '@/api/app-error'
import { useIntent } from '@/issuing/use-intent'
import { PIN_DIFFERS } from './use-phone-flow'

export type PinChangeStep = 'current' | 'new' | 'confirm'

const INVALID_PIN: AppError = { kind: 'invalid', message: 'invalid pin' }

/**
 * Changes the PIN of a member who is logged in: the current one, the new one, the new one again (behaviour, Phone). The step is
 * in the URL, so that back leads from the repetition to the choice; the PINs are in memory alone, so that a reload restarts.
 */
export function usePinChange(onDone: () => void) {
  const [query, setQuery] = useSearchParams()
  const [current, setCurrent] = useState('')
  const [chosen, setChosen] = useState('')
  const [redirectError, setRedirectError] = useState<AppError>()
  const [validatePin] = api.useValidatePinMutation()
  const [resetPin] = api.useResetPinMutation()
  const intent = useIntent()

  const requested = query.get('page')
  const step: PinChangeStep =
    current === '' ? 'current' : requested === 'confirm' && chosen !== '' ? 'confirm' : 'new'

  const goTo = (target: PinChangeStep, replace: boolean) =>
    setQuery(
      (before) => {
        before.set('page', target)
        return before
      },
      { replace },
    )

  const check = async (pin: string): Promise<AppError | undefined> => {
    const { data, error } = await validatePin({ Pin: pin })
    if (error) return toAppError(error)
    return data.is_valid ? undefined : INVALID_PIN
  }
  const submitCurrent = async (pin: string) => {
    const error = await check(pin)
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
  const confirmPin = async (repeated: string): Promise<AppError | undefined> => {
    if (repeated !== chosen) return PIN_DIFFERS
    const body = { Pin: current, New_Pin: chosen }
    const answer = await resetPin({ body, 'X-Request-Id': intent.requestIdOf(body) })
    const error = answer.error && toAppError(answer.error)
    // An answer that was lost may have changed the PIN: whether it did is told by the PIN that is valid now.
    const isSet = !error || (isAnswerLost(error) && (await check(chosen)) === undefined)
    if (isSet) {
      intent.done()
      onDone()
      return undefined
    }
    if (error.message !== INVALID_PIN.message) return error
    // The PIN was changed elsewhere meanwhile: the current one has to be entered again.
    setCurrent('')
    setChosen('')
    setRedirectError(error)
    goTo('current', true)
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
