import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'

const Root = styled.div`
  display: flex;
  gap: ${tokens.space(3)};
  padding: ${tokens.space(3)} ${tokens.space(4)};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.warningSoft};
  color: ${tokens.color.text};
  font-size: ${tokens.font.size.sm};
  text-align: start;
  svg {
    flex: none;
    color: ${tokens.color.warning};
  }
`

/** Something a member should know, said once where it matters. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <Root role="alert">
      <TriangleAlert size={24} strokeWidth={1.75} aria-hidden />
      <div>{children}</div>
    </Root>
  )
}
