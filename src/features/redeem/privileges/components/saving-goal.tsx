import { Target } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { privilegeDetailPath } from '@/addresses/item-paths'
import { homeFrame } from '@/theme/page-frame'
import { tokens } from '@/theme/tokens'
import { CardName } from '@/ui/card-frame'
import { clampLines } from '@/ui/clamp-lines'
import { LeadsOn } from '@/ui/end-icon'
import { Link } from '@/ui/link'
import { useSavingGoal } from '../hooks/use-saving-goal'
import { PrivilegeStatus, ReachBar, yourGoal } from './privilege-parts'
import { HomeRow } from './ready-row'

/** How far the member is runs along the foot of the row, below its words. */
const Goal = styled(HomeRow)`
  position: relative;
  --goal: ${homeFrame.goal};
  min-height: var(--goal);
  padding-block: calc((var(--goal) - 36px) / 4) calc((var(--goal) - 36px) * 0.75);
  line-height: 1.25;
  > div {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    column-gap: ${tokens.space(3)};
    align-items: baseline;
    justify-content: space-between;
    min-width: 0;
  }
  h2 {
    font-size: ${tokens.font.size.sm};
    font-weight: 400;
  }
  /* What is missing comes later, and moves nothing. */
  p {
    line-height: inherit;
  }
  [role='progressbar'] {
    position: absolute;
    inset: auto ${tokens.space(4)} calc((var(--goal) - 40px) / 2);
    height: 4px;
  }
`

const Name = styled(CardName)`
  flex: 1 0 100%;
  ${clampLines(1)}
  line-height: inherit;
`

/** Home's row of the saving goal, with its progress; nothing without a goal. */
export default function SavingGoal() {
  const { goal, item, state, balance } = useSavingGoal()
  if (!goal || state === 'gone') return null
  return (
    <Goal as="section">
      <Target size={24} strokeWidth={1.75} aria-hidden />
      <div>
        <h2>
          {item?.state === 'available' ? (
            <FormattedMessage
              id="privileges.saving.reached"
              defaultMessage="Goal reached"
              description="Heading of a row on home, above the name of a privilege"
            />
          ) : (
            <FormattedMessage {...yourGoal} />
          )}
        </h2>
        {item && item.state !== 'available' && <PrivilegeStatus item={item} />}
        <Name>
          <Link to={privilegeDetailPath(goal.privilegeId, goal.isForYou)}>{item?.title ?? goal.title}</Link>
        </Name>
      </div>
      <LeadsOn />
      {item && balance !== undefined && item.cost > 0 && <ReachBar item={item} balance={balance} />}
    </Goal>
  )
}
