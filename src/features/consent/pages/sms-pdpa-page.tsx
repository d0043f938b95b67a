import { ConsentFrame } from '../components/consent-frame'
import { LinkIncomplete } from '../components/link-states'
import { SmsConsent } from '../components/sms-consent'
import { UnreadableLink } from '../components/unreadable-link'
import { useSmsToken } from '../hooks/use-sms-token'

/** authentication.sms-pdpa: the consent that an SMS asks for; its link says whose and to what. */
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
