import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { Card } from '@/ui/card'

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space(3)};
  h2 {
    font-size: ${tokens.font.size.lg};
  }
`

export function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <Root as="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Root>
  )
}
