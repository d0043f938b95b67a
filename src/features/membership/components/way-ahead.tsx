import { Check, TrendingUp } from 'lucide-react'
import { useId } from 'react'
import { defineMessage, defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import styled from 'styled-components'
import { formatDate, formatMonth, formatNumber, joinWords, tierInText, unbroken } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { tokens } from '@/theme/tokens'
import { useAmountText } from '../hooks/use-amount-text'
import type { Membership } from '../hooks/use-membership'
import type { TierForecast } from '../tier-forecast'

const { font, space } = tokens

/** In the tier card, in its colours, with a line above. */
const Root = styled.section`
  display: grid;
  gap: ${space(1)};
  margin-top: ${space(4)};
  padding-top: ${space(3)};
  border-top: 1px solid color-mix(in srgb, currentColor 28%, transparent);
  font-size: ${font.size.sm};
  h3 {
    font-size: ${font.size.md};
    line-height: ${font.lineHeight};
  }
`

const Line = styled.p`
  display: flex;
  gap: ${space(2)};
  text-wrap: pretty;
`

/** The foot of the tier card: what the amounts above it lead to, and where the pace so far leads. */
export function WayAhead({ membership }: { membership: Membership }) {
  const { ways, isLastTier, tierName = '', nextTierName, forecast } = membership
  const locale = useLocale()
  const id = useId()
  const goal = isLastTier ? tierName : nextTierName
  if (!goal) return null
  const isMet = ways.some(({ conditions }) => conditions.every((condition) => condition.isMet))
  return (
    <Root aria-labelledby={id}>
      <h3 id={id}>
        {isLastTier ? (
          <FormattedMessage
            id="membership.ahead.keep"
            defaultMessage="How to keep {tier}"
            description="Heading; tier is the name of the highest tier"
            values={{ tier: tierInText(tierName, locale) }}
          />
        ) : (
          <FormattedMessage
            id="membership.ahead.next"
            defaultMessage="How to reach {tier}"
            description="Heading; tier is the name of the next tier"
            values={{ tier: tierInText(goal, locale) }}
          />
        )}
      </h3>
      {isMet ? (
        <Line>
          <Check size={20} strokeWidth={2} aria-hidden />
          <FormattedMessage id="membership.away.met" defaultMessage="You’ve met everything." />
        </Line>
      ) : (
        <Needs
          isOneOfSeveral={ways.length > 1}
          isAll={ways.some(({ conditions }) => conditions.length > 1)}
        />
      )}
      {forecast && (
        <Line>
          <TrendingUp size={20} strokeWidth={1.75} aria-hidden />
          <span>
            <ForecastText forecast={forecast} tierName={goal} isUpgrade={!isLastTier} />
          </span>
        </Line>
      )}
    </Root>
  )
}

function Needs({ isOneOfSeveral, isAll }: { isOneOfSeveral: boolean; isAll: boolean }) {
  if (isOneOfSeveral)
    return (
      <p>
        <FormattedMessage id="membership.needs.oneWay" defaultMessage="Any one way is enough." />
      </p>
    )
  if (!isAll) return null
  return (
    <p>
      <FormattedMessage id="membership.needs.all" defaultMessage="You need all conditions." />
    </p>
  )
}

const forecasts = defineMessages<Record<'upgrade' | 'maintain', { tier: string; month: string }>>({
  upgrade: {
    id: 'membership.forecast.upgrade',
    defaultMessage: 'At this pace you’ll reach {tier} around {month}.',
    description: 'An estimate; month is for example February 2027',
  },
  maintain: {
    id: 'membership.forecast.maintain',
    defaultMessage: 'At this pace you’ll qualify to keep {tier} around {month}.',
    description: 'An estimate; month is for example February 2027',
  },
})

const shortForecast: MessageDescriptor = defineMessage({
  id: 'membership.forecast.short',
  defaultMessage:
    '{count, plural, =0 {Today is the last day. You’ll be about {amounts} short.} one {One day left. At this pace you’ll be about {amounts} short.} other {{days} days left. At this pace you’ll be about {amounts} short.}}',
  description:
    'An estimate, said kindly; amounts is for example ฿6,400; days is the number count, written out',
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
  return formatMessage(shortForecast, {
    amounts: (
      <span key="amounts" data-figure>
        {joinWords(
          lacks.map(({ descType, amount }) => amountText(descType, amount)),
          locale,
        )}
      </span>
    ),
    day: unbroken(formatDate(day, locale)),
    count: daysLeft,
    days: formatNumber(daysLeft),
  })
}
