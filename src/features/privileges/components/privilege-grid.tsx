import styled from 'styled-components'
import { media, tokens } from '@/theme/tokens'

export type GridLayout = 'vertical-two' | 'vertical-three'

/**
 * A grid of vertical cards: two or three per row, twice as many on wide screens, so that cards are never stretched. A third
 * card has to leave each its 104 px, where the text is of normal size: below that a name has eight letters a line.
 */
export const PrivilegeGrid = styled.ul<{ 'data-layout': GridLayout }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space(3)};
  &[data-layout='vertical-three'] {
    --card-inset: ${tokens.space(2)};
    grid-template-columns: repeat(auto-fill, minmax(max(6.5rem, (100% - 2 * ${tokens.space(2)}) / 3), 1fr));
    gap: ${tokens.space(2)};
  }
  ${media.tabletUp} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${tokens.space(4)};
    &[data-layout='vertical-three'] {
      --card-inset: initial;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: ${tokens.space(4)};
    }
  }
  ${media.desktopUp} {
    &[data-layout='vertical-three'] {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
  }
`
