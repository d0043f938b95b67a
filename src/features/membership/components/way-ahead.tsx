import { Crown, TrendingUp } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { useAwayText } from '../hooks/use-away-text'
import type { Membership } from '../hooks/use-membership'
import { ForecastText } from './forecast-text'
import { Section } from './section'

const Away = styled.p`
  font-size: ${tokens.font.size.lg};
  font-weight: 700;
`

const Quiet = styled.p`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.sm};
`

const Line = styled.p`
  display: flex;
  gap: ${tokens.space(2)};
  svg {
    flex: none;
    color: ${tokens.color.primaryText};
  }
`

/** How far it is to the next tier, or to keeping the last one, and where the pace so far leads. */
export function WayAhead({ membership }: { membership: Membership }) {
  const { ways, isLastTier, tierName = '', nextTierName, forecast } = membership
  const goal = isLastTier ? tierName : nextTierName
  if (!isLastTier && (ways.length === 0 || !goal)) return null
  return (
    <Section
      title={
        isLastTier ? (
          <FormattedMessage
            id="membership.ahead.keep"
            defaultMessage="Keeping {tier}"
            description="Heading; tier is the name of the highest tier"
            values={{ tier: tierName }}
          />
        ) : (
          <FormattedMessage
            id="membership.ahead.next"
            defaultMessage="Your way to {tier}"
            description="Heading; tier is the name of the next tier"
            values={{ tier: goal }}
          />
        )
      }
    >
      {isLastTier && (
        <Line>
          <Crown size={24} strokeWidth={1.75} aria-hidden />
          <FormattedMessage id="membership.ahead.highest" defaultMessage="You are at the highest tier." />
        </Line>
      )}
      {ways.length > 0 && <Distance membership={membership} />}
      {forecast && goal && (
        <Line>
          <TrendingUp size={24} strokeWidth={1.75} aria-hidden />
          <span>
            <ForecastText forecast={forecast} tierName={goal} isUpgrade={!isLastTier} />
          </span>
        </Line>
      )}
    </Section>
  )
}

function Distance({ membership: { ways } }: { membership: Membership }) {
  const awayText = useAwayText()
  if (ways.some(({ conditions }) => conditions.every(({ isMet }) => isMet)))
    return (
      <Away>
        <FormattedMessage id="membership.away.met" defaultMessage="You have met everything it takes." />
      </Away>
    )
  return (
    <div>
      {awayText(ways).map((sentence) => (
        <Away key={sentence}>{sentence}</Away>
      ))}
      <Quiet>
        <Needs
          isOneOfSeveral={ways.length > 1}
          isAll={ways.some(({ conditions }) => conditions.length > 1)}
        />
      </Quiet>
    </div>
  )
}

function Needs({ isOneOfSeveral, isAll }: { isOneOfSeveral: boolean; isAll: boolean }) {
  if (isOneOfSeveral)
    return (
      <FormattedMessage
        id="membership.needs.oneWay"
        defaultMessage="Completing any one of the ways is enough."
      />
    )
  return isAll && <FormattedMessage id="membership.needs.all" defaultMessage="All conditions are needed." />
}
