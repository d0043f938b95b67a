import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import styled, { keyframes } from 'styled-components'
import { formatNumber, formatPoints, pointLabel } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { truncateDigits } from '@/lib/truncate-digits'
import { useFiguresCovered } from '@/lib/use-root-data'
import { saveFiguresCovered } from '@/theme/display'
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

const Toggle = styled.button`
  position: relative;
  z-index: 1;
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-self: start;
  gap: 0 ${tokens.space(2)};
  min-width: 0;
  min-height: ${tokens.tap};
  margin-block: -1px;
  text-align: start;
  touch-action: manipulation;
  > svg {
    color: ${tokens.color.textMuted};
  }
`

/** A balance in big numerals with its unit. Past six digits it is truncated on screen; screen readers get it in full. Another one rolls in. */
export function PointsDisplay({ points }: { points: number }) {
  const locale = useLocale()
  const [first] = useState(points)
  const isCovered = useFiguresCovered()
  return (
    <Root title={isCovered ? undefined : formatPoints(points, locale)}>
      <b key={points} data-figure data-rolls={points === first ? undefined : ''} aria-hidden>
        {truncateDigits(formatNumber(points), MAX_DIGITS)}
      </b>
      <span aria-hidden>{pointLabel(points, locale)}</span>
      <VisuallyHidden>
        <span data-figure>{formatPoints(points, locale)}</span>
      </VisuallyHidden>
    </Root>
  )
}

/** The member's own balance, which a tap covers, and another one shows again; remembered on this phone. */
export function Balance({ points }: { points: number }) {
  const isCovered = useFiguresCovered()
  const Icon = isCovered ? EyeOff : Eye
  return (
    <Toggle type="button" aria-pressed={isCovered} onClick={() => saveFiguresCovered(!isCovered)}>
      <PointsDisplay points={points} />
      <Icon size="1.125rem" strokeWidth={1.75} aria-hidden />
      <VisuallyHidden>
        <FormattedMessage
          id="ui.figures.cover"
          defaultMessage="Cover the figures"
          description="Toggle beside the balance: hides how many points there are from who else sees the screen"
        />
      </VisuallyHidden>
    </Toggle>
  )
}
