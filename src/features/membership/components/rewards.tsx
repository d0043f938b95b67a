import { Coins, Gift, Package, Tag, WalletCards, type LucideIcon } from 'lucide-react'
import { defineMessages, FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { packageDetailPath, privilegeDetailPath } from '@/addresses/paths'
import { useBrand } from '@/brand/use-brand'
import { formatNumber, formatPoints } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { tokens } from '@/theme/tokens'
import { AsOf } from '@/ui/as-of'
import { Link } from '@/ui/link'
import { PartError } from '@/ui/part-error'
import { SubmenuButton } from '@/ui/submenu-button'
import type { Membership } from '../hooks/use-membership'
import type { TierReward } from '../tier-rewards'

const List = styled.ul`
  /* Rows have their own padding, so that they are wide to the touch. */
  && {
    margin: 0 -${tokens.space(4)};
  }
`

/** Whether there is anything to say of what the next tier gives, or the keeping of the last one. */
export const hasRewards = ({ mappings, rewards }: Membership): boolean =>
  rewards.length > 0 || (mappings.isError && !mappings.data)

/** What the member receives at the next tier, or for keeping the last one. */
export function Rewards({ membership: { mappings, rewards } }: { membership: Membership }) {
  if (mappings.isError && !mappings.data)
    return <PartError onRetry={() => void mappings.refetch()} isRetrying={mappings.isFetching} />
  return (
    <>
      <AsOf read={mappings} />
      <List>
        {rewards.map((reward, index) => (
          <RewardRow key={index} reward={reward} />
        ))}
      </List>
    </>
  )
}

const icons: Record<TierReward['kind'], LucideIcon> = {
  points: Coins,
  credit: WalletCards,
  privilege: Gift,
  package: Package,
  tag: Tag,
}

const kinds = defineMessages({
  privilege: {
    id: 'membership.reward.privilege',
    defaultMessage: 'Privilege',
    description: 'Kind of a reward',
  },
  package: { id: 'membership.reward.package', defaultMessage: 'Package', description: 'Kind of a reward' },
})

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space(3)};
  min-height: ${tokens.tap};
  padding: ${tokens.space(1)} ${tokens.space(4)};
  svg {
    flex: none;
  }
`

const Kind = styled.span`
  display: block;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.sm};
`

/** One reward: what it is, of which kind, and where it leads. */
function RewardRow({ reward }: { reward: TierReward }) {
  const path = usePathOf(reward)
  const Icon = icons[reward.kind]
  const icon = <Icon size={24} strokeWidth={1.75} aria-hidden />
  const title = (
    <>
      <RewardName reward={reward} />
      {(reward.kind === 'privilege' || reward.kind === 'package') && (
        <Kind>
          <FormattedMessage {...kinds[reward.kind]} />
        </Kind>
      )}
    </>
  )
  return (
    <li>
      {path === undefined ? (
        <Row>
          {icon}
          <span>{title}</span>
        </Row>
      ) : (
        <SubmenuButton as={Link} to={path} icon={icon} title={title} />
      )}
    </li>
  )
}

function RewardName({ reward }: { reward: TierReward }) {
  const locale = useLocale()
  if (!('amount' in reward)) return reward.name
  if (reward.kind === 'points') return formatPoints(reward.amount, locale)
  return (
    <FormattedMessage
      id="membership.reward.credit"
      defaultMessage="{amount} {count, plural, one {credit} other {credits}}"
      description="A reward: so many credits of the brand; amount is the number count, written out"
      values={{ count: reward.amount, amount: formatNumber(reward.amount) }}
    />
  )
}

/** The page of a privilege or package, where the brand has such pages in its menu. */
function usePathOf(reward: TierReward): string | undefined {
  const { isPrivilegeActive, isPackageActive } = useBrand().navbarMenu
  if (reward.kind === 'privilege' && reward.id && isPrivilegeActive) return privilegeDetailPath(reward.id)
  if (reward.kind === 'package' && reward.id && isPackageActive) return packageDetailPath(reward.id)
  return undefined
}
