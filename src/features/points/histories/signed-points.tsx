import { FormattedMessage } from 'react-intl'
import { formatNumber, formatPoints, rounded, unbroken } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { VisuallyHidden } from '@/ui/visually-hidden'

/** Signed points: `+120`, `−80`, with their unit where nothing else names it; with words for screen readers, which skip signs. */
export function SignedPoints({ points, hasUnit }: { points: number; hasUnit?: boolean }) {
  const locale = useLocale()
  const written = rounded(points)
  return (
    <>
      <span aria-hidden>
        {written > 0 && '+'}
        {hasUnit ? unbroken(formatPoints(points, locale)) : formatNumber(points)}
      </span>
      <VisuallyHidden>
        <FormattedMessage
          id="ui.points.signed"
          defaultMessage="{sign, select, plus {plus {points}} minus {minus {points}} other {{points}}}"
          description="Points as a screen reader says them; points is a number with its unit"
          values={{
            sign: written === 0 ? 'none' : written > 0 ? 'plus' : 'minus',
            points: formatPoints(Math.abs(points), locale),
          }}
        />
      </VisuallyHidden>
    </>
  )
}
