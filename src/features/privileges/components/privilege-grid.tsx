import styled from 'styled-components'
import { media, tokens } from '@/theme/tokens'

export type GridLayout = 'vertical-two' | 'vertical-three'

/**
 * A grid of vertical cards: two or three per row, twice as many on wide screens, so that cards are never stretched. Three
 * cards side by side are unreadable on a phone, so there the grid is one scrolling row, with the next card partly visible.
 */
export const PrivilegeGrid = styled.ul<{ 'data-layout': GridLayout }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space(3)};
  &[data-layout='vertical-three'] {
    grid: auto / auto-flow clamp(136px, 42vw, 180px);
    margin: -${tokens.space(2)} calc(-1 * ${tokens.gutter}) -${tokens.space(5)};
    /* Without the padding, the scroll container would clip the cards' shadows. */
    padding: ${tokens.space(2)} ${tokens.gutter} ${tokens.space(5)};
    overflow-x: auto;
    scroll-padding-inline: ${tokens.gutter};
    scroll-snap-type: x proximity;
    scrollbar-width: none;
    > * {
      scroll-snap-align: start;
    }
  }
  ${media.tabletUp} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${tokens.space(4)};
    &[data-layout='vertical-three'] {
      grid: auto-flow / repeat(3, minmax(0, 1fr));
      margin: 0;
      padding: 0;
      overflow: visible;
    }
  }
  ${media.desktopUp} {
    &[data-layout='vertical-three'] {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
  }
`
