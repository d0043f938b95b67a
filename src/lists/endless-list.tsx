import { useDeferredValue, type ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import styled from 'styled-components'
import { formatNumber } from '@/i18n/format'
import { tokens } from '@/theme/tokens'
import { AsOf } from '@/ui/as-of'
import { ErrorState } from '@/ui/error-state'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { ListEnd } from './list-end'
import type { EndlessRows } from './use-endless-list'
import { VirtualGrid, type VirtualGridProps } from './virtual-grid'

interface EndlessListProps<Item> extends Omit<VirtualGridProps<Item>, 'isBusy'> {
  /** The rows as the server gave them; `rows` is what stands in the list: these, or headings between them too. */
  list: EndlessRows<unknown>
  skeleton: ReactNode
  /** In place of a list without rows. */
  empty: ReactNode
  /** How many there are, for a screen reader; values: `count`, a formatted number, and `hasMore`. */
  found: MessageDescriptor
  /** The number stands on screen too, above the rows. */
  isCounted?: boolean | undefined
  /** Above the rows. */
  above?: ReactNode
}

/** Keeps the line of a number that is not known yet. */
const NO_BREAK_SPACE = '\u00a0'

const Count = styled.p`
  padding-block-end: ${tokens.space(2)};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.xs};
`

/** An endless list in its four states (loading, failed, empty, rows), with the age of its rows, its next page, and their number in words. */
export function EndlessList<Item>(props: EndlessListProps<Item>) {
  const deferred = useDeferredValue(props)
  // The first rows come at once: the grid takes over the place on the page as its rendering begins, and a finger may scroll meanwhile.
  const isSame = props.list.status === deferred.list.status
  const { list, skeleton, empty, found, isCounted, above, ...grid } = isSame ? deferred : props
  const count = list.status === 'rows' && (
    <FormattedMessage
      {...found}
      values={{
        count: formatNumber(list.rows.length),
        n: list.rows.length,
        hasMore: list.end !== 'complete',
      }}
    />
  )
  return (
    <>
      {list.status === 'loading' && (
        <div>
          {isCounted && <Count aria-hidden>{NO_BREAK_SPACE}</Count>}
          {skeleton}
        </div>
      )}
      {list.status === 'failed' && <ErrorState onRetry={list.retry} isRetrying={list.isFetching} />}
      <AsOf
        read={{
          fulfilledTimeStamp: list.readAt,
          error: list.error,
          isFetching: list.isFetching && list.rows.length > 0,
          refetch: list.retry,
        }}
      />
      {list.status === 'empty' && empty}
      {list.status === 'rows' && (
        <div>
          {isCounted && <Count aria-hidden>{count}</Count>}
          {above}
          <VirtualGrid {...grid} isBusy={list.isOutdated} />
          {!list.isOutdated && <ListEnd list={list} />}
        </div>
      )}
      <VisuallyHidden role="status">
        {list.status === 'empty' && (
          <FormattedMessage
            id="lists.found.none"
            defaultMessage="Nothing found"
            description="Said by a screen reader when a list has become empty"
          />
        )}
        {!list.isOutdated && count}
      </VisuallyHidden>
    </>
  )
}
