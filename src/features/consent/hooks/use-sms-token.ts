import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { readSmsToken, type SmsInvitation } from '@/config/sms-token'
import { readText, writeText } from '@/config/storage'
import { useAppSelector } from '@/store/hooks'

interface SmsToken {
  token: string | undefined
  /** Undefined where the token is broken, expired or another brand's. */
  invitation: SmsInvitation | undefined
}

/** The token of the SMS: taken out of the address as soon as it is read, and kept for the session where it can be read. */
export function useSmsToken(): SmsToken {
  const brandRef = useAppSelector((state) => state.session.brandRef)
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const asked = new URLSearchParams(search).get('token')
  // Read once: what the page is about does not change under the member when the clock or the address does.
  const [{ token, invitation }] = useState(() => {
    const text = asked || readText('smsToken')
    return { token: text, invitation: text ? readSmsToken(text, brandRef, Date.now()) : undefined }
  })

  useEffect(() => {
    if (token && invitation) writeText('smsToken', token)
  }, [token, invitation])

  useEffect(() => {
    if (asked === null) return
    const rest = new URLSearchParams(search)
    rest.delete('token')
    void navigate({ pathname, search: rest.toString() }, { replace: true, state })
  }, [asked, pathname, search, state, navigate])

  return { token, invitation }
}
