import styled from 'styled-components'
import { tokens } from '@/theme/tokens'

/** A button at the end of a row of text, in the colour of that text: 36 px high, in a tap area of 44 px. */
export const SmallButton = styled.button`
  position: relative;
  flex: none;
  min-height: 36px;
  padding: 0 ${tokens.space(3)};
  border: 1px solid color-mix(in srgb, currentColor 60%, transparent);
  border-radius: ${tokens.radius.control};
  font-weight: 600;
  &::after {
    content: '';
    position: absolute;
    inset: -5px 0;
  }
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`
