import { tokens } from '@/theme/tokens'
import { IllustrationFrame, line, paper } from './illustrations'

// Apart from illustrations.tsx, which is in the start's chunk: only lazy pages draw these.

const { primary, primaryText } = tokens.color
const accent = { fill: primary, stroke: primaryText }

/** A magnifier over rows. */
export function NothingFoundIllustration() {
  return (
    <IllustrationFrame>
      <path
        style={{ fill: primary, opacity: 0.25 }}
        d="M44 28h60a6 6 0 0 1 6 6v56a6 6 0 0 1-6 6H44a6 6 0 0 1-6-6V34a6 6 0 0 1 6-6z"
      />
      <path style={line} d="M52 46h22M52 60h14M52 74h18" />
      <circle cx="88" cy="60" r="24" style={paper} />
      <path style={{ stroke: primary }} d="M76 58a13 13 0 0 1 10-10" />
      <path style={accent} d="M104 80l5-5 22 22a3.5 3.5 0 0 1-5 5z" />
      <path style={{ stroke: primary }} d="M132 30v8M128 34h8M26 42v6M23 45h6" />
    </IllustrationFrame>
  )
}

/** A clipboard with nothing to tick. */
export function NoQuestionsIllustration() {
  return (
    <IllustrationFrame>
      <path style={{ fill: primary, opacity: 0.25 }} d="M62 26h46a6 6 0 0 1 6 6v62a6 6 0 0 1-6 6H62z" />
      <path style={paper} d="M52 32h52a6 6 0 0 1 6 6v62a6 6 0 0 1-6 6H52a6 6 0 0 1-6-6V38a6 6 0 0 1 6-6z" />
      <path style={accent} d="M68 26h20a4 4 0 0 1 4 4v8H64v-8a4 4 0 0 1 4-4z" />
      <path style={paper} d="M56 52h8v8h-8zM56 69h8v8h-8zM56 86h8v8h-8z" />
      <path style={line} d="M73 56h25M73 73h25M73 90h16" />
      <path style={{ stroke: primary }} d="M134 38v8M130 42h8M28 60v6M25 63h6" />
    </IllustrationFrame>
  )
}

/** Coins. */
export function NoPointsIllustration() {
  return (
    <IllustrationFrame>
      <circle cx="102" cy="44" r="20" style={{ fill: primary, opacity: 0.25 }} />
      <circle cx="72" cy="68" r="32" style={paper} />
      <circle cx="72" cy="68" r="23" style={line} strokeDasharray="1 8" />
      <path style={accent} d="M72 55l4 8.5 9 1.2-6.6 6.3 1.6 9-8-4.3-8 4.3 1.6-9-6.6-6.3 9-1.2z" />
      <path style={{ stroke: primary }} d="M130 62v8M126 66h8M30 34v6M27 37h6" />
    </IllustrationFrame>
  )
}

/** A shop front. */
export function NoShopIllustration() {
  return (
    <IllustrationFrame>
      <path style={paper} d="M44 56h72v46a4 4 0 0 1-4 4H48a4 4 0 0 1-4-4z" />
      <path style={accent} d="M48 30h64l10 24H38z" />
      <path
        style={paper}
        d="M38 54h28a14 12 0 0 1-28 0zM66 54h28a14 12 0 0 1-28 0zM94 54h28a14 12 0 0 1-28 0z"
      />
      <path style={{ fill: primary, opacity: 0.25 }} d="M88 80h18v26H88z" />
      <path style={{ stroke: primaryText }} d="M88 106V80h18v26" />
      <path style={line} d="M54 80h24v14H54z" />
      <path style={{ stroke: primary }} d="M136 28v8M132 32h8M24 40v6M21 43h6" />
    </IllustrationFrame>
  )
}
