import { useCallback, useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { pointRowId, type PointHistoryRow } from '@/api/point-rows'
import { formatMonth } from '@/i18n/format'
import { pageTitles } from '@/i18n/page-titles'
import { useLocale } from '@/i18n/use-locale'
import { NoPointsIllustration } from '@/ui/empty-illustrations'
import type { EndlessRows } from '@/ui/lists/use-endless-list'
import { useListParams } from '@/ui/lists/use-list-params'
import { savePointsSeen } from '../../points-seen'
import { useProfile } from '@/session/use-member'
import { useMemberKey } from '@/session/use-member-key'
import { tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { ExpiringPoints } from '@/ui/expiring-points'
import { Muted } from '@/ui/muted'
import { PointsDisplay } from '@/ui/points-display'
import { useOpenPoints } from '@/ui/app-contexts'
import { commonWords } from '@/ui/words'
import { HistoryView } from '../history-view'
import { PointRow } from '../point-row'
import { usePointSheet } from '../point-sheet'
import { PointsOverTime } from '../points-over-time'
import { SignedPoints } from '../signed-points'
import { pointKind } from '../history-filter'
import { usePointHistory } from '../use-history-filter'
import { idOfItem, isHeading, monthOf, usePointItems, type PointItem } from '../point-facts'
import { seenPoints } from '../use-points-news'

const ROW_NAME = ['row'] as const

const byMonth = { groupOf: monthOf }

/** Opaque, because rows scroll below it. */
const MonthHeading = styled.h2`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${tokens.space(3)};
  padding: ${tokens.space(4)} 0 ${tokens.space(1)};
  background: ${tokens.color.surface};
`

/** The points history (spec 2, profile.points-history). */
export default function PointsHistoryPage() {
  const locale = useLocale()
  const { history, list, order } = usePointHistory(pointKind)
  const { open, sheet } = usePointSheet()
  useMarkPointsSeen(history.count > 0, list)
  useOpenRowOfAddress(list, open)
  const openPoints = useOpenPoints()
  const items = usePointItems(list, order === 'date' ? byMonth : undefined)
  const renderItem = useCallback(
    (item: PointItem) =>
      item.kind === 'heading' ? (
        <MonthHeading>
          <span>{formatMonth(item.group, locale)}</span>
          {item.sum !== undefined && (
            <Muted as="span">
              <SignedPoints points={item.sum} />
            </Muted>
          )}
        </MonthHeading>
      ) : (
        <PointRow row={item.row} isExpiring={order === pointKind.expiryField} onOpen={() => open(item.row)} />
      ),
    [locale, order, open],
  )
  return (
    <>
      <HistoryView
        history={history}
        list={list}
        title={pageTitles.pointsHistory}
        rows={items}
        getId={idOfItem}
        isSticky={isHeading}
        estimatedHeight={61}
        head={<PointsLeft />}
        above={<PointsOverTime />}
        empty={{
          illustration: <NoPointsIllustration />,
          title: <FormattedMessage id="histories.points.empty" defaultMessage="No points yet" />,
          text: (
            <FormattedMessage
              id="histories.points.emptyText"
              defaultMessage="Show your member code when you pay. Your points show up here."
            />
          ),
          action: (
            <Button onClick={openPoints}>
              <FormattedMessage {...commonWords.collectPoints} />
            </Button>
          ),
        }}
      >
        {renderItem}
      </HistoryView>
      {sheet}
    </>
  )
}

/** Points that were on screen are no longer news on home. */
function useMarkPointsSeen(isFiltered: boolean, list: EndlessRows<PointHistoryRow>) {
  const memberKey = useMemberKey()
  const { rows, status, isOutdated, end, readAt } = list
  const isShown = !isFiltered && !isOutdated && (status === 'rows' || status === 'empty')
  useEffect(() => {
    if (memberKey === undefined || !isShown || readAt === undefined) return
    savePointsSeen(memberKey, seenPoints(rows, end === 'complete', readAt))
  }, [memberKey, isShown, rows, end, readAt])
}

/** Opens the row named in the address, once, and removes it from there. */
function useOpenRowOfAddress(
  { rows, status, isFetching }: EndlessRows<PointHistoryRow>,
  open: (row: PointHistoryRow) => void,
) {
  const [{ row: id }, change] = useListParams(ROW_NAME)
  const wanted = id === undefined ? undefined : rows.find((row) => pointRowId(row) === id)
  const isSearchOver = wanted !== undefined || (status !== 'loading' && !isFetching)
  useEffect(() => {
    if (id === undefined || !isSearchOver) return
    if (wanted) open(wanted)
    change({ row: undefined })
  }, [id, isSearchOver, wanted, open, change])
}

/** As high as the filter beside it; digits need less height than words. */
const Left = styled.div`
  display: grid;
  flex: 1 1 10rem;
  align-content: center;
  min-height: 56px;
  b {
    line-height: 1.1;
  }
`

function PointsLeft() {
  const profile = useProfile()
  const { data } = profile
  return (
    <Left>
      {data && <PointsDisplay points={data.point} isCoverable />}
      <ExpiringPoints profile={profile} />
    </Left>
  )
}
