import styled from 'styled-components'
import { tokens } from '@/theme/tokens'

/** A raised surface; `data-flat` has no shadow, for lists. */
export const Card = styled.div`
  padding: ${tokens.space(4)};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surfaceRaised};
  color: ${tokens.color.text};
  box-shadow: ${tokens.shadow};
  &[data-flat] {
    border: 1px solid ${tokens.color.outline};
    box-shadow: none;
  }
`
