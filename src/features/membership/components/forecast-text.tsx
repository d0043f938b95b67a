import { defineMessages, useIntl } from 'react-intl'
import type { TierForecast } from '@/domain/tier-forecast'
import { formatDate, formatMonth, formatNumber, joinWords } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { useAmountText } from '../hooks/use-amount-text'

const messages = defineMessages<
  Record<'upgrade' | 'maintain', { tier: string; month: string }> & {
    short: { amounts: string; day: string; count: number; days: string }
  }
>({
  upgrade: {
    id: 'membership.forecast.upgrade',
    defaultMessage: 'At this pace you reach {tier} in about {month}.',
    description: 'An estimate; month is for example February 2027',
  },
  maintain: {
    id: 'membership.forecast.maintain',
    defaultMessage: 'At this pace you have what keeps {tier} in about {month}.',
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
export function ForecastText({ forecast, tierName, isUpgrade }: ForecastTextProps) {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  const amountText = useAmountText()
  if (forecast.kind === 'reached') {
    const month = formatMonth(forecast.month, locale)
    return formatMessage(isUpgrade ? messages.upgrade : messages.maintain, { tier: tierName, month })
  }
  const { lacks, day, daysLeft } = forecast
  return formatMessage(messages.short, {
    amounts: joinWords(
      lacks.map(({ descType, amount }) => amountText(descType, amount)),
      locale,
    ),
    day: formatDate(day, locale),
    count: daysLeft,
    days: formatNumber(daysLeft),
  })
}
