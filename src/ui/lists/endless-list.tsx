import { useDeferredValue, useEffect, useRef, type ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import styled from 'styled-components'
import { formatNumber } from '@/i18n/format'
import { tokens } from '@/theme/tokens'
import { AsOf } from '../as-of'
import { Button } from '../button'
import { ErrorState } from '../error-state'
import { PartError } from '../part-error'
import { Spinner } from '../spinner'
import { VisuallyHidden } from '../visually-hidden'
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
  // The first rows are rendered at once: the grid fixes its place on the page as rendering begins, and a finger may scroll meanwhile.
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

const End = styled.div`
  display: grid;
  justify-items: center;
  min-height: 96px;
  padding: ${tokens.space(4)} ${tokens.gutter};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.sm};
  text-align: center;
`

/** The next page is requested this far ahead of the end of the list. */
const MARGIN = '0px 0px 200% 0px'

interface ListEndProps {
  list: Pick<EndlessRows<unknown>, 'end' | 'rows' | 'isFetching' | 'fetchNext'>
}

/** What stands below a list's rows: loads the next page before the member reaches it, and says where the list ends. */
export function ListEnd({ list }: ListEndProps) {
  const { end, isFetching, fetchNext } = list
  const root = useRef<HTMLDivElement>(null)
  const more = useRef(fetchNext)
  useEffect(() => {
    more.current = fetchNext
  })
  const count = list.rows.length
  useEffect(() => {
    if (end !== 'more' || isFetching || !root.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) more.current()
      },
      { rootMargin: MARGIN },
    )
    observer.observe(root.current)
    return () => observer.disconnect()
    // IntersectionObserver fires only on a change, so it is created anew after each page, which may have left the end in view, and
    // after each refetch, during which no page can be requested.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `count` is the page that has come
  }, [end, isFetching, count])
  return (
    <End ref={root}>
      {end === 'loading' && <Spinner />}
      {end === 'failed' && <PartError onRetry={fetchNext} />}
      {end === 'more' && (
        <Button variant="neutral" onClick={fetchNext}>
          <FormattedMessage
            id="lists.end.more"
            defaultMessage="Load more"
            description="Button below a list"
          />
        </Button>
      )}
    </End>
  )
}
