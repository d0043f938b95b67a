import { FormattedMessage } from 'react-intl'
import { formatNumber, formatPoints } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { VisuallyHidden } from '@/ui/visually-hidden'

/** Signed points: `+120`, `−80`; with words for screen readers, which skip signs. */
export function SignedPoints({ points }: { points: number }) {
  const locale = useLocale()
  return (
    <>
      <span aria-hidden>
        {points > 0 && '+'}
        {formatNumber(points)}
      </span>
      <VisuallyHidden>
        <FormattedMessage
          id="ui.points.signed"
          defaultMessage="{sign, select, plus {plus {points}} minus {minus {points}} other {{points}}}"
          description="Points as a screen reader says them; points is a number with its unit"
          values={{
            sign: points === 0 ? 'none' : points > 0 ? 'plus' : 'minus',
            points: formatPoints(Math.abs(points), locale),
          }}
        />
      </VisuallyHidden>
    </>
  )
}
