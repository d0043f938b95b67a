import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { privilegeDetailPath } from '@/addresses/paths'
import { api } from '@/api/api'
import { toPrivilegeItem } from '@/domain/privilege-item'
import { formatPoints } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { cardRequest } from '@/redemption/use-card'
import { useProfile } from '@/session/use-member'
import { useMemberKey } from '@/session/use-member-key'
import { tokens } from '@/theme/tokens'
import { Card } from '@/ui/card'
import { Link } from '@/ui/link'
import { ProgressBar } from '@/ui/progress-bar'
import { savingFor, useOwnList } from '../own-lists'
import { PrivilegePicture } from './privilege-picture'
import { PrivilegeStatus } from './privilege-status'

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
  a {
    color: ${tokens.color.text};
    font-weight: 600;
    text-decoration: none;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: ${tokens.radius.card};
    }
    &:focus-visible {
      outline: none;
      &::after {
        outline: 3px solid ${tokens.color.focus};
        outline-offset: 2px;
      }
    }
  }
`

/** On home: the privilege that the member saves points for, and how far it is. Nothing while there is none, or it is no longer offered. */
export function SavingGoal() {
  const locale = useLocale()
  const memberKey = useMemberKey()
  const [privilegeId = ''] = useOwnList(savingFor, memberKey)
  const balance = useProfile().data?.point
  const { data } = api.useListPrivilegesQuery(cardRequest('privilege', privilegeId), {
    skip: privilegeId === '',
  })
  const card = data?.payload.find((one) => one.privilege_id === privilegeId)
  if (!card || balance === undefined) return null
  const item = toPrivilegeItem(card, locale, balance)
  return (
    <Root as="section">
      <PrivilegePicture item={item} ratio="1" radius={tokens.radius.control} isLimitShown={false} />
      <div>
        <h2>
          <FormattedMessage
            id="privileges.saving.title"
            defaultMessage="Saving for"
            description="Heading of a card on home, above the name of a privilege"
          />
        </h2>
        <Link to={privilegeDetailPath(privilegeId)}>{item.title}</Link>
        <PrivilegeStatus item={item} />
      </div>
      {item.cost > 0 && (
        <ProgressBar
          label={formatPoints(item.cost, locale)}
          percent={(balance / item.cost) * 100}
          valueText={formatPoints(balance, locale)}
        />
      )}
    </Root>
  )
}
