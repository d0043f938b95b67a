import { Coins, Crown, Gift, Package, Tag, WalletCards, type LucideIcon } from 'lucide-react'
import { useId, useMemo, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { packageDetailPath, privilegeDetailPath } from '@/addresses/item-paths'
import { useBrand } from '@/brand/use-brand'
import { tierInText } from '@/i18n/format'
import { pageTitles } from '@/i18n/page-titles'
import { useLocale } from '@/i18n/use-locale'
import { tokens } from '@/theme/tokens'
import { AsOf } from '@/ui/as-of'
import { BrandHtml } from '@/ui/brand-html'
import { Link } from '@/ui/link'
import { MutedLine } from '@/ui/muted'
import { PartError } from '@/ui/part-error'
import { SubmenuButton } from '@/ui/submenu-button'
import type { Membership } from '../tier/use-membership'
import { tierRewards, type TierReward } from '../tier-rewards'
import { RewardName } from '../tier/reward-name'
import { Section } from './section'

/**
 * What the member's tier gives, and what the next one adds, or on the last tier, what keeping it gives. A part of which nothing is
 * known is left out.
 */
export function CompareTiers({ membership }: { membership: Membership }) {
  const { isLastTier, info, mappings } = membership
  const locale = useLocale()
  const detail = (locale === 'en' && info?.tier_detail_en) || info?.tier_detail_th
  const rewards = useMemo(() => (mappings.data ? tierRewards(mappings.data) : []), [mappings.data])
  const hasRewards = rewards.length > 0 || (mappings.isError && !mappings.data)
  const list = hasRewards && <Rewards membership={membership} rewards={rewards} />
  const rewardsTitle = <RewardsTitle membership={membership} />
  if (isLastTier)
    return (
      <Section title={<OwnTitle membership={membership} />}>
        <Highest>
          <Crown size={24} strokeWidth={1.75} aria-hidden />
          <FormattedMessage id="membership.ahead.highest" defaultMessage="You’re at the highest tier." />
        </Highest>
        {detail && <BrandHtml html={detail} />}
        {list && <Part title={rewardsTitle}>{list}</Part>}
      </Section>
    )
  if (!detail) return list && <Section title={rewardsTitle}>{list}</Section>
  if (!list)
    return (
      <Section title={<OwnTitle membership={membership} />}>
        <BrandHtml html={detail} />
      </Section>
    )
  return (
    <Section
      title={
        <FormattedMessage
          id="membership.compare.title"
          defaultMessage="Compare tiers"
          description="Heading of the member's tier beside the next one"
        />
      }
    >
      <Part
        title={
          <FormattedMessage
            id="membership.compare.today"
            defaultMessage="What you get now"
            description="Heading of what the member's own tier gives"
          />
        }
      >
        <BrandHtml html={detail} />
      </Part>
      <Part title={rewardsTitle}>{list}</Part>
    </Section>
  )
}

function OwnTitle({ membership: { tierName } }: { membership: Membership }) {
  const locale = useLocale()
  return (
    <FormattedMessage
      id="membership.compare.own"
      defaultMessage="What {tier} gives you"
      description="Heading of what the member's own tier gives"
      values={{ tier: tierInText(tierName, locale) }}
    />
  )
}

function RewardsTitle({ membership: { isLastTier, tierName, ways } }: { membership: Membership }) {
  const locale = useLocale()
  if (isLastTier)
    return (
      <FormattedMessage
        id="membership.rewards.keep"
        defaultMessage="What you get for keeping {tier}"
        description="Heading of the rewards for keeping the highest tier"
        values={{ tier: tierInText(tierName, locale) }}
      />
    )
  const nextTierName = locale === 'en' ? ways[0]?.nextTierNameEn : ways[0]?.nextTierNameTh
  if (!nextTierName)
    return <FormattedMessage id="membership.rewards.next" defaultMessage="What you get at the next tier" />
  return (
    <FormattedMessage
      id="membership.compare.more"
      defaultMessage="New at {tier}"
      description="Heading of the rewards for reaching a tier, below what the member gets today"
      values={{ tier: tierInText(nextTierName, locale) }}
    />
  )
}

const Highest = styled.p`
  display: flex;
  gap: ${tokens.space(2)};
  font-weight: 600;
  svg {
    color: ${tokens.color.primaryText};
  }
`

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space(1)};
  /* Removes the browser's margins from the brand's lists. */
  && ul,
  && ol {
    margin-block: 0;
  }
  /* Their bullets stand below the title's first letter. */
  && ul:not([class]) {
    padding-inline-start: 1.1em;
  }
  section + & {
    padding-top: ${tokens.space(3)};
    border-top: 1px solid ${tokens.color.outline};
  }
`

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <Root aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </Root>
  )
}

const List = styled.ul`
  /* The rows' own padding makes them wide tap targets. */
  && {
    margin: 0 -${tokens.space(3)};
  }
`

interface RewardsProps {
  membership: Membership
  rewards: readonly TierReward[]
}

/** What the member receives at the next tier, or for keeping the last one. */
function Rewards({ membership: { mappings }, rewards }: RewardsProps) {
  if (!mappings.data) return <PartError read={mappings} />
  return (
    <>
      <AsOf read={mappings} />
      <List>
        {rewards.map((reward, index) => (
          <RewardRow key={index} reward={reward} />
        ))}
      </List>
    </>
  )
}

const icons: Record<TierReward['kind'], LucideIcon> = {
  points: Coins,
  credit: WalletCards,
  privilege: Gift,
  package: Package,
  tag: Tag,
}

const RewardBox = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space(3)};
  min-height: 52px;
  padding: ${tokens.space(1)} ${tokens.space(3)};
`

function RewardRow({ reward }: { reward: TierReward }) {
  const { formatMessage } = useIntl()
  const path = usePathOf(reward)
  const Icon = icons[reward.kind]
  const icon = <Icon size={24} strokeWidth={1.75} aria-hidden />
  const hasKind = reward.kind === 'privilege' || reward.kind === 'package'
  const facts = [hasKind && formatMessage(pageTitles[reward.kind]), reward.tag].filter(Boolean)
  const title = (
    <>
      <RewardName reward={reward} />
      {facts.length > 0 && <MutedLine>{facts.join(' · ')}</MutedLine>}
    </>
  )
  return (
    <li>
      {path === undefined ? (
        <RewardBox>
          {icon}
          <span>{title}</span>
        </RewardBox>
      ) : (
        <SubmenuButton as={Link} to={path} icon={icon} title={title} />
      )}
    </li>
  )
}

/** The page of a privilege or package, if the brand's menu has such pages. */
function usePathOf(reward: TierReward): string | undefined {
  const { isPrivilegeActive, isPackageActive } = useBrand().navbarMenu
  if (reward.kind === 'privilege' && reward.id && isPrivilegeActive) return privilegeDetailPath(reward.id)
  if (reward.kind === 'package' && reward.id && isPackageActive) return packageDetailPath(reward.id)
  return undefined
}
