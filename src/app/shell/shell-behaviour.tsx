import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { routeOf } from '../routes'
import { titleOf } from './title-of'
import { useAbortUnwatchedReads } from './use-abort-unwatched-reads'
import { useBrandInUrl, useForgetTransaction } from './use-brand-in-url'
import { useCloseOnNavigation } from './use-close-on-navigation'
import { useOtherTabs } from './use-other-tabs'
import { usePageFocus, usePageScroll } from './use-page-arrival'
import { useSessionExpiry } from './use-session-expiry'

/** The effects of every page, and of every change of page. */
export function ShellBehaviour({ pageKey }: { pageKey: string }) {
  useDocumentTitle()
  useBrandInUrl()
  useForgetTransaction()
  useOtherTabs()
  useAbortUnwatchedReads(pageKey)
  usePageScroll()
  usePageFocus(pageKey)
  useCloseOnNavigation(pageKey)
  // After useCloseOnNavigation, which would close the modal that this hook opens.
  useSessionExpiry(pageKey)
  return null
}

/** The page's name in the document's title, which LINE shows as its header. */
function useDocumentTitle(): void {
  const { pathname, search } = useLocation()
  const name = useIntl().formatMessage(titleOf(routeOf(pathname), search))
  useEffect(() => {
    document.title = name
  }, [name])
}
