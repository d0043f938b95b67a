import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { AppError } from '@/api/app-error'
import { destinationAfterLogin } from '@/session/sign-in'
import { useAppDispatch } from '@/store/hooks'
import { useConsentFailure } from './use-consent-failure'

/** Confirming on home.pdpa: records the consent, then opens the next page (behaviour: which page comes after a login). */
export function useHomeConsent(accept: () => Promise<AppError | undefined>) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const showFailure = useConsentFailure()
  // Busy until the page unmounts, because finding the next page is another request.
  const [isBusy, setIsBusy] = useState(false)

  const confirm = async () => {
    setIsBusy(true)
    const error = await accept()
    if (!error) return void navigate(await dispatch(destinationAfterLogin(true)), { replace: true })
    setIsBusy(false)
    showFailure(error)
  }

  return { isBusy, confirm: () => void confirm() }
}
