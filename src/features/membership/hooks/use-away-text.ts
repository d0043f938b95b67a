import { defineMessages, useIntl } from 'react-intl'
import type { ProgressCondition, ProgressWay } from '@/domain/tier-progress'
import { formatDate, joinWords } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { useAmountText } from './use-amount-text'

const messages = defineMessages<{ by: { amounts: string; day: string }; plain: { amounts: string } }>({
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

/** A date whose parts stay on one line. */
const unbroken = (date: string) => date.replaceAll(' ', '\u00a0')

/** What is missing, in the brand's measure: one sentence where all ways end on one day, else one for each way. */
export function useAwayText(): (ways: ProgressWay[]) => string[] {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  const amountText = useAmountText()

  const sentence = (amounts: string, day: string | undefined) =>
    day
      ? formatMessage(messages.by, { amounts, day: unbroken(formatDate(day, locale)) })
      : formatMessage(messages.plain, { amounts })

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
