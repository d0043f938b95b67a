import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { daysBetween } from '@/domain/calendar-date'
import { formatDate, formatPoints } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { CalendarButton } from '@/sharing/calendar-button'
import { tokens } from '@/theme/tokens'
import { usePointTitle, type PointFacts } from '../point-facts'
import { GroupHeading } from './group-heading'

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${tokens.space(3)};
  /* The button's tap area is higher than its words. */
  margin-block: -${tokens.space(2)};
  min-height: ${tokens.tap};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.sm};
  > [data-soon] {
    color: ${tokens.color.warning};
    font-weight: 600;
  }
`

/** Days before which the heading is marked, not only worded. */
const SOON_DAYS = 7

/** Puts a day into the member's calendar, with its points where they are known. */
export type SaveDay = (day: string, points: number | undefined) => void

interface DayHeadingProps {
  /** `yyyy-MM-dd`; empty for points that do not expire. */
  day: string
  today: string
  /** How many points expire then, where the profile says so. */
  points: number | undefined
  /** How many points of that day were received, once all are known: nobody says how many of them are spent. */
  received: number | undefined
  /** Absent where nothing can be put into a calendar. */
  onSave: SaveDay | undefined
}

/** A day on which points expire: when that is, how many, and a reminder for the calendar. */
export function DayHeading({ day, today, points, received, onSave }: DayHeadingProps) {
  const locale = useLocale()
  const id = useId()
  const inDays = daysBetween(today, day)
  const isForever = day === ''
  return (
    <GroupHeading
      name={
        isForever ? (
          <FormattedMessage
            id="privilegeCard.forever"
            defaultMessage="No expiry"
            description="In place of a date"
          />
        ) : (
          <span id={id}>{formatDate(day, locale)}</span>
        )
      }
      sum={<DayPoints points={points} received={received} />}
    >
      {!isForever && (
        <Line>
          <span data-soon={inDays <= SOON_DAYS || undefined}>
            <InDays days={inDays} />
          </span>
          {onSave && inDays >= 0 && (
            <CalendarButton aria-describedby={id} onClick={() => onSave(day, points)} />
          )}
        </Line>
      )}
    </GroupHeading>
  )
}

function DayPoints({ points, received }: Pick<DayHeadingProps, 'points' | 'received'>) {
  const locale = useLocale()
  if (points !== undefined) return <span data-figure>{formatPoints(points, locale)}</span>
  if (received === undefined) return null
  return (
    <span>
      <FormattedMessage
        id="histories.expiring.received"
        defaultMessage="{points} received"
        description="Beside a day on which they expire, where nobody says how many of them are left"
        values={{ points: formatPoints(received, locale) }}
      />
    </span>
  )
}

/** How far away a day is, in words. */
function InDays({ days }: { days: number }) {
  const intl = useIntl()
  return (
    <FormattedMessage
      id="histories.expiring.inDays"
      defaultMessage="{when, select, past {Expired} today {Expires today} tomorrow {Expires tomorrow} other {In {days} days}}"
      description="When points expire; days is a formatted number"
      values={{
        when: days < 0 ? 'past' : (['today', 'tomorrow'][days] ?? 'later'),
        days: intl.formatNumber(days),
      }}
    />
  )
}

/** The day and its points above what they came from, with the reminder at the end of both lines. */
const Day = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${tokens.space(1)};
  min-height: 72px;
  padding: ${tokens.space(2)} ${tokens.space(1)};
  border-bottom: 1px solid ${tokens.color.outline};
  h2 {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${tokens.space(3)};
    line-height: ${tokens.font.lineHeight};
  }
  > :nth-child(n + 3) {
    z-index: 1;
    grid-area: 1 / 2 / span 2;
    color: ${tokens.color.primaryText};
  }
`

/** Covers its day, so that a tap anywhere in it opens what is known of the points. */
const Source = styled.button`
  display: flex;
  flex-wrap: wrap;
  min-width: 0;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.sm};
  text-align: start;
  white-space: nowrap;
  touch-action: manipulation;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 3px solid ${tokens.color.focus};
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

/** In a line of its own where the letters are large. */
const SourceName = styled.span`
  flex: 1 1 6rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: pre;
`

interface OneSourceDayProps extends DayHeadingProps {
  row: PointFacts
  onOpen: () => void
}

/** A day on which the points of one row expire: its number stands once. */
export function OneSourceDay({ day, today, points, received, row, onSave, onOpen }: OneSourceDayProps) {
  const locale = useLocale()
  const titleOf = usePointTitle()
  const id = useId()
  const inDays = daysBetween(today, day)
  return (
    <Day>
      <h2>
        <span id={id}>{formatDate(day, locale)}</span>
        <DayPoints points={points} received={received} />
      </h2>
      <Source type="button" aria-haspopup="dialog" onClick={onOpen}>
        <Soon data-soon={inDays <= SOON_DAYS || undefined}>
          <InDays days={inDays} />
        </Soon>
        <SourceName>{` · ${titleOf(row)}`}</SourceName>
      </Source>
      {onSave && inDays >= 0 && (
        <CalendarButton isIcon aria-describedby={id} onClick={() => onSave(day, points)} />
      )}
    </Day>
  )
}
