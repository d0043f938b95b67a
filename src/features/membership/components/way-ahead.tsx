import { Crown, TrendingUp } from 'lucide-react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import type { TierForecast } from '@/domain/tier-forecast'
import type { ProgressCondition, ProgressWay } from '@/domain/tier-progress'
import { formatDate, formatMonth, formatNumber, joinWords, tierInText, unbroken } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { tokens } from '@/theme/tokens'
import { useAmountText } from '../hooks/use-amount-text'
import type { Membership } from '../hooks/use-membership'
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
  const locale = useLocale()
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
            values={{ tier: tierInText(tierName, locale) }}
          />
        ) : (
          <FormattedMessage
            id="membership.ahead.next"
            defaultMessage="Your way to {tier}"
            description="Heading; tier is the name of the next tier"
            values={{ tier: tierInText(goal ?? '', locale) }}
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

const awayMessages = defineMessages<{ by: { amounts: string; day: string }; plain: { amounts: string } }>({
  by: {
    id: 'membership.away.by',
    defaultMessage: '{amounts} to go by {day}',
    description: 'amounts is for example ฿15,200 and 18 visits',
  },
  plain: {
    id: 'membership.away.plain',
    defaultMessage: '{amounts} to go',
    description: 'amounts is for example ฿15,200 and 18 visits',
  },
})

/** The day by which all of a way is due, where its conditions have one day in common. */
function dayOf(conditions: ProgressCondition[]): string | undefined {
  const days = new Set(conditions.filter(({ isMet }) => !isMet).map(({ periodDate }) => periodDate))
  return days.size === 1 ? [...days][0] : undefined
}

/** What is missing, in the brand's measure: one sentence where all ways end on one day, else one for each way. */
function useAwayText(): (ways: ProgressWay[]) => string[] {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  const amountText = useAmountText()

  const sentence = (amounts: string, day: string | undefined) =>
    day
      ? formatMessage(awayMessages.by, { amounts, day: unbroken(formatDate(day, locale)) })
      : formatMessage(awayMessages.plain, { amounts })

  return (ways) => {
    const missing = ways.map(({ conditions }) => ({
      day: dayOf(conditions),
      amounts: joinWords(
        conditions
          .filter(({ isMet }) => !isMet)
          .map(({ descType, missingAmount }) => amountText(descType, missingAmount)),
        locale,
      ),
    }))
    if (new Set(missing.map(({ day }) => day)).size > 1)
      return missing.map(({ amounts, day }) => sentence(amounts, day))
    return [
      sentence(
        joinWords(
          missing.map(({ amounts }) => amounts),
          locale,
          'or',
        ),
        missing[0]?.day,
      ),
    ]
  }
}

const forecasts = defineMessages<
  Record<'upgrade' | 'maintain', { tier: string; month: string }> & {
    short: { amounts: string; day: string; count: number; days: string }
  }
>({
  upgrade: {
    id: 'membership.forecast.upgrade',
    defaultMessage: "At this pace you'll reach {tier} around {month}.",
    description: 'An estimate; month is for example February 2027',
  },
  maintain: {
    id: 'membership.forecast.maintain',
    defaultMessage: "At this pace you'll qualify to keep {tier} around {month}.",
    description: 'An estimate; month is for example February 2027',
  },
  short: {
    id: 'membership.forecast.short',
    defaultMessage:
      'At this pace you would be about {amounts} short on {day}. {count, plural, =0 {That is today.} one {There is one day left.} other {There are {days} days left.}}',
    description:
      'An estimate, said kindly; amounts is for example ฿6,400; days is the number count, written out',
  },
})

interface ForecastTextProps {
  forecast: TierForecast
  tierName: string
  isUpgrade: boolean
}

/** Where the pace so far leads, as an estimate. */
function ForecastText({ forecast, tierName, isUpgrade }: ForecastTextProps) {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  const amountText = useAmountText()
  if (forecast.kind === 'reached') {
    return formatMessage(isUpgrade ? forecasts.upgrade : forecasts.maintain, {
      tier: tierInText(tierName, locale),
      month: unbroken(formatMonth(forecast.month, locale)),
    })
  }
  const { lacks, day, daysLeft } = forecast
  return formatMessage(forecasts.short, {
    amounts: joinWords(
      lacks.map(({ descType, amount }) => amountText(descType, amount)),
      locale,
    ),
    day: unbroken(formatDate(day, locale)),
    count: daysLeft,
    days: formatNumber(daysLeft),
  })
}
