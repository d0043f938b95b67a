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
  end: EndlessRows<unknown>['end']
  onMore: () => void
}

/** What stands below a list's rows: loads the next page before the member reaches it, and says where the list ends. */
export function ListEnd({ end, onMore }: ListEndProps) {
  const root = useRef<HTMLDivElement>(null)
  const more = useRef(onMore)
  useEffect(() => {
    more.current = onMore
  })
  useEffect(() => {
    if (end !== 'more' || !root.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) more.current()
      },
      { rootMargin: MARGIN },
    )
    observer.observe(root.current)
    return () => observer.disconnect()
  }, [end])
  return (
    <Root ref={root}>
      {end === 'loading' && <Spinner />}
      {end === 'failed' && <PartError onRetry={onMore} />}
      {end === 'more' && (
        <Button variant="neutral" onClick={onMore}>
          <FormattedMessage
            id="lists.end.more"
            defaultMessage="Load more"
            description="Button below a list"
          />
        </Button>
      )}
      {end === 'complete' && (
        <p>
          <FormattedMessage
            id="lists.end.complete"
            defaultMessage="That is everything"
            description="Below the last row of a list"
          />
        </p>
      )}
    </Root>
  )
}
