import { useEffect, useEffectEvent, useState } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { isHostError, toAppError, type AppError } from '@/api/app-error'
import { useIsMounted } from '@/lib/use-is-mounted'
import { useProfile } from '@/session/use-member'
import { useAppSelector } from '@/store/hooks'
import { useFeedback } from '@/ui/dialogs/feedback-context'
import { danger } from '@/ui/dialogs/feedback-presets'
import { useErrorModal } from '@/ui/dialogs/use-error-modal'

const messages = defineMessages({
  title: { id: 'redeem.resting.title', defaultMessage: 'This can’t be done right now' },
  text: {
    id: 'redeem.resting.text',
    defaultMessage: 'Nothing was redeemed. Your points and coupons are safe. Please try again in a moment.',
  },
})

/** How long a member at the counter waits for an answer (ms). */
const LONGEST_MS = 10_000

/**
 * Asks a question that needs the API afterwards: at once if the member is known and the API is up. Else the profile is read
 * first, and a modal says if that fails. `isWaiting` during that read.
 */
export function useAskWhenApiAnswers(ask: () => void, isMemberKnown = true) {
  const isResting = useAppSelector((state) => state.service.rest !== undefined)
  const { refetch, isUninitialized } = useProfile()
  const { formatMessage } = useIntl()
  const { show } = useFeedback()
  const showError = useErrorModal()
  const isMounted = useIsMounted()
  const [state, setState] = useState<'idle' | 'waiting' | 'answered'>('idle')
  const goOn = useEffectEvent(ask)

  // In an effect, so that the question shows the balance just read.
  useEffect(() => {
    if (state === 'answered') goOn()
  }, [state])

  const wait = async () => {
    setState('waiting')
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, LONGEST_MS, undefined))
    const answer = await Promise.race([refetch(), late])
    if (!isMounted()) return
    const failure: AppError | undefined = answer
      ? answer.error && toAppError(answer.error)
      : { kind: 'unavailable' }
    // Reported elsewhere, or a cancelled read.
    const isOver = failure?.kind === 'sessionExpired' || failure?.kind === 'aborted'
    const isDown = failure && isHostError(failure)
    // After any other error the API is up.
    const isStopped = failure && (isOver || isDown || !isMemberKnown)
    setState(isStopped ? 'idle' : 'answered')
    if (isDown) show(danger(formatMessage(messages.title), formatMessage(messages.text), { id: 'resting' }))
    else if (isStopped) showError(failure)
  }
  return {
    isWaiting: state === 'waiting',
    askWhenApiAnswers: () => {
      if (isMemberKnown && !isResting) ask()
      else if (!isUninitialized) void wait()
    },
  }
}
