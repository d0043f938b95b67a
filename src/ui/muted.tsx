import styled from 'styled-components'
import { tokens } from '@/theme/tokens'

/** Small text that says more about what stands above it. */
export const Muted = styled.p`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.sm};
`

/** A line of it inside another text. */
export const MutedLine = styled(Muted).attrs({ as: 'span' })`
  display: block;
`

/** The same, said aloud as it changes. It must exist while it is empty, but then takes no gap of its grid. */
export const MutedStatus = styled(Muted).attrs({ role: 'status' })`
  &:empty {
    position: absolute;
  }
`
