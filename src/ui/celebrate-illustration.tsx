import { tokens } from '@/theme/tokens'
import { IllustrationFrame } from './illustrations'

const { primary, primaryText, surfaceRaised, warning, danger, success } = tokens.color
const paper = { fill: surfaceRaised, stroke: primaryText }

/** A gift, opened. */
export function CelebrateIllustration() {
  return (
    <IllustrationFrame>
      <path style={paper} d="M48 62h64v38a6 6 0 0 1-6 6H54a6 6 0 0 1-6-6z" />
      <path style={{ fill: primary, stroke: primaryText }} d="M43 48h74v14H43z" />
      <path style={{ stroke: primaryText }} d="M80 48v58" />
      <path style={paper} d="M80 46c-6-18-28-22-28-9 0 7 12 10 28 9zM80 46c6-18 28-22 28-9 0 7-12 10-28 9z" />
      <path style={{ stroke: warning }} d="M34 26l5 6M126 24l-5 6M80 8v8" />
      <path style={{ stroke: success }} d="M26 52h7M128 50h7" />
      <path style={{ stroke: danger }} d="M56 12l2 6M104 12l-2 6" />
    </IllustrationFrame>
  )
}
