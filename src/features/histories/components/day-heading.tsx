import { CalendarPlus } from 'lucide-react'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { daysBetween } from '@/domain/calendar-date'
import { formatDate, formatPoints } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { tokens } from '@/theme/tokens'
import { TextButton } from '@/ui/text-button'
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
  > button {
    display: inline-flex;
    gap: ${tokens.space(1)};
    align-items: center;
    color: ${tokens.color.primaryText};
    text-decoration: none;
  }
`

/** Days before which the heading is marked, not only worded. */
const SOON_DAYS = 7

interface DayHeadingProps {
  /** `yyyy-MM-dd`; empty for points that do not expire. */
  day: string
  today: string
  /** How many points expire then, once all are known. */
  sum: number | undefined
  /** Absent where the phone could not save the file. */
  onSave: ((day: string, points: number) => void) | undefined
}

/** A day on which points expire: when that is, how many, and a reminder for the calendar. */
export function DayHeading({ day, today, sum, onSave }: DayHeadingProps) {
  const locale = useLocale()
  const id = useId()
  const inDays = daysBetween(today, day)
  if (day === '') {
    return (
      <GroupHeading
        name={
          <FormattedMessage
            id="histories.item.forever"
            defaultMessage="No expiry"
            description="In place of a last day"
          />
        }
        sum={sum !== undefined && <span>{formatPoints(sum, locale)}</span>}
      />
    )
  }
  return (
    <GroupHeading
      name={<span id={id}>{formatDate(day, locale)}</span>}
      sum={sum !== undefined && <span>{formatPoints(sum, locale)}</span>}
    >
      <Line>
        <span data-soon={inDays <= SOON_DAYS || undefined}>
          <InDays days={inDays} />
        </span>
        {onSave && sum !== undefined && inDays >= 0 && (
          <TextButton type="button" aria-describedby={id} onClick={() => onSave(day, sum)}>
            <CalendarPlus size={20} strokeWidth={1.75} aria-hidden />
            <FormattedMessage
              id="histories.expiring.calendar"
              defaultMessage="Add to calendar"
              description="Button: saves a reminder of the day on which points expire"
            />
          </TextButton>
        )}
      </Line>
    </GroupHeading>
  )
}

/** How far away a day is, in words. */
function InDays({ days }: { days: number }) {
  const { formatNumber } = useIntl()
  return (
    <FormattedMessage
      id="histories.expiring.inDays"
      defaultMessage="{when, select, past {Past} today {Expires today} tomorrow {Expires tomorrow} other {In {days} days}}"
      description="When points expire; days is a formatted number"
      values={{
        when: days < 0 ? 'past' : (['today', 'tomorrow'][days] ?? 'later'),
        days: formatNumber(days),
      }}
    />
  )
}
