import { useCallback } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { endlessApi, pointRowId } from '@/api/endless'
import { sumOf, type GroupedItem } from '@/domain/row-groups'
import { useEndlessList } from '@/lists/use-endless-list'
import { DayHeading } from '../components/day-heading'
import { HistoryView } from '../components/history-view'
import { PointRow } from '../components/point-row'
import { PointsAtStake } from '../components/points-at-stake'
import { ALL, withinOf } from '../history-filter'
import { expiringPointKind } from '../history-kinds'
import { useCalendarFile } from '../hooks/use-calendar-file'
import { useHistoryFilter } from '../hooks/use-history-filter'
import { usePointItems } from '../hooks/use-point-items'
import { usePointSheet } from '../hooks/use-point-sheet'
import { useShownOrder } from '../hooks/use-shown-order'
import { idOfItem, isHeading, validityOfPoints, type PointFacts } from '../point-facts'

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
              defaultMessage="All your points are good for more than 30 days."
            />
          ),
        }}
      >
        {renderItem}
      </HistoryView>
      {sheet}
    </>
  )
}
