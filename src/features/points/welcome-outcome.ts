import { api } from '@/api/api'
import { toAppError, type AppError } from '@/api/app-error'
import { newRequestId } from '@/api/request-id'
import { readText, writeText } from '@/config/storage'
import type { AppDispatch } from '@/store/store'

export type WelcomeOutcome = { points: number } | { error: AppError }

let asked: Promise<WelcomeOutcome> | undefined

/**
 * What came of the welcome campaign, which is asked once for a login, however often home comes and goes: the call changes
 * something though it is a GET. Undefined where nothing is known of it, for the app was opened anew before the answer.
 */
export async function welcomeOutcome(dispatch: AppDispatch): Promise<WelcomeOutcome | undefined> {
  if (readText('action') === 'welcome') asked = ask(dispatch)
  if (asked) return asked
  const points = Number(readText('welcomePoints'))
  return points > 0 ? { points } : undefined
}

async function ask(dispatch: AppDispatch): Promise<WelcomeOutcome> {
  const token = readText('token')
  // From here on it may have given its points without our hearing of it.
  writeText('action', 'welcome-asked')
  const { data, error } = await dispatch(api.endpoints.issueWelcomePoints.initiate(newRequestId()))
  if (!data) return { error: toAppError(error) }
  const points = data.point_earn
  // Kept until they are acknowledged, unless it is another member's session by now.
  if (points > 0 && readText('token') === token) {
    writeText('welcomePoints', String(points))
    writeText('isProfileStale', 'true')
  }
  return { points }
}

/** Forgets the welcome campaign: the member knows what came of it. */
export function forgetWelcome(): void {
  asked = undefined
  writeText('action', undefined)
  writeText('welcomePoints', undefined)
}
