import styled, { keyframes } from 'styled-components'
import { media } from '@/theme/tokens'

const spin = keyframes`to { transform: rotate(1turn); }`
const pulse = keyframes`50% { opacity: 0.35; }`

/** The spinning ring alone, in the colour of the text around it, hidden from screen readers. */
export const SpinnerMark = styled.span.attrs({ 'aria-hidden': true })`
  display: inline-block;
  width: 1.25em;
  height: 1.25em;
  border: 0.15em solid currentColor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: ${spin} 800ms linear infinite;
  ${media.reducedMotion} {
    animation: ${pulse} 2s ease-in-out infinite;
  }
`
