import { useCallback, useMemo } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { paths } from '@/addresses/paths'
import type { PointHistoryRow } from '@/api/point-rows'
import { useBrand } from '@/brand/use-brand'
import { expiringPoints } from '@/lib/item-validity'
import { pointsInText } from '@/i18n/format'
import { pageTitles } from '@/i18n/page-titles'
import { useLocale } from '@/i18n/use-locale'
import { useProfile } from '@/session/use-member'
import { NoPointsIllustration } from '@/ui/empty-illustrations'
import { AsOf } from '@/ui/as-of'
import { useAddToCalendar } from '@/features/sharing/calendar-button'
import { media, tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { ExpiringText } from '@/ui/expiring-points'
import { Link } from '@/ui/link'
import { PageLink } from '@/ui/page-link'
import { ExpiryDay, type SaveDay } from '../expiry-day'
import { HistoryView } from '../history-view'
import { PointRow } from '../point-row'
import { usePointSheet } from '../point-sheet'
import { expiringPointKind } from '../history-filter'
import { usePointHistory } from '../use-history-filter'
import { idOfItem, idsOfItem, usePointItems, validityOfPoints, type PointItem } from '../point-facts'

const calendar = defineMessages<{ title: { hasPoints: boolean; points: string }; about: never }>({
  title: {
    id: 'histories.calendar.title',
    defaultMessage: '{hasPoints, select, true {{points}} other {Points}} expire today',
    description: 'Title of an entry in the member’s calendar; points is a number with its unit',
  },
  about: { id: 'histories.calendar.about', defaultMessage: 'See what you can redeem' },
})

/** Privileges the member can afford; undefined if the brand has switched privileges off. */
const useAffordable = () =>
  useBrand().navbarMenu.isPrivilegeActive ? `${paths.privilege}?affordable=1` : undefined

const dayOfExpiry = (row: PointHistoryRow) => {
  const validity = validityOfPoints(row)
  return validity.kind === 'date' ? validity.date : ''
}
const byDay = { groupOf: dayOfExpiry, isOneInHeading: true }

/** Expiring points by day (spec 2, profile.points-expire). */
export default function PointsExpirePage() {
  const { history, list, order } = usePointHistory(expiringPointKind)
  const { open, sheet } = usePointSheet()
  const save = useSaveExpiry()
  const isByDay = order === expiringPointKind.expiryField
  const items = usePointItems(list, isByDay ? byDay : undefined)
  const { today } = history
  const affordable = useAffordable()
  const profile = useProfile()
  const { data } = profile
  const expiring = useMemo(() => data && expiringPoints(data, today), [data, today])
  const renderItem = useCallback(
    (item: PointItem) => {
      if (item.kind === 'row')
        return <PointRow row={item.row} isExpiring={!isByDay} isPlain onOpen={() => open(item.row)} />
      return (
        <ExpiryDay
          day={item.group}
          today={today}
          points={item.group === expiring?.date ? expiring.points : undefined}
          received={item.sum}
          row={item.row}
          onOpen={open}
          onSave={save}
        />
      )
    },
    [today, isByDay, expiring, save, open],
  )
  return (
    <>
      <HistoryView
        history={history}
        list={list}
        title={pageTitles.pointsExpire}
        rows={items}
        getId={idOfItem}
        idsOf={idsOfItem}
        estimatedHeight={72}
        head={
          <AtStake>
            {expiring && (
              <p>
                <ExpiringText {...expiring} />
              </p>
            )}
            {expiring && <AsOf read={profile} />}
          </AtStake>
        }
        above={
          affordable && (
            <UseNow>
              <Button as={Link} to={affordable}>
                <FormattedMessage id="histories.expiring.useNow" defaultMessage="Use points now" />
              </Button>
            </UseNow>
          )
        }
        empty={{
          illustration: <NoPointsIllustration />,
          title: <FormattedMessage id="histories.expiring.empty" defaultMessage="No points expire soon" />,
          action: <PageLink to={paths.pointsHistory} />,
        }}
      >
        {renderItem}
      </HistoryView>
      {sheet}
    </>
  )
}

/** Adds a day on which points expire to the member's calendar; undefined if no calendar is available. */
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
          points: pointsInText(points ?? 0, locale),
        }),
        about: formatMessage(affordable ? calendar.about : pageTitles.pointsExpire),
        path: affordable ?? paths.pointsExpire,
      }))
  )
}

/** As high as the filter beside it. */
const AtStake = styled.div`
  display: grid;
  flex: 1 1 10rem;
  align-content: center;
  min-height: ${tokens.tap};
  > p:first-child {
    font-weight: 600;
  }
`

/** As wide as a phone. */
const UseNow = styled.div`
  display: grid;
  margin-bottom: ${tokens.space(2)};
  ${media.tabletUp} {
    justify-content: start;
  }
`
