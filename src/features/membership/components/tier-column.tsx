import type { ReactNode } from 'react'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'

const { color, font, space } = tokens

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(2)};
  min-width: 0;
  padding: ${space(3)};
  border: 1px solid ${color.outline};
  border-radius: ${tokens.radius.control};
  font-size: ${font.size.sm};
  text-wrap: pretty;
  &[data-own] {
    border-color: ${color.primarySoft};
    background: ${color.primarySoft};
  }
  hgroup p {
    font-size: ${font.size.xs};
  }
  && ul {
    margin: 0;
    padding-inline-start: ${space(4)};
  }
  h4 {
    font-weight: 700;
  }
`

interface TierColumnProps {
  label: ReactNode
  name: string | undefined
  isOwn?: boolean
  children: ReactNode
}

/** One tier of the comparison. */
export function TierColumn({ label, name, isOwn, children }: TierColumnProps) {
  return (
    <Root data-own={isOwn || undefined}>
      <hgroup>
        <p>{label}</p>
        <h3>{name}</h3>
      </hgroup>
      {children}
    </Root>
  )
}
