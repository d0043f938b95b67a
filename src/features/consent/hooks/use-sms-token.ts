import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { readSmsToken, type SmsInvitation } from '@/config/sms-token'
import { readText, writeText } from '@/config/storage'
import { useAppSelector } from '@/store/hooks'

interface SmsToken {
  token: string | undefined
  /** Undefined if the token is broken, expired or another brand's. */
  invitation: SmsInvitation | undefined
}

/** The token of the SMS link: removed from the URL once read, and stored for the session if the token is valid. */
export function useSmsToken(): SmsToken {
  const brandRef = useAppSelector((state) => state.session.brandRef)
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const tokenInUrl = new URLSearchParams(search).get('token')
  // Read once: the page must not change when the token expires or is removed from the URL.
  const [{ token, invitation }] = useState(() => {
    const text = tokenInUrl || readText('smsToken')
    return { token: text, invitation: text ? readSmsToken(text, brandRef, Date.now()) : undefined }
  })

  useEffect(() => {
    if (token && invitation) writeText('smsToken', token)
  }, [token, invitation])

  useEffect(() => {
    if (tokenInUrl === null) return
    const rest = new URLSearchParams(search)
    rest.delete('token')
    void navigate({ pathname, search: rest.toString() }, { replace: true, state })
  }, [tokenInUrl, pathname, search, state, navigate])

  return { token, invitation }
}
