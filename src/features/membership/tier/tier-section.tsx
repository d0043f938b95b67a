import { useDeferredValue } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { nearestWay, tierExpiry } from '../tier-progress'
import { tierRewards } from '../tier-rewards'
import { hasNoTier } from '@/session/use-member'
import { AsOf } from '@/ui/as-of'
import { Card } from '@/ui/card'
import { PartError } from '@/ui/part-error'
import { ProgressBar } from '@/ui/progress-bar'
import { SkeletonGroup } from '@/ui/skeleton'
import { RewardName } from './reward-name'
import { isLeftOpen, Name, TierCard, TierCardFacts, TierCardFrame, Top, tierWords } from './tier-card'
import { ConditionColumns, ConditionLine, ConditionList, NextTier, TierWays } from './tier-conditions'
import { useMembership } from './use-membership'

const messages = defineMessages({
  conditions: {
    id: 'tier.conditions.part',
    defaultMessage: 'Tier conditions',
    description: 'Names the part of the tier’s card that could not be loaded',
  },
  upgrade: {
    id: 'tier.progress.upgrade',
    defaultMessage: 'Progress to the next tier',
    description: 'What a bar measures, in percent, where no conditions are known',
  },
  maintain: {
    id: 'tier.progress.maintain',
    defaultMessage: 'Progress to keeping your tier',
    description: 'Likewise, on the last tier',
  },
})

interface TierSectionProps {
  /** Folded until the member opens it; remembered on this phone. */
  isFolded?: boolean
}

/** The tier card, if the membership system is open and the member has a tier; parts that fail show their errors. */
export function TierSection({ isFolded = false }: TierSectionProps) {
  const membership = useMembership()
  const { profile, system, isMembershipOpen, tier, criteria, mappings, isLastTier, ways, info, tierName } =
    membership
  const isRead = info !== undefined && !criteria.isLoading
  // The first answer renders in slices, as the other sections of home.
  const isDue = useDeferredValue(isRead)

  if ((system.data && !isMembershipOpen) || hasNoTier(tier)) return null
  const failed = [system, tier].find((query) => query.isError && !query.data)
  if (failed) {
    return (
      <Failed>
        <PartError title={<FormattedMessage {...tierWords.label} />} read={failed} />
      </Failed>
    )
  }
  if (!isRead || !isDue) return <TierCardSkeleton isOpen={!isFolded || isLeftOpen()} />

  const progress = tier.data?.progress_info?.progress
  const nearest = nearestWay(ways)
  const [reward] = mappings.data ? tierRewards(mappings.data) : []
  const bar = progress !== undefined && <TierProgress percent={progress} isLastTier={isLastTier} />
  const expiry = tierExpiry(tier.data?.progress_info)
  const old = [tier, criteria, system].find((query) => query.error && query.data) ?? tier
  return (
    <TierCard
      name={tierName}
      icon={info.tier_icon_url ?? info.tier_image_url}
      expiry={expiry}
      memberId={profile.data?.customer_info}
      inShort={
        isFolded
          ? {
              text: nearest && (
                <NextTier
                  ways={ways}
                  nearest={nearest}
                  tierName={tierName}
                  reward={reward && <RewardName reward={reward} />}
                />
              ),
              parts: nearest ? <ConditionColumns conditions={nearest.conditions} /> : bar,
            }
          : undefined
      }
      note={
        <>
          <AsOf read={old} />
          {!criteria.data && (
            <PartError title={<FormattedMessage {...messages.conditions} />} read={criteria} />
          )}
        </>
      }
    >
      {nearest ? <TierWays ways={ways} nearest={nearest} tierName={tierName} expiry={expiry} /> : bar}
    </TierCard>
  )
}

/** As high as the folded card. */
const Failed = styled(Card)`
  display: grid;
  align-content: center;
  min-height: 120px;
`

/** The tier's own progress (spec 3, progress_info), if its conditions have none. */
export function TierProgress({ percent, isLastTier }: { percent: number; isLastTier: boolean }) {
  const label = useIntl().formatMessage(isLastTier ? messages.maintain : messages.upgrade)
  // Rounded up, the bar would look full.
  const value = percent >= 100 ? 100 : Math.min(99, Math.round(Math.max(0, percent)))
  return (
    <ConditionList as="div">
      <div>
        <ConditionLine>
          <span>{label}</span>
          <b>{value}%</b>
        </ConditionLine>
        <ProgressBar label={label} percent={value} tone="tier" />
      </div>
    </ConditionList>
  )
}

/** As high as a line of small text, of which the letters' part is seen. */
const Block = styled.span`
  display: block;
  height: 22.4px;
  padding-block: 4px;
  border-radius: 8px;
  background: currentColor content-box;
  opacity: 0.16;
  &[data-bar] {
    height: 12px;
    padding-block: 4px 0;
  }
`

const Circle = styled(Block)`
  flex: none;
  width: 56px;
  height: 56px;
  padding: 0;
  border-radius: 50%;
  [data-folded] & {
    width: 40px;
    height: 40px;
  }
`

/** With three conditions. */
function TierCardSkeleton({ isOpen }: { isOpen: boolean }) {
  return (
    <TierCardFrame as="div" data-folded={!isOpen || undefined}>
      <SkeletonGroup>
        <Top as="div">
          <Name>
            <Circle />
            <Lines widths={[80, 140]} />
          </Name>
          {isOpen && (
            <TierCardFacts as="div">
              <Lines widths={[72, 96]} />
              <Lines widths={[72, 96]} />
            </TierCardFacts>
          )}
        </Top>
        {isOpen ? (
          <>
            <Block style={{ width: '60%', marginTop: 12, marginBottom: -8 }} />
            <ConditionList as="div">
              <Condition />
              <Condition />
              <Condition />
            </ConditionList>
            <Block style={{ width: '40%', marginTop: 12 }} />
          </>
        ) : (
          <Block style={{ height: 48, marginTop: 2 }} />
        )}
      </SkeletonGroup>
    </TierCardFrame>
  )
}

function Lines({ widths }: { widths: readonly (number | string)[] }) {
  return (
    <div>
      {widths.map((width) => (
        <Block key={width} style={{ width }} />
      ))}
    </div>
  )
}

/** Its words, its bar, and what is left of it. */
function Condition() {
  return (
    <div>
      <Block style={{ width: '40%' }} />
      <Block data-bar style={{ marginBottom: 4 }} />
      <Block style={{ width: '30%' }} />
    </div>
  )
}
