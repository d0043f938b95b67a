import { useEffect, useState } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { lineLoginPath } from '@/addresses/paths'
import { readSmsToken, type SmsInvitation } from '@/features/consent/sms-token'
import { readStored, writeText } from '@/storage/storage'
import { useAppSelector } from '@/store/hooks'
import { useFeedback } from '@/ui/feedback-context'
import { danger } from '@/ui/feedback-presets'
import { ConsentFrame } from '../components/consent-frame'
import { LinkIncomplete } from '../components/link-states'
import { SmsConsent } from '../components/sms-consent'
import { consentMessages } from '../consent-messages'

/** authentication.sms-pdpa: the consent that an SMS asks for; the link's token names the customer and the policy. */
export default function SmsPdpaPage() {
  const { token, invitation } = useSmsToken()
  return (
    <ConsentFrame>
      {!token && <LinkIncomplete />}
      {token && !invitation && <UnreadableLink />}
      {token && invitation && <SmsConsent token={token} invitation={invitation} />}
    </ConsentFrame>
  )
}

const messages = defineMessages({
  title: { id: 'consent.sms.unreadable', defaultMessage: 'This link doesn’t work' },
})

/** A broken, expired or another brand's link: shows the default error modal, then goes to LINE login. */
function UnreadableLink() {
  const brandRef = useAppSelector((state) => state.session.brandRef)
  const navigate = useNavigate()
  const { show } = useFeedback()
  const intl = useIntl()

  useEffect(() => {
    const leave = () => void navigate(lineLoginPath(brandRef), { replace: true })
    show(
      danger(intl.formatMessage(messages.title), intl.formatMessage(consentMessages.smsEnded), {
        id: 'unreadable-link',
        cancelButton: { callback: leave },
      }),
    )
    // eslint-disable-next-line react-hooks/exhaustive-deps -- shown once
  }, [])
  return null
}

interface SmsToken {
  token: string | undefined
  /** Undefined if the token is broken, expired or another brand's. */
  invitation: SmsInvitation | undefined
}

/** The token of the SMS link: removed from the URL once read, and stored for the session if the token is valid. */
function useSmsToken(): SmsToken {
  const brandRef = useAppSelector((state) => state.session.brandRef)
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const tokenInUrl = new URLSearchParams(search).get('token')
  // Read once: the page must not change when the token expires or is removed from the URL.
  const [{ token, invitation }] = useState(() => {
    const text = tokenInUrl || readStored('smsToken')
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
