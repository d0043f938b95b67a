import type { Ref } from 'react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { privilegeDetailPath } from '@/addresses/paths'
import { tokens } from '@/theme/tokens'
import { Card } from '@/ui/card'
import { CardName } from '@/ui/card-frame'
import { Link } from '@/ui/link'
import { Validity } from '@/ui/card-frame'
import { useSavingGoal } from '../hooks/use-saving-goal'
import { PrivilegePicture, PrivilegeStatus, ReachBar } from './privilege-parts'

const Root = styled(Card)`
  position: relative;
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.space(3)};
  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
  h2 {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.font.size.sm};
    font-weight: 400;
  }
`

const Texts = styled.div`
  display: grid;
  justify-items: start;
  min-width: 0;
`

const Name = styled(CardName)`
  font-size: ${tokens.font.size.md};
  line-height: inherit;
`

const LastDay = styled.p`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.sm};
`

/** Home's card of the saving goal, with its progress; nothing without a goal. */
export default function SavingGoal({ ref }: { ref?: Ref<HTMLElement> }) {
  const { goal, item, state, balance } = useSavingGoal()
  if (!item || balance === undefined || state === 'gone') return null
  const { privilegeId, cost, title, validity } = item
  return (
    <Root ref={ref} as="section">
      <PrivilegePicture item={item} ratio="1" radius={tokens.radius.control} />
      <Texts>
        <h2>
          {item.state === 'available' ? (
            <FormattedMessage
              id="privileges.saving.reached"
              defaultMessage="Enough points for"
              description="Heading of a card on home, above the name of a privilege"
            />
          ) : (
            <FormattedMessage
              id="privileges.saving.title"
              defaultMessage="Saving for"
              description="Heading of a card on home, above the name of a privilege"
            />
          )}
        </h2>
        <Name>
          <Link to={privilegeDetailPath(privilegeId, goal?.isForYou)}>{title}</Link>
        </Name>
        <PrivilegeStatus item={item} />
      </Texts>
      {cost > 0 && <ReachBar item={item} balance={balance} />}
      {validity.kind === 'date' && (
        <LastDay>
          <Validity validity={validity} />
        </LastDay>
      )}
    </Root>
  )
}
