import { FormattedMessage } from 'react-intl'
import { formatNumber, formatPoints, rounded } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { VisuallyHidden } from '@/ui/visually-hidden'

/** Signed points: `+120`, `−80`; with words for screen readers, which skip signs. */
export function SignedPoints({ points }: { points: number }) {
  const locale = useLocale()
  const written = rounded(points)
  return (
    <>
      <span aria-hidden>
        {written > 0 && '+'}
        {formatNumber(points)}
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
