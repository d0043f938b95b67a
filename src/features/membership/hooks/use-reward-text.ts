import { defineMessages, useIntl } from 'react-intl'
import { formatNumber, formatPoints } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import type { TierReward } from '../tier-rewards'

const messages = defineMessages<{ credit: { amount: string; count: number } }>({
  credit: {
    id: 'membership.reward.credit',
    defaultMessage: '{amount} {count, plural, one {credit} other {credits}}',
    description: 'A reward: so many credits of the brand; amount is the number count, written out',
  },
})

/** What a reward is, in words. */
export function useRewardText(): (reward: TierReward) => string {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  return (reward) => {
    if (!('amount' in reward)) return reward.name
    if (reward.kind === 'points') return formatPoints(reward.amount, locale)
    return formatMessage(messages.credit, { count: reward.amount, amount: formatNumber(reward.amount) })
  }
}
