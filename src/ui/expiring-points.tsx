import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { paths } from '@/addresses/paths'
import { formatDate, formatPoints, formatRecentDay } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { tokens } from '@/theme/tokens'
import { Link } from './link'

/** Further away than this a day has its year in place of the days, and is not in the list before that shows all. */
const MOST_DAYS = 30

const Root = styled(Link)`
  position: relative;
  justify-self: start;
  color: ${tokens.color.warning};
  font-size: ${tokens.font.size.sm};
  text-decoration: none;
  /* As high as a finger needs, without moving the lines around it. */
  &::before {
    content: '';
    position: absolute;
    inset: -11px -8px;
  }
`

/** Kept on one line where it fits. */
const Day = styled.span`
  display: inline-block;
`

const inOnePiece = (text: ReactNode) => <Day>{text}</Day>

interface ExpiringPointsProps {
  points?: number
  date: string
  /** From today. */
  days: number
}

/** How many points expire next, and how soon; leads to all that do. */
export function ExpiringPoints({ className, ...expiring }: ExpiringPointsProps & { className?: string }) {
  return (
    <Root
      to={expiring.days > MOST_DAYS ? `${paths.pointsExpire}?expires=999` : paths.pointsExpire}
      className={className}
    >
      <ExpiringText {...expiring} />
    </Root>
  )
}

/** How many points expire next, and when, in words. It may be the whole balance, and is covered like it. */
export function ExpiringText({ points, date, days }: ExpiringPointsProps) {
  const locale = useLocale()
  const isFar = days > MOST_DAYS
  return (
    <FormattedMessage
      id="home.profileBar.expiring"
      defaultMessage="{hasPoints, select, true {{points} expire} other {Points expire}} <when>{day}{kind, select, today { · today} tomorrow { · tomorrow} days { · in {days} days} other {}}</when>"
      description="The next points to expire, such as: 250 Points expire 30 Nov · in 4 days"
      values={{
        hasPoints: points !== undefined,
        points: points !== undefined && <span data-figure>{formatPoints(points, locale)}</span>,
        kind: isFar || days < 0 ? 'date' : (['today', 'tomorrow'][days] ?? 'days'),
        days,
        day: isFar ? formatDate(date, locale) : formatRecentDay(date, locale),
        when: inOnePiece,
      }}
    />
  )
}
