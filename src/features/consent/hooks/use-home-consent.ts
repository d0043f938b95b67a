import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { AppError } from '@/api/app-error'
import { destinationAfterLogin } from '@/session/sign-in'
import { useAppDispatch } from '@/store/hooks'
import { useConsentFailure } from './use-consent-failure'

/** Confirming on home.pdpa: the consent, then what is still due of the login, then home (behaviour: which page comes after a login). */
export function useHomeConsent(accept: () => Promise<AppError | undefined>) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const tellFailure = useConsentFailure()
  // Busy until the page has gone: the next one is still to be found out.
  const [isBusy, setIsBusy] = useState(false)

  const confirm = async () => {
    setIsBusy(true)
    const error = await accept()
    if (!error) return void navigate(await dispatch(destinationAfterLogin(true)), { replace: true })
    setIsBusy(false)
    tellFailure(error)
  }

  return { isBusy, confirm: () => void confirm() }
}
