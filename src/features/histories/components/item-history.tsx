import { useCallback, useMemo, type ReactNode } from 'react'
import { useLocale } from '@/i18n/use-locale'
import type { EndlessRows } from '@/lists/use-endless-list'
import { useMediaQuery } from '@/ui/use-media-query'
import type { HistoryFilterState } from '../hooks/use-history-filter'
import { toHistoryItem, type HistoryItem, type HistoryTransaction } from '../history-item'
import { HistoryView } from './history-view'
import { ItemRow } from './item-row'

interface ItemHistoryProps {
  history: HistoryFilterState
  list: EndlessRows<HistoryTransaction>
  label: string
  pathOf: (transactionId: string) => string
  icon: ReactNode
  empty: { title: ReactNode; text: ReactNode }
}

const idOf = ({ id }: HistoryItem) => id

/** What privileges and packages have in common: rows with a picture that lead to a detail. */
export function ItemHistory({ history, list, label, pathOf, icon, empty }: ItemHistoryProps) {
  const locale = useLocale()
  const isDesktopUp = useMediaQuery('(min-width: 1200px)')
  const items = useMemo(() => list.rows.map((row) => toHistoryItem(row, locale)), [list.rows, locale])
  const renderItem = useCallback(
    (item: HistoryItem) => <ItemRow item={item} to={pathOf(item.id)} fallback={icon} />,
    [pathOf, icon],
  )
  return (
    <HistoryView
      history={history}
      list={list}
      label={label}
      items={items}
      idOf={idOf}
      columns={isDesktopUp ? 2 : 1}
      estimatedHeight={124}
      gap={12}
      hasPictures
      empty={empty}
    >
      {renderItem}
    </HistoryView>
  )
}
