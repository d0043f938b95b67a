import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { RequireMember } from '@/session/require-member'
import { PageSpinner } from '@/ui/spinner'
import { AuthenticationLayout } from './authentication-layout'
import { ErrorBoundary } from './error-boundary'
import { HeaderActionProvider } from './header-action'
import { MainLayout } from './main-layout'
import { PageTransition } from './page-transition'
import { PointsModalProvider } from './points-modal-context'
import { routeOf } from './routes'
import { titleOf } from './title-of'
import { useBrandInUrl, useForgetTransaction } from './use-brand-in-url'
import { useCloseOnNavigation } from './use-close-on-navigation'
import { useDocumentTitle } from './use-document-title'
import { usePageFocus, usePageScroll } from './use-page-arrival'
import { usePageDirection } from './use-page-direction'
import { useSessionExpiry } from './use-session-expiry'

const NotFoundPage = lazy(() => import('./pages/not-found-page'))

/** Between home and its lists: nobody's order. */
const NOT_FOUND_PRIORITY = 20

/** The page of the address in its layout, and what holds for every change of page. */
export function AppShell() {
  const { pathname } = useLocation()
  const route = routeOf(pathname)
  const pageKey = route?.path ?? pathname
  const direction = usePageDirection(pageKey, route?.priority ?? NOT_FOUND_PRIORITY)
  useDocumentTitle(titleOf(route))
  useBrandInUrl()
  useForgetTransaction()
  usePageScroll()
  usePageFocus(pageKey)
  useCloseOnNavigation(pageKey)
  // After the one above, which would close its modal again.
  useSessionExpiry(pageKey)

  const Page = route?.page ?? NotFoundPage
  const page = (
    <PageTransition pageKey={pageKey} direction={direction}>
      <ErrorBoundary>
        <Suspense fallback={<PageSpinner />}>
          {route?.isForMembers ? (
            <RequireMember>
              <Page />
            </RequireMember>
          ) : (
            <Page />
          )}
        </Suspense>
      </ErrorBoundary>
    </PageTransition>
  )

  return (
    <PointsModalProvider>
      <HeaderActionProvider>
        {route?.layout === 'authentication' ? (
          <AuthenticationLayout route={route}>{page}</AuthenticationLayout>
        ) : (
          <MainLayout route={route}>{page}</MainLayout>
        )}
      </HeaderActionProvider>
    </PointsModalProvider>
  )
}
