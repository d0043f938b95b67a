import styled from 'styled-components'
import { tokens } from '@/theme/tokens'

/** Whether a member can have an item: a soft pill in the colour of a yes, of a not yet, or muted. */
export const ItemStatus = styled.p`
  display: inline-block;
  /* As wide as its words, in a grid too. */
  justify-self: start;
  margin: 0;
  padding: 1px ${tokens.space(2)};
  border-radius: 12px;
  background: ${tokens.color.surfaceSunken};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.xs};
  font-weight: 600;
  line-height: calc(22 / 12);
  &[data-tone='yes'] {
    background: ${tokens.color.successSoft};
    color: ${tokens.color.success};
  }
  &[data-tone='notYet'] {
    background: ${tokens.color.warningSoft};
    color: ${tokens.color.warning};
  }
`
