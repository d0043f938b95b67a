import { useNavigate } from 'react-router-dom'
import { api } from '@/api/api'
import { toAppError, type AppError } from '@/api/app-error'
import { readFlag } from '@/lib/flag'
import { applySession, destinationAfterLogin } from '@/session/sign-in'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

/** Logs in with number and PIN (spec 7, authentication/Login) and navigates to the next page; returns the error, if any. */
export function usePinLogin(): (mobileNo: string, pin: string) => Promise<AppError | undefined> {
  const { brandRef = '', isGlobal } = useAppSelector((state) => state.session)
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [login] = api.useLoginMutation()
  return async (mobileNo, pin) => {
    const { data, error } = await login({
      Brand_Ref: brandRef,
      Mobile_No: mobileNo,
      Pin: pin,
      Is_Global: readFlag(isGlobal) ?? false,
    })
    if (error) return toAppError(error)
    dispatch(applySession(data, brandRef))
    void navigate(await dispatch(destinationAfterLogin(data.is_consent_pdpa)), { replace: true })
    return undefined
  }
}
