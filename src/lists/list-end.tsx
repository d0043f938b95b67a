import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { PartError } from '@/ui/part-error'
import { Spinner } from '@/ui/spinner'
import type { EndlessRows } from './use-endless-list'

const Root = styled.div`
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
    <Root ref={root}>
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
    </Root>
  )
}
