import type { ReactNode } from 'react'
import styled, { keyframes } from 'styled-components'
import { tokens } from '@/theme/tokens'
import { BottomDialog } from '@/ui/dialog-places'
import type { DetailFact } from './detail-text'

const unarmed = keyframes`from, to { pointer-events: none; }`

/**
 * Along the bottom of the screen, where the thumb has just tapped: what the second tap of a double tap falls on answers nothing yet,
 * with reduced motion too.
 */
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

/** A sum as on a receipt: what it comes to stands under a line, the largest number of all. */
const Sum = styled.dl`
  display: grid;
  margin: 0;
  font-variant-numeric: tabular-nums;
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
    margin: 0 0 0 auto;
    text-align: end;
  }
`

const Note = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.sm};
`

/** What is asked before an item is redeemed. */
export interface Question {
  title: ReactNode
  /** A square, 64 px wide. */
  picture: ReactNode
  name: string
  /** What the member gets or gives, where there is nothing to count. */
  lead?: ReactNode
  /** What there is, what is taken, and last what is left; numbers are in a `b`. */
  sum?: (DetailFact | false)[]
  notes: ReactNode[]
}

/** The question before redeeming: the item, what it takes and leaves, and that it is final. */
export function RedeemQuestion({ picture, name, lead, sum = [], notes }: Omit<Question, 'title'>) {
  const rows = sum.filter((row) => row !== false)
  return (
    <Root>
      <Item>
        {picture}
        <span>{name}</span>
      </Item>
      {lead && <Lead>{lead}</Lead>}
      {rows.length > 0 && (
        <Sum>
          {rows.map(({ key, label, value }) => (
            <div key={key}>
              <dt>{label}</dt> <dd>{value}</dd>
            </div>
          ))}
        </Sum>
      )}
      {notes.map((note, index) => note && <Note key={index}>{note}</Note>)}
    </Root>
  )
}
