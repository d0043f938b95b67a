import styled from 'styled-components'
import { media, tokens } from '@/theme/tokens'

const { color, font, space } = tokens

/**
 * The hero: a gradient from the brand's colour to a darker mix of it. The decorative circles use only the two end colours,
 * so that text with enough contrast on both ends is readable everywhere.
 */
export const TierCardFrame = styled.section`
  position: relative;
  isolation: isolate;
  box-sizing: border-box;
  container-type: inline-size;
  overflow: hidden;
  padding: ${space(4)};
  border-radius: ${tokens.radius.card};
  background: linear-gradient(135deg, ${color.tierFrom}, ${color.tierTo});
  color: ${color.onTier};
  box-shadow: ${tokens.shadow};
  &::before,
  &::after {
    content: '';
    position: absolute;
    z-index: -1;
    width: 260px;
    aspect-ratio: 1;
    border-radius: ${tokens.radius.pill};
    opacity: 0.35;
  }
  &::before {
    top: -130px;
    right: -70px;
    background: ${color.tierFrom};
  }
  &::after {
    bottom: -190px;
    left: -90px;
    background: ${color.tierTo};
  }
  :focus-visible {
    outline-color: currentColor;
  }
`

export const Top = styled.header`
  display: grid;
  grid-template: 'name toggle' 'facts facts' / minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(3)};
  @container (min-width: 560px) {
    grid-template: 'name facts toggle' / minmax(0, 1fr) auto auto;
    gap: ${space(8)};
  }
  button {
    grid-area: toggle;
  }
  button svg {
    transition: transform ${tokens.motion.fast};
    ${media.reducedMotion} {
      transition: none;
    }
  }
  button[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`

export const Name = styled.div`
  display: flex;
  grid-area: name;
  align-items: center;
  gap: ${space(3)};
  min-height: 60px;
  hgroup {
    min-width: 0;
  }
  h2 {
    font-size: ${font.size.xl};
    line-height: 1.5;
  }
  p {
    font-size: ${font.size.sm};
  }
`

export const Plate = styled.span`
  flex: none;
  box-sizing: border-box;
  width: 56px;
  height: 56px;
  padding: ${space(2)};
  border-radius: ${tokens.radius.pill};
  background: color-mix(in srgb, currentColor 16%, transparent);
  > span {
    background: none;
  }
`

export const TierCardFacts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  grid-area: facts;
  justify-content: space-between;
  gap: ${space(1)} ${space(8)};
  font-size: ${font.size.sm};
  dd {
    font-weight: 600;
  }
`

export const Fold = styled.div`
  display: grid;
  grid-template-rows: 0fr;
  visibility: hidden;
  transition:
    grid-template-rows ${tokens.motion.slow},
    visibility ${tokens.motion.slow};
  > div {
    min-height: 0;
    overflow: hidden;
  }
  &[data-open] {
    grid-template-rows: 1fr;
    visibility: visible;
  }
  ${media.reducedMotion} {
    transition: none;
  }
`
