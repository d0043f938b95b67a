import { useNavigate } from 'react-router-dom'
import { api } from '@/api/api'
import { toAppError, type AppError } from '@/api/app-error'
import { sendDeed, settleDeed } from '@/api/once'
import { readFlag } from '@/lib/wire-scalar'
import type { Lifetime } from '@/lib/lifetime'
import { beginSession } from '@/session/session'
import { destinationAfterLogin } from '@/session/where-next'
import { readBearer } from '@/storage/read-bearer'
import { writeStored } from '@/storage/storage'
import type { AppDispatch } from '@/store/store'
import type { VerifiedPhone } from './use-phone-flow'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

type Session = (typeof api.endpoints)['login']['Types']['ResultType']

/**
 * Starts the session that Login or CreateAccount returned, after wiping another member's data. Returns an error if its token is
 * unusable.
 */
export function applySession(session: Session, brandRef: string) {
  return (dispatch: AppDispatch): AppError | undefined => {
    const token = readBearer(session.token.trim())
    if (!token) return { kind: 'malformed' }
    dispatch(beginSession({ by: 'phone', token, brandRef }))
    if (session.is_withdraw_pdpa !== undefined)
      writeStored('isConsentGiven', String(!session.is_withdraw_pdpa))
    if (session.campaign === 'welcome') writeStored('action', 'welcome')
    return undefined
  }
}

/**
 * Logs in by number and PIN (spec 7, authentication/Login) and goes to the next page; returns the error, if any. A PIN whose
 * answer was lost is sent again under the same id, so that a wrong one counts once.
 */
export function usePinLogin() {
  const { brandRef = '', isGlobal } = useAppSelector((state) => state.session)
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [login] = api.useLoginMutation()
  return async (mobileNo: string, pin: string, attempt: Lifetime): Promise<AppError | undefined> => {
    // The member may have left during an earlier call.
    if (attempt.isOver) return undefined
    const body = {
      Brand_Ref: brandRef,
      Mobile_No: mobileNo,
      Pin: pin,
      Is_Global: readFlag(isGlobal) ?? false,
    }
    const { data, error } = await attempt.only(sendDeed('login', login, body, { isSecret: true }))
    if (error) return toAppError(error)
    const appError = dispatch(applySession(data, brandRef))
    if (appError) return appError
    const path = await dispatch(destinationAfterLogin(attempt, { isConsented: data.is_consent_pdpa }))
    void navigate(path, { replace: true })
    return undefined
  }
}

/** Sets a PIN with a verified number (spec 7, ResetPasswordByOTP); returns the error, if any. */
export function useResetPin(): (proven: VerifiedPhone) => Promise<AppError | undefined> {
  const [resetPin] = api.useResetPinByOtpMutation()
  return async ({ brandRef, mobileNo, otpToken, pin, requestId }) => {
    const { error } = await resetPin({
      body: { Brand_Ref: brandRef, Mobile_No: mobileNo, Otp_Token: otpToken, New_Pin: pin },
      'X-Request-Id': requestId,
    })
    // Whether a PIN is the right one is another question now.
    for (const operation of ['login', 'validatePin']) settleDeed(operation)
    return error && toAppError(error)
  }
}
