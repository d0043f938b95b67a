import { FormattedMessage } from 'react-intl'
import { formatNumber, formatPoints } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import type { TierReward } from '../tier-rewards'

/** A tier's reward in words: `500 Points`, `2 credits`, or its name. */
export function RewardName({ reward }: { reward: TierReward }) {
  const locale = useLocale()
  if (!('amount' in reward)) return reward.name
  if (reward.kind === 'points') return formatPoints(reward.amount, locale)
  return (
    <FormattedMessage
      id="tier.reward.credit"
      defaultMessage="{amount} {count, plural, one {credit} other {credits}}"
      description="A reward: so many credits of the brand; amount is the number count, written out"
      values={{ count: reward.amount, amount: formatNumber(reward.amount) }}
    />
  )
}
