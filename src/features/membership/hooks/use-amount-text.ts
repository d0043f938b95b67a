import { defineMessages, useIntl } from 'react-intl'
import type { DescType } from '@/domain/tier-progress'
import { formatMoney, formatNumber, formatPoints } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'

const messages = defineMessages<{ visits: { count: number; visits: string } }>({
  visits: {
    id: 'membership.amount.visits',
    defaultMessage: '{count, plural, one {{visits} visit} other {{visits} visits}}',
    description: 'visits is the number count, written out',
  },
})

/** Says how much of what: `฿1,200`, `18 visits`, `300 Points`. */
export function useAmountText(): (descType: DescType, amount: number) => string {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  return (descType, amount) => {
    if (descType === 1) return formatMoney(amount)
    if (descType === 3) return formatPoints(amount, locale)
    return formatMessage(messages.visits, { count: amount, visits: formatNumber(amount) })
  }
}
