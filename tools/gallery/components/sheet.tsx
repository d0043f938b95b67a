import type { ReactNode } from 'react'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space(5)};
  max-width: 560px;
  padding: ${tokens.space(5)} ${tokens.gutter};
`

const Case = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space(2)};
  h2 {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.font.size.xs};
  }
`

/** States of a component below each other, each with the options that it shows. */
export function Cases({ of }: { of: Record<string, ReactNode> }) {
  return (
    <Root>
      {Object.entries(of).map(([name, node]) => (
        <Case key={name}>
          <h2>{name}</h2>
          <div>{node}</div>
        </Case>
      ))}
    </Root>
  )
}

export const noop = () => undefined
