import { useState } from 'react'
import styled, { keyframes } from 'styled-components'
import { formatNumber, formatPoints, pointLabel } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { truncateDigits } from '@/lib/truncate-digits'
import { media, tokens } from '@/theme/tokens'
import { VisuallyHidden } from './visually-hidden'

const MAX_DIGITS = 6

const roll = keyframes`from { opacity: 0; transform: translateY(0.6em); }`

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: 0.35em;
  min-width: 0;
  b {
    font-size: ${tokens.font.size.xxl};
    font-weight: 700;
    line-height: 1.3;
    letter-spacing: -0.01em;
  }
  [data-rolls] {
    animation: ${roll} ${tokens.motion.slow};
    ${media.reducedMotion} {
      animation: none;
    }
  }
`

/** A balance in big numerals with its unit. Past six digits it is truncated on screen; screen readers get it in full. Another one rolls in. */
export function PointsDisplay({ points }: { points: number }) {
  const locale = useLocale()
  const [first] = useState(points)
  return (
    <Root title={formatPoints(points, locale)}>
      <b key={points} data-rolls={points === first ? undefined : ''} aria-hidden>
        {truncateDigits(formatNumber(points), MAX_DIGITS)}
      </b>
      <span aria-hidden>{pointLabel(points, locale)}</span>
      <VisuallyHidden>{formatPoints(points, locale)}</VisuallyHidden>
    </Root>
  )
}
