import styled from 'styled-components'
import { tokens } from '@/theme/tokens'

/** Whether a member can have an item, in the colour of a yes, of a not yet, or muted; filled where nobody can any more. */
export const ItemStatus = styled.p`
  /* As wide as its words, in a grid too. */
  justify-self: start;
  margin: 0;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.xs};
  font-weight: 600;
  line-height: calc(22 / 12);
  &[data-tone='yes'] {
    color: ${tokens.color.success};
    &::before {
      content: '✓ ';
      content: '✓ ' / '';
    }
  }
  &[data-tone='notYet'] {
    color: ${tokens.color.warning};
  }
  &[data-tone='gone'] {
    padding: 1px ${tokens.space(2)};
    border-radius: 12px;
    background: ${tokens.color.surfaceSunken};
  }
`
