import { defineMessage, FormattedMessage } from 'react-intl'
import { formatNumber, pointLabel } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { useRedemption, type Redemption } from '@/redemption/use-redemption'
import { tokens } from '@/theme/tokens'
import { PrivilegePicture } from '../components/privilege-picture'
import type { PrivilegeItem } from '../privilege-item'

/** Before the balance, on the detail and in the question. */
export const yourPoints = defineMessage({
  id: 'privileges.detail.balance',
  defaultMessage: 'Your points',
  description: 'Before the balance',
})

/** Redeeming one privilege: the question names the cost and the balance after it. */
export function useRedeemPrivilege(
  item: PrivilegeItem,
  isForYou: boolean,
  balance: number | undefined,
): Redemption {
  const { privilegeId: itemId, state, cost } = item
  const question = () => ({
    title: <FormattedMessage id="privileges.redeem.question" defaultMessage="Redeem this privilege?" />,
    picture: (
      <PrivilegePicture item={item} ratio="1" radius={tokens.radius.control} isLimitShown={false} isEager />
    ),
    name: item.title,
    ...(cost > 0
      ? { sum: sumOf(cost, balance) }
      : {
          lead: (
            <FormattedMessage
              id="privileges.redeem.free"
              defaultMessage="Free"
              description="Costs no points"
            />
          ),
        }),
    notes: [
      <FormattedMessage key="final" id="privileges.redeem.final" defaultMessage="This can’t be undone" />,
    ],
  })
  return useRedemption({ kind: 'privilege', itemId, isForYou, points: cost }, state === 'available', question)
}

/** The balance, what the privilege takes of it, and what is left. */
function sumOf(cost: number, balance: number | undefined) {
  return [
    balance !== undefined && {
      key: 'balance',
      label: <FormattedMessage {...yourPoints} />,
      value: <Amount points={balance} isBalance />,
    },
    {
      key: 'cost',
      label: (
        <FormattedMessage
          id="privileges.redeem.cost"
          defaultMessage="Points used"
          description="Before redeeming, before an amount"
        />
      ),
      value: <Amount points={-cost} />,
    },
    balance !== undefined && {
      key: 'after',
      label: (
        <FormattedMessage
          id="privileges.redeem.after"
          defaultMessage="You’ll have"
          description="Before redeeming, before the number of points that are left"
        />
      ),
      value: <Amount points={balance - cost} isBalance />,
    },
  ]
}

/** Points with their unit, in a text that stays on screen while the language switches. */
function Amount({ points, isBalance }: { points: number; isBalance?: boolean }) {
  const locale = useLocale()
  return (
    <>
      <b data-figure={isBalance}>{formatNumber(points)}</b> {pointLabel(Math.abs(points), locale)}
    </>
  )
}
