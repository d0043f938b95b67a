import { useDeferredValue, useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
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

interface EndlessListProps<Item> extends Omit<VirtualGridProps<Item>, 'isBusy' | 'onShow'> {
  /** `list` has the server's rows; `rows` are the ones shown, perhaps with headings. */
  list: EndlessRows<unknown>
  skeleton: ReactNode
  empty: ReactNode
  isCounted?: boolean | undefined
  above?: ReactNode
}

/** Reserves the line of a number that is still unknown. */
const NO_BREAK_SPACE = '\u00a0'

const Count = styled.p`
  padding-block-end: ${tokens.space(2)};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.xs};
`

/** An endless list with its loading, error and empty states, the age and number of its rows, and its next page. */
export function EndlessList<Item>(props: EndlessListProps<Item>) {
  const deferred = useDeferredValue(props)
  // The first rows render at once, because the grid measures its place on the page, which may be scrolled meanwhile.
  const isSame = props.list.status === deferred.list.status
  const { list, skeleton, empty, isCounted, above, ...grid } = isSame ? deferred : props
  const count = list.status === 'rows' && (
    <FormattedMessage
      id="lists.found"
      defaultMessage="{hasMore, select, true {More than {count}} other {{count}}} {n, plural, one {item} other {items}}"
      description="Above a list, and said by a screen reader when it has changed; count is a formatted number"
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
      {list.status === 'failed' && <ErrorState read={{ refetch: list.retry, isFetching: list.isFetching }} />}
      <AsOf
        read={{
          fulfilledTimeStamp: list.shownReadAt,
          error: list.error,
          isFetching: list.isReadAgain,
          refetch: list.retry,
        }}
      />
      {list.status === 'empty' && empty}
      {list.status === 'rows' && (
        <div>
          {isCounted && <Count aria-hidden>{count}</Count>}
          {above}
          <VirtualGrid {...grid} isBusy={list.isOutdated} onShow={list.show} />
          {!list.isOutdated && <ListEnd list={{ ...list, isFetching: list.isFetching || list.isEndOld }} />}
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

/** How far ahead of the list's end the next page loads. */
const MARGIN = '0px 0px 200% 0px'

interface ListEndProps {
  list: Pick<EndlessRows<unknown>, 'end' | 'rows' | 'isFetching' | 'fetchNext'>
}

/** Below a list's rows: loads the next page in advance, and shows the list's end. */
export function ListEnd({ list }: ListEndProps) {
  const { end, isFetching, fetchNext } = list
  const root = useRef<HTMLDivElement>(null)
  const fetchMore = useEffectEvent(fetchNext)
  const count = list.rows.length
  useEffect(() => {
    if (end !== 'more' || isFetching || !root.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy browser tells several at once, the latest last.
        if (entries.at(-1)?.isIntersecting) fetchMore()
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
      {end === 'failed' && <PartError read={{ refetch: fetchNext }} />}
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
