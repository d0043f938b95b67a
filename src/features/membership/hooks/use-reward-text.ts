import { defineMessages, useIntl } from 'react-intl'
import type { TierReward } from '@/domain/tier-rewards'
import { formatNumber, formatPoints } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'

const messages = defineMessages<{ credit: { amount: string } }>({
  credit: {
    id: 'membership.reward.credit',
    defaultMessage: '{amount} credit',
    description: "A reward: an amount of credit, whose unit is the brand's own",
  },
})

/** What a reward is, in words. */
export function useRewardText(): (reward: TierReward) => string {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  return (reward) => {
    if (!('amount' in reward)) return reward.name
    if (reward.kind === 'points') return formatPoints(reward.amount, locale)
    return formatMessage(messages.credit, { amount: formatNumber(reward.amount) })
  }
}
