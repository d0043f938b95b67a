import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { SignedPoints } from './signed-points'

const Muted = styled.span`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.sm};
`

/** A sum that is no row's own. */
export function MutedPoints({ points }: { points: number }) {
  return (
    <Muted>
      <SignedPoints points={points} />
    </Muted>
  )
}
