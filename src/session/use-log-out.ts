import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { api } from '@/api/api'
import { toAppError, type AppError } from '@/api/app-error'
import { within } from '@/lib/answers'
import { storedBearer } from '@/storage/bearer'
import { applyDisplay } from '@/theme/display'
import { lineLoginPath } from '@/addresses/paths'
import { phoneNow } from '@/lib/server-clock'
import { writeStored } from '@/storage/storage'
import type { LineConnection } from './line/line-connection'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import type { AppDispatch } from '@/store/store'
import { switchLanguage } from '@/store/switch-language'
import { useBoot } from './boot-context'
import { currentSession } from './lifetime'
import { endSession } from './session'

/**
 * Logs out without confirmation and leads to LINE login (spec 4, Logout). If it returns an error, the member is still logged
 * in.
 */
export function useLogOut(isLeavingAnyway = false): {
  isBusy: boolean
  logOut: () => Promise<AppError | undefined>
  /** Ends the session on this phone alone: the server, which was not reached, would still take the bearer. */
  leave: () => void
} {
  const { line } = useBoot()
  const brandRef = useAppSelector((state) => state.session.brandRef)
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)
  const goToLogin = () => void navigate(lineLoginPath(brandRef), { replace: true })
  return {
    isBusy,
    leave: () => dispatch(leaveSession(line, goToLogin)),
    logOut: async () => {
      setIsBusy(true)
      const error = await dispatch(logOut(line, goToLogin, isLeavingAnyway))
      // On success the button stays busy until its page is gone.
      if (error) setIsBusy(false)
      return error
    },
  }
}

/** So long the answer is waited for: without one, the member may leave all the same. */
const ANSWER_MS = 30_000

/**
 * Logs out (spec 4, Logout): the call, then everything stored, then LINE. A 401 counts as done; after any other error the
 * member stays logged in, unless `isLeavingAnyway`. `goToLogin` navigates before the state changes.
 */
export function logOut(line: LineConnection, goToLogin: () => void, isLeavingAnyway = false) {
  return async (dispatch: AppDispatch): Promise<AppError | undefined> => {
    const token = storedBearer()?.token
    if (token) {
      // If the page is reloaded before the answer, a 401 there is no surprise.
      writeStored('isLoggingOut', String(phoneNow()))
      // If another call ends the session meanwhile, the log-out goes on; a session begun since stays.
      const sent = dispatch(api.endpoints.logout.initiate({ AccessToken: token }))
      const session = dispatch(currentSession())
      const answer = await session.until(within(sent, ANSWER_MS))
      if (!answer && session.isOver && storedBearer()) return undefined
      if (!answer && !session.isOver && !isLeavingAnyway) {
        // The server may have ended the session all the same, and says so later.
        void session.until(sent).then((late) => {
          if (late && isDone(late)) dispatch(leaveSession(line, goToLogin))
          else if (late) writeStored('isLoggingOut', undefined)
        })
        return { kind: 'unavailable' }
      }
      if (answer && !isDone(answer) && !isLeavingAnyway) {
        writeStored('isLoggingOut', undefined)
        return toAppError(answer.error)
      }
    }
    dispatch(leaveSession(line, goToLogin))
    return undefined
  }
}

/** The server knows the bearer no more. */
const isDone = ({ error }: { error?: unknown }) => !error || toAppError(error).kind === 'sessionExpired'

/** What a log-out does on this phone. */
function leaveSession(line: LineConnection, goToLogin: () => void) {
  return (dispatch: AppDispatch): void => {
    goToLogin()
    dispatch(endSession('logOut'))
    // Not awaited; LIFF may still be starting.
    void line.logout()
    applyDisplay()
    void dispatch(switchLanguage('th'))
  }
}
