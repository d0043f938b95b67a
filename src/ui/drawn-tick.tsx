import { CircleCheck } from 'lucide-react'
import styled, { keyframes } from 'styled-components'
import { tokens } from '@/theme/tokens'

/** The length of the tick's path, in the icon's units. */
const TICK = 9

const draw = keyframes`from { stroke-dashoffset: ${TICK}; }`

/** A tick in a circle, drawn once its dialog or page has stopped moving. */
export const DrawnTick = styled(CircleCheck)`
  path {
    stroke-dasharray: ${TICK};
    animation: ${draw} ${tokens.motion.slow} 200ms backwards;
  }
`
