import { Crown } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { tierInText } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { tokens } from '@/theme/tokens'
import { BrandHtml } from '@/ui/brand-html'
import type { Membership } from '../hooks/use-membership'
import { hasRewards, Rewards } from './rewards'
import { Section } from './section'

/** What the member's tier gives, and below it what the next one adds; on the last tier, what keeping it brings. */
export function CompareTiers({ membership }: { membership: Membership }) {
  const { isLastTier, tierName = '' } = membership
  const locale = useLocale()
  return (
    <Section
      title={
        isLastTier ? (
          <FormattedMessage
            id="membership.compare.own"
            defaultMessage="What {tier} gives you"
            description="Heading, on the highest tier"
            values={{ tier: tierInText(tierName, locale) }}
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
        <>
          <Highest>
            <Crown size={24} strokeWidth={1.75} aria-hidden />
            <FormattedMessage id="membership.ahead.highest" defaultMessage="You’re at the highest tier." />
          </Highest>
          <TierDetail membership={membership} />
        </>
      ) : (
        <Part
          title={
            <FormattedMessage
              id="membership.compare.today"
              defaultMessage="What you get today"
              description="Heading of what the member's own tier gives"
            />
          }
        >
          <TierDetail membership={membership} />
        </Part>
      )}
      {hasRewards(membership) && (
        <Part title={<RewardsTitle membership={membership} />}>
          <Rewards membership={membership} />
        </Part>
      )}
    </Section>
  )
}

function RewardsTitle({ membership: { isLastTier, tierName, nextTierName } }: { membership: Membership }) {
  const locale = useLocale()
  if (isLastTier)
    return (
      <FormattedMessage
        id="membership.rewards.keep"
        defaultMessage="What you get for keeping {tier}"
        description="Heading of the rewards for keeping the highest tier"
        values={{ tier: tierInText(tierName ?? '', locale) }}
      />
    )
  if (!nextTierName)
    return <FormattedMessage id="membership.rewards.next" defaultMessage="What you get at the next tier" />
  return (
    <FormattedMessage
      id="membership.compare.more"
      defaultMessage="Added at {tier}"
      description="Heading of the rewards for reaching a tier, below what the member gets today"
      values={{ tier: tierInText(nextTierName, locale) }}
    />
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
        defaultMessage="The store hasn’t described this tier yet."
      />
    </p>
  )
}

const Highest = styled.p`
  display: flex;
  gap: ${tokens.space(2)};
  font-weight: 600;
  svg {
    flex: none;
    color: ${tokens.color.primaryText};
  }
`

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space(1)};
  /* The brand's own lists bring along margins of the browser. */
  && ul,
  && ol {
    margin-block: 0;
  }
  section + & {
    padding-top: ${tokens.space(3)};
    border-top: 1px solid ${tokens.color.outline};
  }
`

/** One of the comparison's parts, with a heading that names it. */
function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <Root aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </Root>
  )
}
