import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { paths } from '@/addresses/paths'
import { formatDate, formatRecentDay, pointsInText } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { expiringPoints } from '@/lib/item-validity'
import { useToday } from '@/lib/use-today'
import { tokens } from '@/theme/tokens'
import { AsOf, type ShownRead } from './as-of'
import { Link } from './link'
import { Phrase } from './phrases'

/** Beyond this, a day is shown with its year instead of the days left, and not as a warning. */
const MOST_DAYS = 30

/** Above a link that covers its card. */
const Root = styled(Link)`
  position: relative;
  z-index: 1;
  justify-self: start;
  color: ${tokens.color.warning};
  font-size: ${tokens.font.size.sm};
  text-decoration: none;
  &[data-far] {
    color: ${tokens.color.textMuted};
  }
  /* A larger tap area that moves no lines. */
  &::before {
    content: '';
    position: absolute;
    inset: -11px -8px;
  }
`

const inOnePiece = (text: ReactNode) => <Phrase>{text}</Phrase>

type Facts = Parameters<typeof expiringPoints>[0]

interface ExpiringPointsProps {
  profile: ShownRead & { data?: Facts | undefined }
}

/** The member's next expiring points, linked to all of them, if any expire; and since when the balance stands, once its read has failed. */
export function ExpiringPoints({ profile }: ExpiringPointsProps) {
  const today = useToday()
  if (!profile.data) return null
  const expiring = expiringPoints(profile.data, today)
  const isFar = expiring !== undefined && expiring.days > MOST_DAYS
  return (
    <>
      {expiring && (
        <Root
          to={isFar ? `${paths.pointsExpire}?expires=999` : paths.pointsExpire}
          data-far={isFar || undefined}
        >
          <ExpiringText {...expiring} />
        </Root>
      )}
      <AsOf read={profile} />
    </>
  )
}

/** The next expiring points in words. They may be the whole balance, so they can be hidden like it. */
export function ExpiringText({ points, date, days }: NonNullable<ReturnType<typeof expiringPoints>>) {
  const locale = useLocale()
  const isFar = days > MOST_DAYS
  return (
    <FormattedMessage
      id="home.profileBar.expiring"
      defaultMessage="{hasPoints, select, true {{points} expire} other {Points expire}} <when>{day}{kind, select, today { · today} tomorrow { · tomorrow} days { · in {days} days} other {}}</when>"
      description="The next points to expire, such as: 250 points expire 30 Nov · in 4 days"
      values={{
        hasPoints: points !== undefined,
        points: points !== undefined && <span data-figure>{pointsInText(points, locale)}</span>,
        kind: isFar || days < 0 ? 'date' : (['today', 'tomorrow'][days] ?? 'days'),
        days,
        day: isFar ? formatDate(date, locale) : formatRecentDay(date, locale),
        when: inOnePiece,
      }}
    />
  )
}
