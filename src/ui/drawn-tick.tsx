import { CircleCheck } from 'lucide-react'
import styled, { keyframes } from 'styled-components'
import { tokens } from '@/theme/tokens'

/** The length of the icon's tick, in its own units. */
const TICK = 9

const draw = keyframes`from { stroke-dashoffset: ${TICK}; }`

/** A tick in a circle, for what has just gone well: drawn once the dialog or page that it is on has come to rest. */
export const DrawnTick = styled(CircleCheck)`
  path {
    stroke-dasharray: ${TICK};
    animation: ${draw} ${tokens.motion.slow} 200ms backwards;
  }
`
