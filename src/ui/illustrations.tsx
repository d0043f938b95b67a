import type { ReactNode } from 'react'
import { tokens } from '@/theme/tokens'

const { primary, primarySoft, primaryText, surfaceRaised, outlineStrong, danger, success, warning } =
  tokens.color

/** The common frame: a soft disc, flat shapes, round line ends. */
export function IllustrationFrame({ disc = primarySoft, children }: { disc?: string; children: ReactNode }) {
  return (
    <svg width="160" height="128" viewBox="0 0 160 128" fill="none" aria-hidden>
      <circle cx="80" cy="64" r="56" style={{ fill: disc }} />
      <g strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        {children}
      </g>
    </svg>
  )
}

export const paper = { fill: surfaceRaised, stroke: primaryText }
export const line = { stroke: outlineStrong }

/** An empty coupon. */
export function EmptyIllustration() {
  return (
    <IllustrationFrame>
      <path
        style={{ fill: primary, opacity: 0.25 }}
        d="M46 34l70-10a6 6 0 0 1 7 5l7 46a6 6 0 0 1-5 7l-70 10z"
      />
      <path
        style={paper}
        d="M34 44h92a6 6 0 0 1 6 6v11a9 9 0 0 0 0 18v11a6 6 0 0 1-6 6H34a6 6 0 0 1-6-6V79a9 9 0 0 0 0-18V50a6 6 0 0 1 6-6z"
      />
      <path style={line} strokeDasharray="1 8" d="M96 52v38" />
      <path style={line} d="M46 62h34M46 76h22" />
      <path style={{ stroke: primary }} d="M108 70h12M114 64v12" />
      <path style={{ stroke: primary }} d="M136 22v8M132 26h8M24 24v6M21 27h6" />
    </IllustrationFrame>
  )
}

/** A torn receipt. */
export function ErrorIllustration() {
  return (
    <IllustrationFrame disc={tokens.color.dangerSoft}>
      <path
        style={{ fill: surfaceRaised, stroke: danger }}
        d="M52 24h56v70l-9.3-7-9.3 7-9.4-7-9.3 7-9.4-7-9.3 7z"
      />
      <path style={line} d="M64 40h32M64 52h20" />
      <circle cx="108" cy="88" r="18" style={{ fill: danger }} />
      <path style={{ stroke: tokens.color.onDanger }} strokeWidth="4" d="M108 79v10M108 96v.5" />
    </IllustrationFrame>
  )
}

/** An open gift. */
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
