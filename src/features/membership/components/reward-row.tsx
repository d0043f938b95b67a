import { Cake, Coins, Gift, Tag, Ticket, WalletCards, type LucideIcon } from 'lucide-react'
import { defineMessages, useIntl } from 'react-intl'
import styled from 'styled-components'
import { useBrand } from '@/brand/use-brand'
import { packageDetailPath, privilegeDetailPath } from '@/addresses/paths'
import type { TierReward } from '@/domain/tier-rewards'
import { tokens } from '@/theme/tokens'
import { Link } from '@/ui/link'
import { SubmenuButton } from '@/ui/submenu-button'
import { useRewardText } from '../hooks/use-reward-text'
import { BirthdayNote } from './birthday-note'

const icons: Record<TierReward['kind'], LucideIcon> = {
  points: Coins,
  credit: WalletCards,
  privilege: Gift,
  package: Ticket,
  tag: Tag,
}

const kinds = defineMessages({
  privilege: {
    id: 'membership.reward.privilege',
    defaultMessage: 'Privilege',
    description: 'Kind of a reward',
  },
  package: { id: 'membership.reward.package', defaultMessage: 'Package', description: 'Kind of a reward' },
  birthday: {
    id: 'membership.reward.birthday',
    defaultMessage: 'Birthday gift',
    description: 'Kind of a reward',
  },
})

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space(3)};
  min-height: 56px;
  padding: ${tokens.space(2)} ${tokens.space(4)};
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
export function RewardRow({ reward }: { reward: TierReward }) {
  const { formatMessage } = useIntl()
  const rewardText = useRewardText()
  const path = usePathOf(reward)
  const Icon = reward.isBirthday ? Cake : icons[reward.kind]
  const icon = <Icon size={24} strokeWidth={1.75} aria-hidden />
  const kind = reward.isBirthday
    ? kinds.birthday
    : reward.kind === 'privilege' || reward.kind === 'package'
      ? kinds[reward.kind]
      : undefined
  const title = (
    <>
      {rewardText(reward)}
      {kind && <Kind>{formatMessage(kind)}</Kind>}
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
      {reward.isBirthday && <BirthdayNote />}
    </li>
  )
}

/** The page of a privilege or package, where the brand has such pages in its menu. */
function usePathOf(reward: TierReward): string | undefined {
  const { isPrivilegeActive, isPackageActive } = useBrand().navbarMenu
  if (reward.kind === 'privilege' && reward.id && isPrivilegeActive) return privilegeDetailPath(reward.id)
  if (reward.kind === 'package' && reward.id && isPackageActive) return packageDetailPath(reward.id)
  return undefined
}
