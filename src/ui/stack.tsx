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

/** Things at both ends of a line, below one another where letters are large. */
export const Spread = styled.div<StackProps>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${({ $gap }) => tokens.space($gap)};
`
