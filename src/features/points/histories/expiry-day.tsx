import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import type { PointHistoryRow } from '@/api/point-rows'
import { daysBetween } from '@/lib/calendar-date'
import { formatDate, formatNumber, formatPoints, pointsInText } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { CalendarButton } from '@/features/sharing/calendar-button'
import { tokens } from '@/theme/tokens'
import { Validity } from '@/ui/card-frame'
import { coveringLink } from '@/ui/covering-link'
import { usePointTitle } from './point-facts'

/** Day and points above the time left, with the reminder at the right of both lines. */
const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${tokens.space(1)};
  min-height: 72px;
  padding: ${tokens.space(2)} 0;
  border-bottom: 1px solid ${tokens.color.outline};
  h2 {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${tokens.space(3)};
  }
  > :nth-child(n + 3) {
    z-index: 1;
    grid-area: 1 / 2 / span 2;
    /* Its icon, not its tap area, ends where the texts of other rows do. */
    margin-inline-end: -11px;
    color: ${tokens.color.primaryText};
  }
`

const Second = styled.p`
  display: flex;
  flex-wrap: wrap;
  min-width: 0;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.sm};
  text-align: start;
  white-space: nowrap;
`

/** Covers the day, so that a tap anywhere opens the points' details. */
const Opener = styled(Second)`
  ${coveringLink}
  &::after {
    border-radius: 0;
  }
  &:focus-visible::after {
    outline-offset: -3px;
  }
  &:active::after {
    background: color-mix(in srgb, currentColor 8%, transparent);
  }
`

const Soon = styled.span`
  flex: none;
  &[data-soon] {
    color: ${tokens.color.warning};
    font-weight: 600;
  }
`

/** On a line of its own if letters are large. */
const Source = styled.span`
  flex: 1 1 6rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: pre;
`

/** From here on a day is also highlighted. */
const SOON_DAYS = 7

/** Adds a day to the member's calendar, with its points if known. */
export type SaveDay = (day: string, points: number | undefined) => void

interface ExpiryDayProps {
  /** `yyyy-MM-dd`; empty for points without expiry. */
  day: string
  today: string
  /** Points that expire then, if the profile says. */
  points: number | undefined
  /** Points received for that day, once all are loaded; how many of them are spent is unknown. */
  received: number | undefined
  /** The only row of the day, which is not listed below it. */
  row: PointHistoryRow | undefined
  onOpen: (row: PointHistoryRow) => void
  /** Absent if no calendar is available. */
  onSave: SaveDay | undefined
}

/** A day on which points expire, how many, and a calendar reminder. */
export function ExpiryDay({ day, today, points, received, row, onOpen, onSave }: ExpiryDayProps) {
  const locale = useLocale()
  const titleOf = usePointTitle()
  const id = useId()
  const inDays = daysBetween(today, day)
  const soon = (
    <Soon data-soon={inDays <= SOON_DAYS || undefined}>
      <FormattedMessage
        id="histories.expiring.inDays"
        defaultMessage="{when, select, past {Expired} today {Expires today} tomorrow {Expires tomorrow} other {Expires in {days} days}}"
        description="When points expire; days is a formatted number"
        values={{
          when: inDays < 0 ? 'past' : (['today', 'tomorrow'][inDays] ?? 'later'),
          days: formatNumber(inDays),
        }}
      />
    </Soon>
  )
  return (
    <Root>
      <h2>
        <span id={id}>
          {day === '' ? <Validity validity={{ kind: 'forever' }} /> : formatDate(day, locale)}
        </span>
        <DayPoints points={points} received={received} />
      </h2>
      {row ? (
        <Opener as="button" type="button" aria-haspopup="dialog" onClick={() => onOpen(row)}>
          {soon}
          <Source>{` · ${titleOf(row)}`}</Source>
        </Opener>
      ) : (
        day !== '' && <Second>{soon}</Second>
      )}
      {onSave && inDays >= 0 && (
        <CalendarButton isIcon aria-describedby={id} onClick={() => onSave(day, points)} />
      )}
    </Root>
  )
}

function DayPoints({ points, received }: Pick<ExpiryDayProps, 'points' | 'received'>) {
  const locale = useLocale()
  if (points !== undefined) return <span data-figure>{formatPoints(points, locale)}</span>
  if (received === undefined) return null
  return (
    <span>
      <FormattedMessage
        id="histories.expiring.received"
        defaultMessage="Up to {points}"
        description="Beside a day on which they expire, where nobody says how many of them are left"
        values={{ points: pointsInText(received, locale) }}
      />
    </span>
  )
}
