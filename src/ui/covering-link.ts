import { css } from 'styled-components'
import { tokens } from '@/theme/tokens'

/** A link that a tap anywhere on its card follows, though it is named after its own words alone. */
export const coveringLink = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${tokens.radius.card};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 3px solid ${tokens.color.focus};
    outline-offset: 2px;
  }
`
