import { defineMessage, FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/addresses/paths'
import { msOf, serverNow } from '@/lib/server-clock'
import { useRedirectMembersHome } from '@/session/page-guards'
import { readStored, writeStored } from '@/storage/storage'
import { commonWords } from '@/ui/words'
import { RefusalNote } from '../components/consent-actions'
import { ConsentFrame, ConsentView } from '../components/consent-view'
import { usePolicy, wordingOf } from '../hooks/use-policy'

const refusal = defineMessage({
  id: 'consent.pdpa.refusal',
  defaultMessage: 'You can’t become a member without accepting.',
})

/** authentication.pdpa: consent during registration, stored until the account exists. */
export default function PdpaPage() {
  useRedirectMembersHome()
  const { query, item, text } = usePolicy()
  const navigate = useNavigate()

  const proceed = () => {
    if (!item) return
    const consent = {
      altReference: item.pdpa_article_alt_reference,
      groupKey: item.pdpa_article_group_key,
      at: new Date(msOf(serverNow())).toISOString(),
    }
    writeStored('pdpaData', consent)
    void wordingOf(text).then((wording) => {
      if (wording && readStored('pdpaData')?.at === consent.at)
        writeStored('pdpaData', { ...consent, wording })
    })
    void navigate(`${paths.verify}?page=mobile`)
  }

  return (
    <ConsentFrame>
      <ConsentView
        text={text}
        query={query}
        onConfirm={proceed}
        label={<FormattedMessage {...commonWords.continue} />}
        refusal={<RefusalNote message={refusal} />}
      />
    </ConsentFrame>
  )
}
