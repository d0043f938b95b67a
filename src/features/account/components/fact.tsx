import type { ReactNode } from 'react'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { TextButton } from '@/ui/text-button'

/** One line of the facts. */
export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Stands in place of a fact that is missing, and leads to where it is added. */
export const AddLink = styled(TextButton)`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space(2)};
  color: ${tokens.color.primaryText};
`
