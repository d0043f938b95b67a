import { FormattedMessage } from 'react-intl'
import { ConsentFrame } from '../components/consent-frame'
import { ConsentView } from '../components/consent-view'
import { useHomeConsent } from '../hooks/use-home-consent'
import { usePdpaConsent } from '../hooks/use-pdpa-consent'

/** home.pdpa: a member's consent, after a login or after the consent was withdrawn. */
export default function HomePdpaPage() {
  const { query, text, accept } = usePdpaConsent()
  const { isBusy, confirm } = useHomeConsent(accept)
  return (
    <ConsentFrame>
      <ConsentView
        text={text}
        query={query}
        isBusy={isBusy}
        onConfirm={confirm}
        label={
          <FormattedMessage
            id="consent.home.confirm"
            defaultMessage="Confirm"
            description="Button that gives consent"
          />
        }
      />
    </ConsentFrame>
  )
}
