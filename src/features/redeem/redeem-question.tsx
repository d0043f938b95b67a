import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl'
import styled, { keyframes } from 'styled-components'
import { formatCost, formatNumber, pointLabel } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { tokens } from '@/theme/tokens'
import { BottomDialog } from '@/ui/dialogs/dialog-places'
import { itemKinds, type ItemKind } from './item-kinds'

const unarmed = keyframes`from, to { pointer-events: none; }`

/** At the bottom, near the thumb. Its buttons ignore taps at first, even with reduced motion, or a double tap would confirm. */
export const QuestionDialog = styled(BottomDialog)`
  --feedback-align: start;
  button {
    animation: ${unarmed} 400ms;
    animation-duration: 400ms !important;
  }
`

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space(3)};
  margin-block-start: ${tokens.space(2)};
  color: ${tokens.color.text};
  white-space: normal;
  text-wrap: wrap;
`

const Item = styled.div`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.space(3)};
  font-weight: 600;
`

const Lead = styled.strong`
  font-size: ${tokens.font.size.lg};
`

/** Like a receipt: a line above the result, which is the largest number. */
const Sum = styled.dl`
  display: grid;
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${tokens.space(4)};
    padding-block: ${tokens.space(1)};
  }
  > div:last-child:not(:first-child) {
    margin-block-start: ${tokens.space(1)};
    padding-block-start: ${tokens.space(2)};
    border-block-start: 1px solid ${tokens.color.outline};
    b {
      font-size: ${tokens.font.size.xxl};
      line-height: 1.3;
    }
  }
  dt {
    color: ${tokens.color.textMuted};
  }
  dd {
    margin-inline-start: auto;
    text-align: end;
  }
`

const Note = styled.p`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.sm};
`

/** The question before redeeming an item. */
export interface Question {
  /** A square, 64 px wide. */
  picture: ReactNode
  name: string
  /** What the member gets if it costs no points. */
  lead?: ReactNode
  /** In points. */
  cost?: number
  /** In points, if known. */
  balance?: number | undefined
  note?: ReactNode
}

/** Asks before redeeming: the item, its price, the remaining balance, and that it is final. */
export function RedeemQuestion({ kind, question }: { kind: ItemKind; question: Question }) {
  const locale = useLocale()
  const { picture, name, cost = 0, lead = formatCost(0, locale), balance, note } = question
  return (
    <Root>
      <Item>
        {picture}
        <span>{name}</span>
      </Item>
      {cost > 0 ? <CostSum cost={cost} balance={balance} /> : <Lead>{lead}</Lead>}
      {note && <Note>{note}</Note>}
      <Note>
        <FormattedMessage {...itemKinds[kind].words.final} />
      </Note>
    </Root>
  )
}

const sumWords = defineMessages({
  balance: { id: 'redeem.balance', defaultMessage: 'Your points', description: 'Before the balance' },
  cost: { id: 'redeem.cost', defaultMessage: 'Points used', description: 'Before an amount' },
  after: {
    id: 'redeem.after',
    defaultMessage: 'You’ll have',
    description: 'Before redeeming, before the number of points that are left',
  },
})

/** Balance minus price. */
function CostSum({ cost, balance }: { cost: number; balance: number | undefined }) {
  return (
    <Sum>
      {balance !== undefined && <SumRow label={sumWords.balance} points={balance} isBalance />}
      <SumRow label={sumWords.cost} points={-cost} />
      {balance !== undefined && <SumRow label={sumWords.after} points={balance - cost} isBalance />}
    </Sum>
  )
}

interface SumRowProps {
  label: MessageDescriptor
  points: number
  isBalance?: boolean
}

/** Points with their unit, which follow a change of language. */
function SumRow({ label, points, isBalance }: SumRowProps) {
  const locale = useLocale()
  return (
    <div>
      <dt>
        <FormattedMessage {...label} />
      </dt>{' '}
      <dd>
        <b data-figure={isBalance}>{formatNumber(points)}</b> {pointLabel(Math.abs(points), locale)}
      </dd>
    </div>
  )
}
