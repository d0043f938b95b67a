import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { useLazyComponent } from '@/lib/use-lazy-component'
import { whenIdle } from '@/lib/when-idle'
import { tokens } from '@/theme/tokens'
import { ErrorBoundary } from '@/ui/error-boundary'
import { QuietRow } from './news-row'

const loadNews = () => import('./home-news')

/** Always there and always as high, so that news that come late move nothing. */
const Foot = styled.div`
  position: relative;
  z-index: 1;
  flex: 1 0 100%;
  order: 1;
  border-block-start: 1px solid ${tokens.color.outline};
`

/** The foot of the points card: what has happened since the last visit, once home is there and the browser idle; said aloud as it comes. */
export function PointsFoot() {
  const [isIdle, setIsIdle] = useState(false)
  // After what home shows: that is rendered, and read, once the browser is idle for the first time.
  useEffect(() => whenIdle(() => whenIdle(() => setIsIdle(true))), [])
  const HomeNews = useLazyComponent(loadNews, isIdle)
  const quiet = <QuietRow />
  return (
    <Foot role="status">
      <ErrorBoundary fallback={quiet}>{HomeNews ? <HomeNews /> : quiet}</ErrorBoundary>
    </Foot>
  )
}
