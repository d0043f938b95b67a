import styled from 'styled-components'
import { tokens } from '@/theme/tokens'

/** One paragraph on a page of its own. */
export const PlainText = styled.p`
  padding: ${tokens.space(8)} ${tokens.gutter};
  text-align: center;
`
