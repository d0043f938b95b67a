import { tokens } from '@/theme/tokens'

/** Not translated: a name is the same in every language. */
const MAKER = 'Member Club'

/** The maker's mark: a neutral wordmark. */
export function PoweredBy() {
  return (
    <svg width="176" height="24" viewBox="0 0 176 24" role="img" aria-label={`Powered by ${MAKER}`}>
      <g style={{ fill: tokens.color.textMuted, fontFamily: tokens.font.family }}>
        <text x="0" y="16.5" fontSize="12">
          Powered by
        </text>
        <path d="M75 5h12a3 3 0 0 1 3 3v2a2 2 0 0 0 0 4v2a3 3 0 0 1-3 3H75a3 3 0 0 1-3-3v-2a2 2 0 0 0 0-4V8a3 3 0 0 1 3-3z" />
        <text x="96" y="16.5" fontSize="13" fontWeight="700" textLength="76" lengthAdjust="spacingAndGlyphs">
          {MAKER}
        </text>
      </g>
    </svg>
  )
}
