import styled from 'styled-components'
import { tokens } from '@/theme/tokens'

/** A button inside text, in that text's colour and size; its tap area is larger than its label. */
export const TextButton = styled.button`
  min-height: ${tokens.tap};
  padding: 0 ${tokens.space(2)};
  margin-inline: -${tokens.space(2)};
  border-radius: ${tokens.radius.control};
  font-weight: 700;
  text-decoration: underline;
  text-underline-offset: 4px;
  touch-action: manipulation;
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`
