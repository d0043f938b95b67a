import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { RequireMember } from '@/session/require-member'
import { useAppSelector } from '@/store/hooks'
import { AbortReadsContext } from '@/ui/abort-reads-context'
import { PageSpinner } from '@/ui/spinner'
import { AuthenticationLayout } from './authentication-layout'
import { ErrorBoundary } from '@/ui/error-boundary'
import { HeaderActionProvider } from '@/ui/header-action'
import { MainLayout } from './main-layout'
import { PageTransition } from './page-transition'
import { NotFound } from '../pages'
import { PointsModalProvider } from './points-modal-provider'
import { routeOf } from '../routes'
import { ShellBehaviour } from './shell-behaviour'
import { useGiveUpReads } from './use-give-up-reads'
import { usePageDirection } from './use-page-direction'

const PrefetchHome = lazy(() => import('../home/prefetch-home'))

/** Between home and its lists: nobody's order. */
const NOT_FOUND_PRIORITY = 20

/** The page of the address in its layout. */
export function AppShell() {
  const { pathname } = useLocation()
  const route = routeOf(pathname)
  const pageKey = route?.path ?? pathname
  const isLoggedIn = useAppSelector((state) => state.session.isLoggedIn)
  const direction = usePageDirection(pageKey, route?.priority ?? NOT_FOUND_PRIORITY)
  const giveUpReads = useGiveUpReads()

  const Page = route?.page ?? NotFound
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
    <AbortReadsContext value={giveUpReads}>
      <PointsModalProvider>
        <HeaderActionProvider>
          <ErrorBoundary>
            {route?.layout === 'authentication' ? (
              <AuthenticationLayout route={route}>{page}</AuthenticationLayout>
            ) : (
              <MainLayout route={route}>{page}</MainLayout>
            )}
          </ErrorBoundary>
          <ShellBehaviour pageKey={pageKey} />
          {isLoggedIn && pathname === paths.landing && (
            <ErrorBoundary fallback={null}>
              <Suspense fallback={null}>
                <PrefetchHome />
              </Suspense>
            </ErrorBoundary>
          )}
        </HeaderActionProvider>
      </PointsModalProvider>
    </AbortReadsContext>
  )
}
