import type { ReactNode } from 'react'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'

/** Opaque, since the rows scroll below it. */
const Root = styled.div`
  padding: ${tokens.space(2)} ${tokens.space(1)} ${tokens.space(1)};
  background: ${tokens.color.surface};
`

const Line = styled.h2`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${tokens.space(3)};
  margin: 0;
  font-size: ${tokens.font.size.md};
  line-height: ${tokens.font.lineHeight};
  > :nth-child(2) {
    font-variant-numeric: tabular-nums;
  }
`

interface GroupHeadingProps {
  name: ReactNode
  /** The group's points, once they are all known. */
  sum?: ReactNode
  /** Below: of the group as a whole. */
  children?: ReactNode
}

/** The heading of rows that belong together. */
export function GroupHeading({ name, sum, children }: GroupHeadingProps) {
  return (
    <Root>
      <Line>
        <span>{name}</span>
        {sum}
      </Line>
      {children}
    </Root>
  )
}
