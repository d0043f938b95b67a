import { FormattedMessage } from 'react-intl'
import { formatDate } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { CodeText } from '@/ui/code-text'
import { TierCardFacts } from './tier-card-parts'

/** The member id, if known, and the tier's expiry date. */
export function TierFactList({
  memberId,
  expiry,
}: {
  memberId: string | undefined
  expiry: string | undefined
}) {
  const locale = useLocale()
  return (
    <TierCardFacts>
      {memberId && (
        <div>
          <dt>
            <FormattedMessage
              id="tier.card.memberId"
              defaultMessage="Member ID"
              description="Before the id"
            />
          </dt>
          <dd>
            <CodeText code={memberId} />
          </dd>
        </div>
      )}
      <div>
        <dt>
          <FormattedMessage
            id="tier.card.expiry"
            defaultMessage="Tier valid until"
            description="Before a date"
          />
        </dt>
        <dd>
          {expiry ? (
            formatDate(expiry, locale)
          ) : (
            <FormattedMessage
              id="tier.card.noExpiry"
              defaultMessage="No expiry"
              description="In place of a date"
            />
          )}
        </dd>
      </div>
    </TierCardFacts>
  )
}
