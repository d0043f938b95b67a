import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media, tokens } from '@/theme/tokens'

const { space } = tokens

/** One column on a phone; from tablets up the member beside the menu, which on a desktop has two columns of its own. */
const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(6)};
  padding: ${space(4)} ${tokens.gutter} 0;
  ${media.tabletUp} {
    grid-template-columns: 320px minmax(0, 1fr);
  }
  ${media.desktopUp} {
    grid-template-columns: 340px minmax(0, 1fr) minmax(0, 1fr);
  }
`

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  ${media.tabletUp} {
    &:first-child {
      grid-row: span 2;
    }
  }
  ${media.desktopUp} {
    &:first-child {
      grid-row: auto;
    }
  }
`

interface ProfileLayoutProps {
  member: ReactNode
  membership: ReactNode
  others: ReactNode
}

export function ProfileLayout({ member, membership, others }: ProfileLayoutProps) {
  return (
    <Root>
      <Column>{member}</Column>
      <Column>{membership}</Column>
      <Column>{others}</Column>
    </Root>
  )
}
