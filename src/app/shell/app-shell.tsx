import { lazy, Suspense, useCallback } from 'react'
import { useLocation } from 'react-router-dom'
import { api } from '@/api/api'
import { paths } from '@/config/paths'
import { useBoot } from '@/session/boot-context'
import { RequireMember } from '@/session/require-member'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { ErrorBoundary } from '@/ui/error-boundary'
import { AbortReadsContext } from '@/ui/abort-reads-context'
import { HeaderActionProvider } from '@/ui/header-action'
import { PageSpinner } from '@/ui/spinner'
import { NotFound } from '../pages'
import { routeOf } from '../routes'
import { AuthenticationLayout } from './authentication-layout'
import { MainLayout } from './main-layout'
import { PageTransition } from './page-transition'
import { PointsModalProvider } from './points-modal-provider'
import { ShellBehaviour } from './shell-behaviour'
import { usePageDirection } from './use-page-direction'

const PrefetchHome = lazy(() => import('../home/prefetch-home'))

/** A path without a route slides in like a list below home. */
const NOT_FOUND_PRIORITY = 20

/** The page of the address in its layout. */
export function AppShell() {
  const { pathname } = useLocation()
  const { off } = useBoot().config
  const found = routeOf(pathname)
  const route = found?.area && off.includes(found.area) ? undefined : found
  const pageKey = route?.path ?? pathname
  const isLoggedIn = useAppSelector((state) => state.session.isLoggedIn)
  const direction = usePageDirection(pageKey, route?.priority ?? NOT_FOUND_PRIORITY)
  const abortReads = useAbortReads()

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
    <AbortReadsContext value={abortReads}>
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

/** Aborts the running queries; each component that waited for one then offers to try again. Mutations always run to their end. */
function useAbortReads(): () => void {
  const dispatch = useAppDispatch()
  return useCallback(() => {
    for (const read of dispatch(api.util.getRunningQueriesThunk())) read.abort()
  }, [dispatch])
}
