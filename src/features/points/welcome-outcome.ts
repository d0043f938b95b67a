import { api } from '@/api/api'
import { isAnswerLost, toAppError, type AppError } from '@/api/app-error'
import { newRequestId } from '@/api/request-id'
import { readStored, writeText } from '@/storage/storage'
import { perSession } from '@/session/lifetime'
import type { AppDispatch } from '@/store/store'

export type WelcomeOutcome = { points: number } | { error: AppError }

const pending = perSession((): { outcome?: Promise<WelcomeOutcome> } => ({}))

/**
 * The outcome of the welcome campaign, requested once per login, however often home mounts: the request is a GET, but not
 * safe to repeat. Undefined if the outcome is unknown, because the app was reloaded before the answer.
 */
export async function welcomeOutcome(dispatch: AppDispatch): Promise<WelcomeOutcome | undefined> {
  const own = dispatch(pending())
  if (readStored('action') === 'welcome') own.outcome = requestPoints(dispatch)
  if (own.outcome) return own.outcome
  const points = Number(readStored('welcomePoints'))
  return points > 0 ? { points } : undefined
}

async function requestPoints(dispatch: AppDispatch): Promise<WelcomeOutcome> {
  // From here on the server may have issued the points without the app receiving the answer.
  writeText('action', 'welcome-asked')
  const { data, error: appError } = await dispatch(api.endpoints.issueWelcomePoints.initiate(newRequestId()))
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
  }
  return { points }
}

/** Clears the stored welcome outcome, once the member has seen it. */
export function removeWelcome(dispatch: AppDispatch): void {
  dispatch(pending()).outcome = undefined
  writeText('action', undefined)
  writeText('welcomePoints', undefined)
}
