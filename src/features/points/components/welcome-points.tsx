import { useEffect, useEffectEvent } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { api } from '@/api/api'
import { isAnswerLost, toAppError, type AppError } from '@/api/app-error'
import { newRequestId } from '@/api/request-id'
import { perSession } from '@/session/lifetime'
import { noteOwnGain } from '../points-seen'
import { readStored, writeText } from '@/storage/storage'
import { useAppDispatch } from '@/store/hooks'
import type { AppDispatch } from '@/store/store'
import { useFeedback } from '@/ui/dialogs/feedback-context'
import { success, brandButton } from '@/ui/dialogs/feedback-presets'
import { useErrorModal } from '@/ui/dialogs/use-error-modal'
import { GainedPoints } from './gained-points'

const messages = defineMessages({
  title: { id: 'points.welcome.title', defaultMessage: 'Welcome! Here’s a gift for you' },
})

/**
 * The welcome campaign's points (spec 4, Welcome point): requested once, and shown if there are any. They are shown on home
 * only: a member who has left home sees the points on return.
 */
export function WelcomePoints({ onDone }: { onDone: () => void }) {
  const dispatch = useAppDispatch()
  const { show } = useFeedback()
  const showError = useErrorModal()
  const intl = useIntl()

  const showOutcome = useEffectEvent((outcome: WelcomeOutcome) => {
    const callback = () => {
      removeWelcome(dispatch)
      onDone()
    }
    if ('error' in outcome) return showError(outcome.error, callback)
    if (outcome.points <= 0) return callback()
    const confirmButton = { ...brandButton, callback }
    const text = <GainedPoints points={outcome.points} />
    show(success(intl.formatMessage(messages.title), text, { id: 'welcome', confirmButton }))
  })

  useEffect(() => {
    let isCurrent = true
    void welcomeOutcome(dispatch).then((outcome) => isCurrent && showOutcome(outcome))
    return () => {
      isCurrent = false
    }
  }, [dispatch])
  return null
}

type WelcomeOutcome = { points: number } | { error: AppError }

const pending = perSession((): { outcome?: Promise<WelcomeOutcome> } => ({}))

/**
 * The outcome of the welcome campaign, requested once per login, however often home mounts: the request is a GET, but not
 * safe to repeat. None are known where the app was reloaded before the answer.
 */
async function welcomeOutcome(dispatch: AppDispatch): Promise<WelcomeOutcome> {
  const own = dispatch(pending())
  if (readStored('action') === 'welcome') own.outcome = requestPoints(dispatch)
  return own.outcome ?? { points: Number(readStored('welcomePoints')) || 0 }
}

async function requestPoints(dispatch: AppDispatch): Promise<WelcomeOutcome> {
  // From here on the server may have issued the points without the app receiving the answer.
  writeText('action', undefined)
  writeText('welcomePoints', '0')
  const requestId = newRequestId()
  const { data, error: appError } = await dispatch(api.endpoints.issueWelcomePoints.initiate(requestId))
  if (!data) {
    const error = toAppError(appError)
    if (isAnswerLost(error)) writeText('isProfileStale', 'true')
    return { error }
  }
  const points = data.point_earn
  if (points > 0) {
    // Stored until the member acknowledges the points.
    writeText('welcomePoints', String(points))
    writeText('isProfileStale', 'true')
    void dispatch(noteOwnGain(requestId, points))
  }
  return { points }
}

/** Clears the stored welcome outcome, once the member has seen it. */
function removeWelcome(dispatch: AppDispatch): void {
  dispatch(pending()).outcome = undefined
  writeText('welcomePoints', undefined)
}
