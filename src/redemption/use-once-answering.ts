import { useEffect, useEffectEvent, useState } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { isHostError, toAppError } from '@/api/app-error'
import { useIsMounted } from '@/lib/use-is-mounted'
import { useProfile } from '@/session/use-member'
import { useAppSelector } from '@/store/hooks'
import { useFeedback } from '@/ui/feedback-context'
import { danger } from '@/ui/feedback-presets'

const messages = defineMessages({
  title: { id: 'redemption.resting.title', defaultMessage: 'This cannot be done right now' },
  text: {
    id: 'redemption.resting.text',
    defaultMessage: 'Nothing was redeemed. Your points and coupons are safe. Please try again in a moment.',
  },
})

/** As long as a member at the counter waits for a first word (ms). */
const LONGEST_MS = 10_000

/** What is awaited; undefined where it takes longer than a member waits. */
export const unlessLate = <T>(answer: Promise<T>): Promise<T | undefined> =>
  Promise.race([
    answer,
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), LONGEST_MS)),
  ])

/**
 * Before a question about something that the API has to do: asks it at once; while the API is left alone, only if the API answers
 * again, and else says that it cannot be done now. `isWaiting`: the member has tapped, and waits for that answer.
 */
export function useOnceAnswering(ask: () => void) {
  const isResting = useAppSelector((state) => state.service.rest !== undefined)
  const { refetch, isUninitialized } = useProfile()
  const { formatMessage } = useIntl()
  const { show } = useFeedback()
  const isMounted = useIsMounted()
  const [state, setState] = useState<'idle' | 'waiting' | 'answered'>('idle')
  const goOn = useEffectEvent(ask)

  // In an effect, because what is asked names the balance that has been read just now.
  useEffect(() => {
    if (state === 'answered') goOn()
  }, [state])

  const wait = async () => {
    setState('waiting')
    const answer = await unlessLate(refetch())
    if (!isMounted()) return
    const failure = answer?.error && toAppError(answer.error)
    const isDown = answer === undefined || (failure !== undefined && isHostError(failure))
    // The end of the session is told elsewhere, and a read that was cancelled says nothing. Whatever else it says, the API answers.
    const isOver = failure?.kind === 'sessionExpired' || failure?.kind === 'aborted'
    setState(isDown || isOver ? 'idle' : 'answered')
    if (isDown) show(danger(formatMessage(messages.title), formatMessage(messages.text), { id: 'resting' }))
  }
  return {
    isWaiting: state === 'waiting',
    askOnceAnswering: () => (isResting && !isUninitialized ? void wait() : ask()),
  }
}
