import { api } from '@/api/api'
import { toAppError, type AppError } from '@/api/app-error'
import { applyDisplay } from '@/config/display'
import { readText, wipe, writeText } from '@/config/storage'
import { loggedOut } from '@/store/session.slice'
import type { AppDispatch } from '@/store/store'
import type { LineConnection } from '@/line/line-connection'
import { switchLanguage } from '@/store/switch-language'

/**
 * Logs out (spec 4, Logout): the call, LINE's own log-out, then everything stored. A 401 counts as done; with any other
 * error the member is still logged in and the error is returned, but for one who leaves anyway. `leave` navigates to LINE login
 * before the state changes.
 */
export function logOut(line: LineConnection, leave: () => void, isLeavingAnyway = false) {
  return async (dispatch: AppDispatch): Promise<AppError | undefined> => {
    const token = readText('token')
    if (token) {
      const { error } = await dispatch(api.endpoints.logout.initiate({ AccessToken: token }))
      const failure = error && toAppError(error)
      if (failure && failure.kind !== 'sessionExpired' && !isLeavingAnyway) return failure
    }
    await line.logout()
    leave()
    wipe('logout')
    applyDisplay()
    writeText('isLoggedOut', 'true')
    dispatch(loggedOut())
    void dispatch(switchLanguage('th'))
    dispatch(api.util.resetApiState())
    return undefined
  }
}
