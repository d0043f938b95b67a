import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { useLocale } from '@/i18n/use-locale'
import { tokens } from '@/theme/tokens'
import { BrandHtml } from '@/ui/brand-html'
import type { Membership } from '../hooks/use-membership'
import { NextTier } from './next-tier'
import { Section } from './section'
import { TierColumn } from './tier-column'

/** Side by side as long as each has room for its words, also with large letters. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.75rem), 1fr));
  gap: ${tokens.space(3)};
`

/** What the member's tier gives beside what is known of the next one; on the last tier, what it gives. */
export function CompareTiers({ membership }: { membership: Membership }) {
  const { isLastTier, tierName, nextTierName } = membership
  return (
    <Section
      title={
        isLastTier ? (
          <FormattedMessage
            id="membership.compare.own"
            defaultMessage="What {tier} gives you"
            description="Heading, on the highest tier"
            values={{ tier: tierName }}
          />
        ) : (
          <FormattedMessage
            id="membership.compare.title"
            defaultMessage="Compare tiers"
            description="Heading of the member's tier beside the next one"
          />
        )
      }
    >
      {isLastTier ? (
        <TierDetail membership={membership} />
      ) : (
        <Columns>
          <TierColumn
            label={
              <FormattedMessage
                id="membership.compare.current"
                defaultMessage="Your tier"
                description="Above its name"
              />
            }
            name={tierName}
            isOwn
          >
            <TierDetail membership={membership} />
          </TierColumn>
          {nextTierName && <NextTier membership={membership} name={nextTierName} />}
        </Columns>
      )}
    </Section>
  )
}

/** What the brand says of the member's own tier. */
function TierDetail({ membership: { info } }: { membership: Membership }) {
  const locale = useLocale()
  const html = (locale === 'en' && info?.tier_detail_en) || info?.tier_detail_th
  if (html) return <BrandHtml html={html} />
  return (
    <p>
      <FormattedMessage
        id="membership.compare.noDetail"
        defaultMessage="The brand has not described this tier yet."
      />
    </p>
  )
}
