import styled, { keyframes } from 'styled-components'
import { media, tokens } from '@/theme/tokens'

const { color, font, radius } = tokens

const shake = keyframes`
  20%, 60% { transform: translateX(-8px); }
  40%, 80% { transform: translateX(8px); }
`
const blink = keyframes`50% { opacity: 0; }`

/** The cells and, over all of them, the one real input: any tap focuses that input. */
export const CellArea = styled.div`
  position: relative;
  max-width: 376px;
  &[data-faulty] {
    animation: ${shake} 400ms ease-out;
  }
  ${media.reducedMotion} {
    &[data-faulty] {
      animation: none;
    }
  }
`

export const Cells = styled.div`
  display: grid;
  grid-template-columns: repeat(var(--length), minmax(0, 1fr));
  gap: 8px;
  pointer-events: none;
`

/** The transparent input for taps, keyboards and screen readers; the cells render its value. */
export const UnseenInput = styled.input`
  position: absolute;
  inset: 0;
  z-index: 1;
  width: 100%;
  height: 100%;
  padding: 0;
  border: 0;
  /* With a font below 16 px iOS zooms in on the focused input. */
  font-size: ${font.size.md};
  opacity: 0;
  cursor: text;
  &:disabled {
    cursor: not-allowed;
  }
`

export const Cell = styled.span`
  display: grid;
  place-items: center;
  height: 56px;
  border: 1px solid ${color.outlineStrong};
  border-radius: ${radius.control};
  background: ${color.surfaceRaised};
  color: ${color.text};
  font: 600 ${font.size.xl} / 1 ${font.family};
  transition: border-color ${tokens.motion.fast};
  [data-faulty] & {
    border-color: ${color.danger};
  }
  [data-busy] & {
    opacity: 0.6;
  }
  :disabled + ${Cells} > & {
    border-color: ${color.outline};
    background: ${color.surfaceSunken};
    color: ${color.textMuted};
  }
  :focus + ${Cells} > &[data-next] {
    border-color: ${color.primaryText};
    outline: 3px solid ${color.focus};
    outline-offset: 1px;
  }
  :focus + ${Cells} > &[data-next]:empty::after {
    width: 2px;
    height: 24px;
    background: ${color.primaryText};
    animation: ${blink} 1s steps(2, jump-none) 5;
    content: '';
  }
`

/** A masked digit. */
export const Dot = styled.i`
  width: 12px;
  height: 12px;
  border-radius: 50%;
  background: currentColor;
`
