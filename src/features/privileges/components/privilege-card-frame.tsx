import styled from 'styled-components'
import { media, tokens } from '@/theme/tokens'
import { Card } from '@/ui/card'

/** The outer box of both cards and their skeleton: picture above the text, or beside the text with `data-row`. */
export const CardFrame = styled(Card)`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  padding: 0;
  transition: transform ${tokens.motion.fast};
  > :first-child {
    flex: none;
  }
  &[data-row] {
    flex-direction: row;
    > :first-child {
      display: grid;
      width: 124px;
    }
  }
  &:active {
    transform: scale(0.98);
  }
  @media (hover: hover) {
    &:hover a {
      color: ${tokens.color.primaryText};
    }
  }
  ${media.reducedMotion} {
    transform: none;
  }
`

export const CardBody = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${tokens.space(1)};
  min-width: 0;
  padding: ${tokens.space(2)} ${tokens.space(3)} ${tokens.space(3)};
  font-size: ${tokens.font.size.xs};
`

/** Name and description; takes the spare height, so that the points of the cards in a row are aligned. */
export const CardHead = styled.div`
  flex: 1;
  > p {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
`

export const CardFoot = styled.div`
  display: grid;
`
