import styled from 'styled-components'
import { media, tokens } from '@/theme/tokens'
import { Card } from './card'

/** The outer box of an item's card and of its skeleton: picture above the text, or beside the text with `data-row`. */
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
  /* Narrow cards set a smaller inset. */
  padding: ${tokens.space(2)} var(--card-inset, ${tokens.space(3)}) ${tokens.space(3)};
  font-size: ${tokens.font.size.xs};
`

/** Name and description; takes the spare height, so that the feet of the cards in a row are aligned. */
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

/** The item's name, a link. */
export const CardName = styled.p`
  font-size: ${tokens.font.size.sm};
  font-weight: 600;
  a {
    color: ${tokens.color.text};
    text-decoration: none;
    transition: color ${tokens.motion.fast};
    /* The whole card is clickable, but the link's accessible name is only the item's name. */
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: ${tokens.radius.card};
    }
    &:focus-visible {
      outline: none;
      &::after {
        outline: 3px solid ${tokens.color.focus};
        outline-offset: 2px;
      }
    }
  }
`

/** What is less important on a card. */
export const CardMuted = styled.p`
  color: ${tokens.color.textMuted};
`

/** A number of points or coupons, large. */
export const CardAmount = styled.p`
  color: ${tokens.color.primaryText};
  strong {
    font-size: ${tokens.font.size.lg};
    line-height: 1.4;
  }
`
