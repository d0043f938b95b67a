import { CalendarPlus } from 'lucide-react'
import { useCallback, useId } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { paths } from '@/addresses/paths'
import { endlessApi, pointRowId } from '@/api/endless'
import { daysBetween } from '@/domain/calendar-date'
import { sumOf, type GroupedItem } from '@/domain/row-groups'
import { formatDate, formatNumber, formatPoints } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { useEndlessList } from '@/lists/use-endless-list'
import { media, tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Link } from '@/ui/link'
import { TextButton } from '@/ui/text-button'
import { GroupHeading } from '../components/group-heading'
import { HistoryView } from '../components/history-view'
import { PointRow } from '../components/point-row'
import { ALL, withinOf } from '../history-filter'
import { expiringPointKind } from '../history-kinds'
import { AFFORDABLE, useCalendarFile } from '../hooks/use-calendar-file'
import { useHistoryFilter, useShownOrder } from '../hooks/use-history-filter'
import { idOfItem, isHeading, usePointItems, validityOfPoints, type PointFacts } from '../point-facts'
import { usePointSheet } from '../components/point-sheet'
import { PageLink } from '@/ui/page-link'

const messages = defineMessages({
  list: { id: 'histories.expiring.list', defaultMessage: 'Expiring points', description: 'Name of the list' },
})

const canExpire = (row: PointFacts) => validityOfPoints(row).kind === 'date'
const dayOfExpiry = (row: PointFacts) => {
  const validity = validityOfPoints(row)
  return validity.kind === 'date' ? validity.date : ''
}

/** The points that the member is about to lose, by day (spec 2, profile.points-expire). */
export default function PointsExpirePage() {
  const { formatMessage } = useIntl()
  const history = useHistoryFilter(expiringPointKind)
  const list = useEndlessList(
    endlessApi.useEndlessPointHistoryInfiniteQuery(history.request, history.reading),
    pointRowId,
  )
  const { open, sheet } = usePointSheet()
  const save = useCalendarFile()
  const within = withinOf(expiringPointKind, history.filter)
  const isByDay = useShownOrder(history, list) === 'expiry'
  const { items, isComplete } = usePointItems(list, isByDay ? dayOfExpiry : undefined)
  const { today } = history
  const renderItem = useCallback(
    (item: GroupedItem<PointFacts>) =>
      item.kind === 'heading' ? (
        <DayHeading day={item.group} today={today} sum={item.sum} onSave={save} />
      ) : (
        <PointRow row={item.row} isExpiring={!isByDay} isPlain onOpen={() => open(item.row)} />
      ),
    [today, isByDay, save, open],
  )
  return (
    <>
      <HistoryView
        history={history}
        list={list}
        label={formatMessage(messages.list)}
        items={items}
        idOf={idOfItem}
        isHeading={isHeading}
        estimatedHeight={72}
        above={
          <PointsAtStake
            sum={isComplete ? sumOf(list.rows.filter(canExpire)) : undefined}
            days={within === ALL ? undefined : Number(within)}
          />
        }
        empty={{
          title: <FormattedMessage id="histories.expiring.empty" defaultMessage="No points expire soon" />,
          text: (
            <FormattedMessage
              id="histories.expiring.emptyText"
              defaultMessage="Points that expire within 30 days will be listed here."
            />
          ),
          action: <PageLink to={paths.pointsHistory} />,
        }}
      >
        {renderItem}
      </HistoryView>
      {sheet}
    </>
  )
}

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
function DayHeading({ day, today, sum, onSave }: DayHeadingProps) {
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

const Root = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space(3)};
  margin-bottom: ${tokens.space(2)};
  background: ${tokens.color.warningSoft};
  p {
    flex: 1 1 10rem;
    font-weight: 600;
  }
  > a {
    flex: 1 0 auto;
  }
  ${media.tabletUp} {
    > a {
      flex-grow: 0;
    }
  }
`

interface PointsAtStakeProps {
  /** All that expire within the days, once they are known. */
  sum: number | undefined
  /** Undefined: whenever. */
  days: number | undefined
}

/** How many points are about to be lost, and what to do about it. */
function PointsAtStake({ sum, days }: PointsAtStakeProps) {
  const locale = useLocale()
  return (
    <Root data-flat>
      <p>
        {sum === undefined ? (
          <FormattedMessage id="histories.expiring.use" defaultMessage="Use your points before they expire" />
        ) : (
          <FormattedMessage
            id="histories.expiring.total"
            defaultMessage="{within, select, ever {{points} will expire} today {{points} expire today} other {{points} expire within {days} days}}"
            description="The sum of a list of expiring points; points is a number with its unit"
            values={{
              within: days === undefined ? 'ever' : days === 0 ? 'today' : 'days',
              points: formatPoints(sum, locale),
              days: formatNumber(days ?? 0),
            }}
          />
        )}
      </p>
      <Button as={Link} to={AFFORDABLE}>
        <FormattedMessage
          id="histories.expiring.useNow"
          defaultMessage="Use points now"
          description="Leads to the privileges within the member’s points"
        />
      </Button>
    </Root>
  )
}
