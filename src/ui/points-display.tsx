import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import styled, { keyframes } from 'styled-components'
import { formatNumber, formatPoints, pointLabel } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { useFiguresCovered } from '@/lib/use-root-data'
import { saveFiguresCovered } from '@/theme/display'
import { tokens } from '@/theme/tokens'
import { IconButton } from './icon-button'
import { VisuallyHidden } from './visually-hidden'

const roll = keyframes`from { opacity: 0; transform: translateY(0.6em); }`

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: 0.35em;
  min-width: 0;
  b {
    font-size: var(--points-size, ${tokens.font.size.xxl});
    font-weight: 700;
    line-height: 1.3;
    letter-spacing: -0.01em;
  }
  [data-rolls] {
    animation: ${roll} ${tokens.motion.slow};
  }
`

/** The button does not move when the figure is hidden, so that a second tap shows it again. */
const Coverable = styled.span`
  display: flex;
  flex: auto;
  align-items: center;
  justify-content: space-between;
  justify-self: stretch;
  gap: ${tokens.space(2)};
  min-width: 0;
  max-width: 15rem;
  min-height: ${tokens.tap};
  margin-block: -1px;
  > button {
    position: relative;
    z-index: 2;
    /* Only the icon takes up space. */
    margin: calc((1.125rem - ${tokens.tap}) / 2);
    /* What is drawn in it ends where the row does. */
    > svg {
      translate: 5%;
    }
    color: ${tokens.color.textMuted};
  }
`

const messages = defineMessages({
  hide: {
    id: 'ui.points.hide',
    defaultMessage: 'Hide points',
    description: 'Button beside the balance: covers how many points there are, for others may see the screen',
  },
  show: {
    id: 'ui.points.show',
    defaultMessage: 'Show points',
    description: 'The same button while the balance is covered',
  },
})

interface PointsDisplayProps {
  points: number
  isCoverable?: boolean
  /** The figure has just changed, and rolls in at once. */
  isNew?: boolean
}

/** A balance in large type with its unit, truncated on screen past six digits, but not for screen readers. A change rolls in. */
export function PointsDisplay({ points, isCoverable = false, isNew = false }: PointsDisplayProps) {
  const locale = useLocale()
  const [first] = useState(points)
  const isCovered = useFiguresCovered() && isCoverable
  return (
    <Root title={isCovered ? undefined : formatPoints(points, locale)}>
      <b
        key={points}
        data-figure={isCoverable || undefined}
        data-rolls={points === first && !isNew ? undefined : ''}
        aria-hidden
      >
        {truncateDigits(formatNumber(points))}
      </b>
      <span aria-hidden>{pointLabel(points, locale)}</span>
      <VisuallyHidden>
        <span data-figure={isCoverable || undefined}>{formatPoints(points, locale)}</span>
      </VisuallyHidden>
    </Root>
  )
}

const MAX_DIGITS = 6

/** Truncates after six digits: 1,234,567 becomes 1,234,56…, whose separators show its size. */
function truncateDigits(written: string): string {
  let seen = 0
  const cut = [...written].findIndex((char) => /\d/.test(char) && (seen += 1) > MAX_DIGITS)
  return cut < 0 ? written : `${written.slice(0, cut).replace(/\D$/, '')}…`
}

/** The member's balance with a button to hide it, remembered on this phone. */
export function Balance({ points }: { points: number }) {
  const { formatMessage } = useIntl()
  const isCovered = useFiguresCovered()
  const Icon = isCovered ? EyeOff : Eye
  return (
    <Coverable>
      <PointsDisplay points={points} isCoverable />
      <IconButton
        label={formatMessage(isCovered ? messages.show : messages.hide)}
        onClick={() => saveFiguresCovered(!isCovered)}
      >
        <Icon size="1.125rem" strokeWidth={1.75} aria-hidden />
      </IconButton>
    </Coverable>
  )
}
