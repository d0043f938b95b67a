import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useBrand } from '@/brand/use-brand'
import { useLazyComponent } from '@/lib/use-lazy-component'
import { whenIdle } from '@/lib/when-idle'
import { routeOf } from '../routes'
import { titleOf } from './title-of'
import { useBrandInUrl } from './use-brand-in-url'
import { useCloseOnNavigation } from './use-close-on-navigation'
import { useOtherTabs } from './use-other-tabs'
import { usePageFocus, usePageScroll } from './use-page-arrival'
import { useSessionExpiry } from './use-session-expiry'

/** The effects of every page, and of every change of page. */
export function ShellBehaviour({ pageKey }: { pageKey: string }) {
  useDocumentTitle()
  useBrandInUrl()
  useOtherTabs()
  usePageScroll()
  usePageFocus(pageKey)
  useCloseOnNavigation(pageKey)
  // After useCloseOnNavigation, which would close the modal that this hook opens.
  useSessionExpiry(pageKey)
  const LateBehaviour = useLateBehaviour()
  return LateBehaviour ? <LateBehaviour pageKey={pageKey} /> : null
}

const loadLateBehaviour = () => import('./late-behaviour')

/** Once the brand is there, and the browser idle: until then the network carries what the first paint waits for. */
function useLateBehaviour() {
  const { isAnswered } = useBrand()
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => (isAnswered ? whenIdle(() => setIsIdle(true)) : undefined), [isAnswered])
  return useLazyComponent(loadLateBehaviour, isIdle, () => undefined)
}

/** The page's name in the document's title, which LINE shows as its header. */
function useDocumentTitle(): void {
  const { pathname, search } = useLocation()
  const name = useIntl().formatMessage(titleOf(routeOf(pathname), search))
  useEffect(() => {
    document.title = name
  }, [name])
}
