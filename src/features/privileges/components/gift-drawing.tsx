import { tokens } from '@/theme/tokens'

/** Fallback for a privilege without a picture that can be shown. */
export function GiftDrawing() {
  return (
    <svg width="45%" viewBox="0 0 64 60" strokeWidth="2.5" strokeLinejoin="round" aria-hidden>
      <g style={{ stroke: tokens.color.primaryText, fill: tokens.color.surfaceRaised }}>
        <path d="M32 19C29 5 12 2 12 11c0 6 9 8 20 8zM32 19C35 5 52 2 52 11c0 6-9 8-20 8z" />
        <path d="M9 30h46v24a4 4 0 0 1-4 4H13a4 4 0 0 1-4-4z" />
        <path style={{ fill: tokens.color.primary }} d="M4 19h56v11H4zM27 30h10v28H27z" />
      </g>
    </svg>
  )
}
