import styled from 'styled-components'
import { useFiguresCovered } from '@/lib/use-root-data'
import { tokens } from '@/theme/tokens'

const Track = styled.div`
  height: 8px;
  overflow: hidden;
  border-radius: ${tokens.radius.pill};
  background: color-mix(in srgb, var(--bar) 20%, transparent);
  --bar: ${tokens.color.primaryText};
  &[data-tone='tier'] {
    --bar: ${tokens.color.onTier};
  }
  /* Forced colours allow only system colours. */
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    forced-color-adjust: none;
  }
`

const Bar = styled.div`
  height: 100%;
  border-radius: inherit;
  background: var(--bar);
  transition: width ${tokens.motion.slow};
  @media (forced-colors: active) {
    background: Highlight;
  }
`

interface ProgressBarProps {
  label: string
  percent: number
  /** Amounts for screen readers instead of the percentage, while figures are shown. */
  valueText?: string
  tone?: 'accent' | 'tier'
}

export function ProgressBar({ label, percent, valueText, tone = 'accent' }: ProgressBarProps) {
  const isCovered = useFiguresCovered()
  const value = Number.isFinite(percent) ? Math.round(Math.min(100, Math.max(0, percent))) : 0
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      aria-valuetext={isCovered ? undefined : valueText}
      data-tone={tone}
    >
      <Bar style={{ width: `${value}%` }} />
    </Track>
  )
}
