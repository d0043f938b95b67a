import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import styled, { keyframes } from 'styled-components'
import { api } from '@/api/api'
import { paths } from '@/addresses/paths'
import { useBoot } from '@/session/boot-context'
import { RequireMember } from '@/session/require-member'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { media } from '@/theme/tokens'
import { AbortReadsContext } from '@/ui/abort-reads-context'
import { ErrorBoundary } from '@/ui/error-boundary'
import { HeaderActionProvider } from '@/ui/header-action'
import { OpenPointsContext } from '@/ui/points-modal-context'
import { PageSpinner } from '@/ui/spinner'
import { useLazyDialogOnPage } from '@/ui/use-lazy-dialog-on-page'
import { pageOf } from '../lazy-page'
import { notFound, routeOf } from '../routes'
import { AuthenticationLayout } from './authentication-layout'
import { MainLayout } from './main-layout'
import { ShellBehaviour } from './shell-behaviour'

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

  const Page = pageOf(route ?? notFound)
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

const slideIn = keyframes`from { opacity: 0; transform: translateX(var(--from)); }`

/** Clips the page that slides in. `hidden` would make a scroll container, and break the sticky parts of pages. */
const Frame = styled.div`
  overflow-x: clip;
`

/** The animation leaves no transform behind: fixed parts of pages would be positioned by this element. */
const Page = styled.div`
  &[data-direction] {
    --from: 28%;
    animation: ${slideIn} 240ms cubic-bezier(0.2, 0.7, 0.3, 1);
  }
  &[data-direction='fromLeft'] {
    --from: -28%;
  }
  ${media.reducedMotion} {
    &[data-direction] {
      animation: none;
    }
  }
`

interface PageTransitionProps {
  /** A page with another key is mounted anew, and slides in. */
  pageKey: string
  direction: PageDirection | undefined
  children: ReactNode
}

function PageTransition({ pageKey, direction, children }: PageTransitionProps) {
  return (
    <Frame>
      <Page key={pageKey} data-direction={direction}>
        {children}
      </Page>
    </Frame>
  )
}

type PageDirection = 'fromRight' | 'fromLeft'

/** The side a page slides in from, by its priority and the last page's; undefined for the first page and equal priorities. */
function usePageDirection(pathname: string, priority: number): PageDirection | undefined {
  const [now, setNow] = useState<{ pathname: string; priority: number; direction?: PageDirection }>({
    pathname,
    priority,
  })
  if (now.pathname !== pathname)
    setNow({ pathname, priority, direction: directionOf(now.priority, priority) })
  return now.direction
}

function directionOf(before: number, after: number): PageDirection | undefined {
  if (after === before) return undefined
  return after > before ? 'fromRight' : 'fromLeft'
}

const PRELOAD_AFTER_MS = 3000

const loadModal = () => import('@/features/points/components/points-modal')

/** Renders the points modal over every page; every change of page closes the modal. */
function PointsModalProvider({ children }: { children: ReactNode }) {
  const { isMemberKnown } = api.endpoints.getProfile.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({ isMemberKnown: data !== undefined }),
  })
  const [isIdle, setIsIdle] = useState(false)
  const modal = useLazyDialogOnPage(loadModal, isIdle, () => setIsIdle(false))

  // The modal's chunk is preloaded, so that the modal opens at a counter without network too.
  useEffect(() => {
    if (!isMemberKnown) return
    const timer = setTimeout(() => setIsIdle(true), PRELOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isMemberKnown])

  return (
    <OpenPointsContext value={modal.open}>
      {children}
      {modal.Dialog && modal.openCount > 0 && (
        <ErrorBoundary key={modal.openCount} fallback={null}>
          <modal.Dialog isOpen={modal.isOpen} onClose={modal.close} />
        </ErrorBoundary>
      )}
    </OpenPointsContext>
  )
}
