import { tokens } from '@/theme/tokens'
import { IllustrationFrame } from '@/ui/illustrations'

const { primary, primaryText, surfaceRaised, outlineStrong } = tokens.color
const paper = { fill: surfaceRaised, stroke: primaryText }
const line = { stroke: outlineStrong }

/** A sheet of paper with a pen: terms that are not written yet. */
export function DocumentIllustration() {
  return (
    <IllustrationFrame>
      <path style={{ fill: primary, opacity: 0.25 }} d="M62 22h44a6 6 0 0 1 6 6v64a6 6 0 0 1-6 6H62z" />
      <path style={paper} d="M54 30h36l18 18v50a6 6 0 0 1-6 6H54a6 6 0 0 1-6-6V36a6 6 0 0 1 6-6z" />
      <path style={paper} d="M90 30v18h18" />
      <path style={line} d="M60 60h34M60 72h34M60 84h18" />
      <path style={{ fill: primary, stroke: primaryText }} d="M90 98l4-13 25-25 9 9-25 25z" />
      <path style={{ stroke: primary }} d="M132 30v8M128 34h8M30 42v6M27 45h6" />
    </IllustrationFrame>
  )
}
