import { api } from '@/api/api'
import { toAppError, type AppError } from '@/api/app-error'
import { newRequestId } from '@/api/request-id'
import { readText, writeText } from '@/config/storage'
import type { AppDispatch } from '@/store/store'

export type WelcomeOutcome = { points: number } | { error: AppError }

let pendingOutcome: Promise<WelcomeOutcome> | undefined

/**
 * The outcome of the welcome campaign, requested once per login, however often home mounts: the request is a GET, but not
 * safe to repeat. Undefined if the outcome is unknown, because the app was reloaded before the answer.
 */
export async function welcomeOutcome(dispatch: AppDispatch): Promise<WelcomeOutcome | undefined> {
  if (readText('action') === 'welcome') pendingOutcome = requestPoints(dispatch)
  if (pendingOutcome) return pendingOutcome
  const points = Number(readText('welcomePoints'))
  return points > 0 ? { points } : undefined
}

async function requestPoints(dispatch: AppDispatch): Promise<WelcomeOutcome> {
  const token = readText('token')
  // From here on the server may have issued the points without the app receiving the answer.
  writeText('action', 'welcome-asked')
  const { data, error } = await dispatch(api.endpoints.issueWelcomePoints.initiate(newRequestId()))
  if (!data) return { error: toAppError(error) }
  const points = data.point_earn
  // Stored until the member acknowledges the points, unless another member has logged in meanwhile.
  if (points > 0 && readText('token') === token) {
    writeText('welcomePoints', String(points))
    writeText('isProfileStale', 'true')
  }
  return { points }
}

/** Clears the stored welcome outcome, once the member has seen it. */
export function forgetWelcome(): void {
  pendingOutcome = undefined
  writeText('action', undefined)
  writeText('welcomePoints', undefined)
}
