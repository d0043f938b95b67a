import styled from 'styled-components'
import { tokens } from '@/theme/tokens'

interface StackProps {
  /** In steps of the 4 px grid. */
  $gap: number
}

/** One thing below another, each as wide as its place. */
export const Stack = styled.div<StackProps>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap }) => tokens.space($gap)};
`
