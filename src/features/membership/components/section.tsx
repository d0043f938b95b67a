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
  /* Of cards of its own. */
  &[data-bare] {
    padding: 0;
    background: none;
    box-shadow: none;
  }
`

interface SectionProps {
  title: ReactNode
  isBare?: boolean
  children: ReactNode
}

export function Section({ title, isBare, children }: SectionProps) {
  const id = useId()
  return (
    <Root as="section" data-bare={isBare} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Root>
  )
}
