import type { CSSProperties, ReactNode } from 'react'
import styled from 'styled-components'
import { privilegeDetailPath } from '@/addresses/paths'
import { plainText } from '@/lib/plain-text'
import { tokens } from '@/theme/tokens'
import {
  CardAmount,
  CardBody,
  CardFoot,
  CardFrame,
  CardHead,
  CardMuted,
  CardName,
  CardSkeleton,
  CardValidity,
} from '@/ui/card-frame'
import { Link } from '@/ui/link'
import type { PrivilegeItem } from '../privilege-item'
import { Cost, PrivilegePicture, PrivilegeStatus } from './privilege-parts'

/** Which facts a card shows (spec 3, Privilege card display config); an absent flag means shown. */
export type CardDisplay = Partial<
  Record<
    'privilege_name' | 'description' | 'points' | 'valid_date' | 'redeem_status' | 'overall_limit',
    boolean
  >
>

export interface PrivilegeCardProps {
  item: PrivilegeItem
  /** The picture stands beside the text, for lists of one column. */
  isRow?: boolean
  display?: CardDisplay
  /** The card is in a for-you list; the redemption request must send that (spec 7, Issue's Type). */
  isForYou?: boolean
  /** A button at the top right. */
  action?: ReactNode
}

const { card } = tokens.radius
const shapes = {
  row: { ratio: 'auto', radius: `${card} 0 0 ${card}` },
  column: { ratio: '4 / 3', radius: `${card} ${card} 0 0` },
}

/** How much of the price the member has; the pill above says in words what is missing. */
const Missing = styled.div`
  flex-basis: 100%;
  height: 4px;
  margin-block: 2px;
  border-radius: 2px;
  background: linear-gradient(
    to right,
    ${tokens.color.warning} var(--share),
    ${tokens.color.warningSoft} var(--share)
  );
  @media (forced-colors: active) {
    display: none;
  }
`

/** A privilege with its picture on top, for grids, or beside the text, for lists of one column. */
export function PrivilegeCard({ isRow = false, ...props }: PrivilegeCardProps) {
  return (
    <CardFrame data-row={isRow || undefined}>
      <PrivilegePicture
        item={props.item}
        {...shapes[isRow ? 'row' : 'column']}
        isLimitShown={props.display?.overall_limit !== false}
      />
      <PrivilegeCardText {...props} />
      {props.action}
    </CardFrame>
  )
}

const shareOf = ({ cost, missingPoints }: PrivilegeItem) =>
  ({ '--share': `${(100 * (cost - missingPoints)) / cost}%` }) as CSSProperties // a custom property

/** The text of a privilege's card, in either layout. */
function PrivilegeCardText({ item, display = {}, isForYou }: Omit<PrivilegeCardProps, 'isRow' | 'action'>) {
  const isNamed = display.privilege_name !== false
  const isDescribed = display.description !== false
  return (
    <CardBody>
      <CardHead>
        <CardName>
          <Link
            to={privilegeDetailPath(item.privilegeId, isForYou)}
            aria-label={isNamed ? undefined : item.title}
          >
            {isNamed && item.title}
          </Link>
        </CardName>
        {isDescribed && <CardMuted>{plainText(item.description ?? '')}</CardMuted>}
      </CardHead>
      <CardFoot>
        {display.points !== false && (
          <CardAmount>
            <Cost points={item.cost} />
          </CardAmount>
        )}
        {display.redeem_status !== false && <PrivilegeStatus item={item} />}
        {display.redeem_status !== false && item.state === 'missing' && <Missing style={shareOf(item)} />}
        {display.valid_date !== false && (
          <CardValidity validity={item.validity} isOver={item.state === 'expired'} />
        )}
      </CardFoot>
    </CardBody>
  )
}

interface PrivilegeCardSkeletonProps {
  display?: CardDisplay
  isRow?: boolean
}

/** The placeholder of a loading privilege, with a line for each fact that its card will show. */
export function PrivilegeCardSkeleton({ display = {}, isRow }: PrivilegeCardSkeletonProps) {
  const isShown = (name: keyof CardDisplay) => display[name] !== false
  return (
    <CardSkeleton
      isRow={isRow}
      isDescribed={isShown('description')}
      lines={[
        ...(isShown('points') || isShown('redeem_status') ? [['1.35rem', '55%'] as const] : []),
        ...(isShown('valid_date') ? [['0.8rem', '80%'] as const] : []),
      ]}
    />
  )
}
