import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl'
import { formatCost, formatPoints } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { goneMessages } from '@/ui/item-picture'
import { ItemStatus } from '@/ui/card-frame'
import type { PrivilegeItem, PrivilegeState } from '../privilege-item'

const messages = defineMessages({
  available: {
    id: 'privilegeCard.available',
    defaultMessage: 'Redeem now',
    description: 'On a card: the member has enough points for the privilege',
  },
  missing: {
    id: 'privilegeCard.missing',
    defaultMessage: '{points} to go',
    description: 'On a card: how many points the member lacks; points is a number with its unit',
  },
  fullyRedeemed: {
    id: 'privilegeCard.fullyRedeemed',
    defaultMessage: 'Fully redeemed',
    description: 'On a card: nothing of the privilege is left',
  },
  notIssuable: {
    id: 'privilegeCard.notRedeemable',
    defaultMessage: 'Not available now',
    description: 'On a card: the privilege cannot be redeemed at present, in spite of enough points',
  },
})

const states: Record<PrivilegeState, MessageDescriptor> = { ...messages, expired: goneMessages.expired }

const tones: Partial<Record<PrivilegeState, string>> = {
  available: 'yes',
  missing: 'notYet',
  fullyRedeemed: 'gone',
  expired: 'gone',
}

/** Whether the member can redeem a privilege, and if not, why. */
export function PrivilegeStatus({ item }: { item: PrivilegeItem }) {
  const locale = useLocale()
  return (
    <ItemStatus data-tone={tones[item.state]}>
      <FormattedMessage
        {...states[item.state]}
        values={{
          // With the cost they would tell the balance.
          points: (
            <span key="points" data-figure>
              {formatPoints(item.missingPoints, locale)}
            </span>
          ),
        }}
      />
    </ItemStatus>
  )
}

/** What a privilege costs, the figure apart from its unit. */
export function Cost({ points }: { points: number }) {
  const locale = useLocale()
  const [figure, ...unit] = formatCost(points, locale).split(' ')
  return (
    <>
      <strong>{figure}</strong> {unit}
    </>
  )
}
