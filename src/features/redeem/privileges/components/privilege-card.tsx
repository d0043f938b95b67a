import type { CSSProperties } from 'react'
import styled from 'styled-components'
import type { CardDisplay } from '@/api/api'
import { privilegeDetailPath } from '@/addresses/item-paths'
import { tokens } from '@/theme/tokens'
import { CardSkeleton, CardValidity, ItemCard, pictureShape } from '@/ui/card-frame'
import type { PrivilegeItem } from '../privilege-item'
import { CardFavourite } from './favourite-button'
import { Cost, PrivilegePicture, PrivilegeStatus } from './privilege-parts'

export interface PrivilegeCardProps {
  item: PrivilegeItem
  /** Picture beside the text, for lists of one column. */
  isRow?: boolean
  /** What the card shows (spec 3, Privilege card display config); a missing flag means shown. */
  display?: Partial<CardDisplay>
  /** From a for-you list, which the redemption request must say (spec 7, Issue's Type). */
  isForYou?: boolean
}

/** The member's share of the price as a bar; the pill above says what is missing. */
const Missing = styled.div`
  flex-basis: 100%;
  height: 4px;
  margin-block: 0 6px;
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

const shareOf = ({ cost, missingPoints }: PrivilegeItem) =>
  ({ '--share': `${(100 * (cost - missingPoints)) / cost}%` }) as CSSProperties // custom property

export function PrivilegeCard({ item, isRow = false, display = {}, isForYou }: PrivilegeCardProps) {
  const hasTab = display.overall_limit !== false
  // Where the picture has a tab, that says that the privilege is over.
  const isStatusShown = display.redeem_status !== false && !(hasTab && item.state === 'expired')
  return (
    <ItemCard
      isRow={isRow}
      picture={<PrivilegePicture item={item} {...pictureShape(isRow)} isLimitShown={hasTab} />}
      to={privilegeDetailPath(item.privilegeId, isForYou)}
      title={item.title}
      isTitleHidden={display.privilege_name === false}
      description={display.description === false ? undefined : (item.description ?? '')}
      amount={display.points !== false && <Cost points={item.cost} />}
      status={
        <>
          {isStatusShown && <PrivilegeStatus item={item} />}
          {isStatusShown && item.state === 'missing' && <Missing style={shareOf(item)} />}
        </>
      }
      validity={
        display.valid_date !== false && (
          <CardValidity validity={item.validity} isOver={item.state === 'expired'} />
        )
      }
      action={<CardFavourite privilegeId={item.privilegeId} title={item.title} />}
    />
  )
}

type CardLook = Pick<PrivilegeCardProps, 'display' | 'isRow'>

/** Has a line for each fact the card will show. */
export function PrivilegeCardSkeleton({ display = {}, isRow }: CardLook) {
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
