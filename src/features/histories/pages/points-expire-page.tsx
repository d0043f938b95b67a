import { useCallback, useMemo, type ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { paths } from '@/addresses/paths'
import { endlessApi } from '@/api/endless'
import { pointRowId } from '@/api/point-rows'
import { useBrand } from '@/brand/use-brand'
import { expiringPoints } from '@/domain/item-validity'
import { formatPoints } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { useEndlessList } from '@/lists/use-endless-list'
import { useProfile } from '@/session/use-member'
import { useAddToCalendar } from '@/sharing/calendar-button'
import { media, tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { ExpiringText } from '@/ui/expiring-points'
import { Link } from '@/ui/link'
import { DayHeading, OneSourceDay, type SaveDay } from '../components/expiry-day'
import { HistoryView } from '../components/history-view'
import { PointRow } from '../components/point-row'
import { expiringPointKind } from '../history-kinds'
import { useHistoryFilter, useShownOrder } from '../hooks/use-history-filter'
import {
  idOfItem,
  usePointItems,
  validityOfPoints,
  withOneRow,
  type DayItem,
  type PointFacts,
} from '../point-facts'
import { usePointSheet } from '../components/point-sheet'
import { PageLink } from '@/ui/page-link'

const messages = defineMessages({
  list: { id: 'app.title.pointsExpire', defaultMessage: 'Points expiring', description: 'Page title' },
})

const calendar = defineMessages<{ title: { hasPoints: boolean; points: string }; about: never }>({
  title: {
    id: 'histories.calendar.title',
    defaultMessage: '{hasPoints, select, true {{points}} other {Points}} expire today',
    description: 'Title of an entry in the member’s calendar; points is a number with its unit',
  },
  about: {
    id: 'histories.calendar.about',
    defaultMessage: 'Privileges within your points',
    description: 'In an entry of the member’s calendar, before the link to them',
  },
})

/** The privileges that a member's points are enough for; undefined where the brand has switched its privileges off. */
const useAffordable = () =>
  useBrand().navbarMenu.isPrivilegeActive ? `${paths.privilege}?affordable=1` : undefined

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
  const save = useSaveExpiry()
  const isByDay = useShownOrder(history, list) === 'expiry'
  const grouped = usePointItems(list, isByDay ? dayOfExpiry : undefined)
  const items = useMemo(() => withOneRow(grouped), [grouped])
  const { today } = history
  const profile = useProfile().data
  const expiring = useMemo(() => profile && expiringPoints(profile, today), [profile, today])
  const renderItem = useCallback(
    (item: DayItem) => {
      if (item.kind === 'row')
        return <PointRow row={item.row} isExpiring={!isByDay} isPlain onOpen={() => open(item.row)} />
      const points = item.group === expiring?.date ? expiring.points : undefined
      const day = { day: item.group, today, received: item.sum, points, onSave: save }
      const { row } = item
      return row ? <OneSourceDay {...day} row={row} onOpen={() => open(row)} /> : <DayHeading {...day} />
    },
    [today, isByDay, expiring, save, open],
  )
  return (
    <>
      <HistoryView
        history={history}
        list={list}
        label={formatMessage(messages.list)}
        items={items}
        idOf={idOfItem}
        estimatedHeight={72}
        above={
          <PointsAtStake>
            {expiring ? (
              <ExpiringText {...expiring} />
            ) : (
              <FormattedMessage
                id="histories.expiring.use"
                defaultMessage="Use your points before they expire"
              />
            )}
          </PointsAtStake>
        }
        empty={{
          title: <FormattedMessage id="histories.expiring.empty" defaultMessage="No points expire soon" />,
          text: (
            <FormattedMessage
              id="histories.expiring.emptyText"
              defaultMessage="Points expiring within 30 days show up here."
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

/** Puts a day on which points expire into the member's calendar; undefined where that cannot be had. */
function useSaveExpiry(): SaveDay | undefined {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  const add = useAddToCalendar()
  const affordable = useAffordable()
  return (
    add &&
    ((day, points) =>
      add({
        kind: 'points',
        day,
        title: formatMessage(calendar.title, {
          hasPoints: points !== undefined,
          points: formatPoints(points ?? 0, locale),
        }),
        about: formatMessage(affordable ? calendar.about : messages.list),
        path: affordable ?? paths.pointsExpire,
      }))
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

/** How many points are about to be lost, and what to do about it. */
function PointsAtStake({ children }: { children: ReactNode }) {
  const affordable = useAffordable()
  return (
    <Root data-flat>
      <p>{children}</p>
      {affordable && (
        <Button as={Link} to={affordable}>
          <FormattedMessage
            id="histories.expiring.useNow"
            defaultMessage="Use points now"
            description="Leads to the privileges within the member’s points"
          />
        </Button>
      )}
    </Root>
  )
}
