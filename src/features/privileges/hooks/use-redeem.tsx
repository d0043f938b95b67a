import { FormattedMessage } from 'react-intl'
import type { PrivilegeItem } from '@/domain/privilege-item'
import { useAskedIssue, type AskedIssue } from '@/issuing/use-asked-issue'
import { PointsText } from '@/ui/points-text'

/** Redeeming one privilege: the question names the cost and the balance after it (behaviour, Privilege). */
export function useRedeem(item: PrivilegeItem, isForYou: boolean, balance: number | undefined): AskedIssue {
  const { privilegeId: itemId, state, cost } = item
  const question = () => ({
    title: <FormattedMessage id="privileges.redeem.question" defaultMessage="Redeem this privilege?" />,
    lines: [
      cost > 0 ? (
        <FormattedMessage
          key="cost"
          id="privileges.redeem.cost"
          defaultMessage="{points} will be taken"
          description="Before redeeming; points is a number with its unit"
          values={{ points: <PointsText points={cost} /> }}
        />
      ) : (
        <FormattedMessage key="free" id="privileges.redeem.free" defaultMessage="No points will be taken" />
      ),
      cost > 0 && balance !== undefined && (
        <FormattedMessage
          key="after"
          id="privileges.redeem.after"
          defaultMessage="You will have {points} left"
          description="Before redeeming; points is a number with its unit"
          values={{ points: <PointsText points={balance - cost} /> }}
        />
      ),
      <FormattedMessage key="final" id="privileges.redeem.final" defaultMessage="This cannot be undone" />,
    ],
  })
  return useAskedIssue({ kind: 'privilege', itemId, isForYou }, state === 'available', question)
}
