import styled, { keyframes } from 'styled-components'
import { tokens } from '@/theme/tokens'

const draw = keyframes`from { stroke-dashoffset: 1; }`

const Root = styled.svg`
  flex: none;
  fill: none;
  circle {
    fill: currentColor;
  }
  path {
    stroke: ${tokens.color.onSuccess};
    stroke-width: 2.5;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-dasharray: 1;
    animation: ${draw} ${tokens.motion.slow} 200ms backwards;
  }
`

/** A tick on a filled disc, drawn from its left end once its dialog or page has stopped moving. */
export const DrawnTick = ({ size }: { size: number }) => (
  <Root width={size} height={size} viewBox="0 0 40 40" aria-hidden>
    <circle cx="20" cy="20" r="20" />
    <path pathLength="1" d="m11.5 21 6 6 11-13" />
  </Root>
)
