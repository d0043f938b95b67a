import { css } from 'styled-components'
import { tokens } from '@/theme/tokens'

/** The ground of what can be tapped: under a mouse, and under a finger. */
export const tappedGround = (hovered: string, pressed: string) => css`
  transition: background ${tokens.motion.fast};
  @media (hover: hover) {
    &:hover {
      background: ${hovered};
    }
  }
  &:active {
    background: ${pressed};
  }
`
