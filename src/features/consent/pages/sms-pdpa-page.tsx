import { ConsentFrame } from '../components/consent-frame'
import { LinkIncomplete } from '../components/link-states'
import { SmsConsent } from '../components/sms-consent'
import { UnreadableLink } from '../components/unreadable-link'
import { useSmsToken } from '../hooks/use-sms-token'

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
