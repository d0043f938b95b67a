import { useEffect, useEffectEvent } from 'react'
import { defineMessages } from 'react-intl'
import { api } from '@/api/api'
import { isAnswerLost, toAppError, type AppError } from '@/api/app-error'
import { newRequestId } from '@/api/request-id'
import { whileWanted } from '@/lib/answers'
import type { Lifetime } from '@/lib/lifetime'
import { currentSession } from '@/session/lifetime'
import { noteOwnGain } from '../points-seen'
import { readStored, writeStored } from '@/storage/storage'
import { useAppDispatch } from '@/store/hooks'
import type { AppDispatch } from '@/store/store'
import { useFeedback } from '@/ui/dialogs/feedback-context'
import { success, brandButton } from '@/ui/dialogs/feedback-presets'
import { useErrorModal } from '@/ui/dialogs/use-error-modal'
import { GainedPoints, thanks } from './gained-points'

const messages = defineMessages({
  title: { id: 'points.welcome.title', defaultMessage: 'Welcome! Here’s a gift for you' },
})

/**
 * The welcome campaign's points (spec 4, Welcome point): requested once, and shown on home if there are any, if necessary on
 * return.
 */
export function WelcomePoints({ onDone }: { onDone: () => void }) {
  const dispatch = useAppDispatch()
  const { show } = useFeedback()
  const showError = useErrorModal()

  const showOutcome = useEffectEvent((outcome: WelcomeOutcome) => {
    const callback = () => {
      removeWelcome(dispatch)
      onDone()
    }
    if ('error' in outcome) return showError(outcome.error, callback)
    if (outcome.points <= 0) return callback()
    const confirmButton = { ...brandButton, label: thanks, callback }
    const text = <GainedPoints points={outcome.points} />
    show(success(messages.title, text, { id: 'welcome', confirmButton }))
  })

  useEffect(() => whileWanted(welcomeOutcome(dispatch), (outcome) => showOutcome(outcome)), [dispatch])
  return null
}

type WelcomeOutcome = { points: number } | { error: AppError }

/** The outcomes requested in this page's sessions, until they are seen. */
const requested = new WeakMap<Lifetime, Promise<WelcomeOutcome>>()

/**
 * Requests the campaign's points once per login, although home may mount often: the GET is not safe to repeat. After a reload
 * before the answer they count as none.
 */
async function welcomeOutcome(dispatch: AppDispatch): Promise<WelcomeOutcome> {
  const session = dispatch(currentSession())
  if (readStored('action') === 'welcome') requested.set(session, requestPoints(dispatch))
  return requested.get(session) ?? { points: Number(readStored('welcomePoints')) || 0 }
}

async function requestPoints(dispatch: AppDispatch): Promise<WelcomeOutcome> {
  // From here on the server may have given points although the answer is lost.
  writeStored('action', undefined)
  writeStored('welcomePoints', '0')
  const requestId = newRequestId()
  const { data, error: appError } = await dispatch(api.endpoints.issueWelcomePoints.initiate(requestId))
  if (!data) {
    const error = toAppError(appError)
    if (isAnswerLost(error)) writeStored('isProfileStale', 'true')
    return { error }
  }
  const points = data.point_earn
  if (points > 0) {
    // Until the member acknowledges them.
    writeStored('welcomePoints', String(points))
    writeStored('isProfileStale', 'true')
    void dispatch(noteOwnGain(requestId, points))
  }
  return { points }
}

/** Clears the stored outcome when the member has seen it. */
function removeWelcome(dispatch: AppDispatch): void {
  requested.delete(dispatch(currentSession()))
  writeStored('welcomePoints', undefined)
}
