import styled from 'styled-components'
import { tokens } from '@/theme/tokens'

/** Whether a member can have an item: in the colour of a yes, of a not yet, or muted. */
export const ItemStatus = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
  font-weight: 600;
  &[data-tone='yes'] {
    color: ${tokens.color.success};
  }
  &[data-tone='notYet'] {
    color: ${tokens.color.warning};
  }
`
