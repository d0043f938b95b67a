import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { beginAttempt } from '@/session/lifetime'
import { destinationAfterLogin } from '@/session/where-next'
import { useAppDispatch } from '@/store/hooks'
import { commonWords } from '@/ui/words'
import { RefusalNote } from '../components/consent-actions'
import { ConsentFrame, ConsentView } from '../components/consent-view'
import { consentMessages } from '../consent-messages'
import { useConsentErrorModal } from '../hooks/use-consent-error-modal'
import { usePdpaConsent } from '../hooks/use-pdpa-consent'

/** home.pdpa: consent after a login or a withdrawal. */
export default function HomePdpaPage() {
  const { query, text, accept } = usePdpaConsent()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const showError = useConsentErrorModal()
  // Stays busy until the page unmounts, because finding the next page takes another request.
  const [isBusy, setIsBusy] = useState(false)

  const confirm = async () => {
    setIsBusy(true)
    const attempt = dispatch(beginAttempt())
    const error = await attempt.only(accept())
    if (!error) {
      const path = await dispatch(destinationAfterLogin(attempt, { isConsented: true }))
      return void navigate(path, { replace: true })
    }
    setIsBusy(false)
    showError(error)
  }
  return (
    <ConsentFrame>
      <ConsentView
        text={text}
        query={query}
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        label={<FormattedMessage {...commonWords.confirm} />}
        refusal={<RefusalNote message={consentMessages.refusal} />}
      />
    </ConsentFrame>
  )
}
