import { useEffect, useEffectEvent, useState } from 'react'
import { defineMessage, FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { api } from '@/api/api'
import { isAnswerLost, toAppError, type AppError } from '@/api/app-error'
import { paths } from '@/addresses/paths'
import { useBoot } from '@/session/boot-context'
import { beginAttempt } from '@/session/lifetime'
import { useLeaving } from '@/lib/use-leaving'
import { joinNumber, mergeWithLine, type LineError } from '@/session/line-sign-in'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { useToast } from '@/ui/dialogs/toast-context'
import type { VerifiedPhone } from '../phone/use-phone-flow'

type ConnectError =
  | LineError
  /** The LINE account belongs to another member. */
  | { status: 'taken' }

type State =
  | { status: 'idle'; connectError?: ConnectError }
  /** Waiting for LINE, or leaving for its login page. */
  | { status: 'busy' }
  /** This LINE user is nobody's at this brand; a verified number connects them. */
  | { status: 'free'; sub: string | undefined }

export const connectedMessage = defineMessage({
  id: 'connectLine.connected',
  defaultMessage: 'LINE is linked',
})

const DONE_MS = 3000

/**
 * Connects LINE to a member's phone number: LINE's login, a verified number, then both in one MergeCustomerLine. Before that
 * the account is looked up by its ID token alone, because merging would take it from another member.
 */
export function useConnectLine(mobileNo: string) {
  const { line } = useBoot()
  const brandRef = useAppSelector((store) => store.session.brandRef) ?? ''
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const toast = useToast()
  const [state, setState] = useState<State>({ status: line.hasReturned() ? 'busy' : 'idle' })
  const returnPath = `${paths.connectLine}?${new URLSearchParams({ brandRef })}`

  const stop = (connectError?: ConnectError) => setState({ status: 'idle', connectError })
  const leave = useLeaving(
    () => stop(),
    () => stop({ status: 'failed', reason: 'failed' }),
  )

  /** Whether the server says that LINE is connected, if it says; the profile on screen follows. */
  const readConnected = async () => {
    const read = dispatch(api.endpoints.getProfile.initiate(undefined, { forceRefetch: true }))
    const { data, error } = await read
    read.unsubscribe()
    return error ? { error: toAppError(error) } : { isConnected: data?.is_connect_line === true }
  }

  const look = async (isTapped: boolean) => {
    const attempt = dispatch(beginAttempt())
    const found = await dispatch(mergeWithLine(line, brandRef, returnPath, attempt))
    switch (found.status) {
      case 'leaving':
        return leave(() => {})
      case 'loginNeeded':
        // Another automatic login after a failed one could loop.
        return isTapped ? leave(() => found.client.login(returnPath)) : stop()
      case 'failed':
      case 'refused':
        return stop(found)
      case 'merged':
        // The answer holds another member's session, which must not be used.
        if (found.payload.action === 'register-customer')
          return setState({ status: 'free', sub: found.of.sub })
    }
    const { error, isConnected } = await attempt.only(readConnected())
    if (error) stop(error.kind === 'aborted' ? undefined : { status: 'refused', error })
    else if (!isConnected) stop({ status: 'taken' })
  }

  const lookAfterReturn = useEffectEvent(() => void look(false))
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the state changes once LINE has answered
    if (line.takeReturn()) lookAfterReturn()
  }, [line])

  const connect = async ({ otpToken, requestId, attempt }: VerifiedPhone): Promise<AppError | undefined> => {
    const sub = state.status === 'free' ? state.sub : undefined
    const number = { mobileNo, otpToken, requestId, sub }
    const joined = await dispatch(joinNumber(line, brandRef, returnPath, attempt, number))
    if (joined === 'anotherUser') stop({ status: 'failed', reason: joined })
    if (!joined || joined === 'anotherUser') return undefined
    const { error } = joined
    const isDone = !error || (isAnswerLost(error) && (await attempt.only(readConnected())).isConnected)
    if (!isDone) return error
    void navigate(paths.profile, { replace: true })
    toast(<FormattedMessage {...connectedMessage} />, { durationMs: DONE_MS })
    return undefined
  }

  return {
    state,
    connect,
    begin: () => {
      setState({ status: 'busy' })
      line.retry()
      void look(true)
    },
    /** Lets the member choose another LINE account. */
    changeAccount: async () => {
      setState({ status: 'busy' })
      const outcome = await dispatch(beginAttempt()).only(line.connect())
      if (outcome.status === 'ready') leave(() => outcome.client.renew(returnPath))
      else stop({ status: 'failed', reason: outcome.code })
    },
  }
}
