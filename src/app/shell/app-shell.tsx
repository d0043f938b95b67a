import { Suspense, useCallback, useDeferredValue, useEffect, useState, type ReactNode } from 'react'
import { Navigate, NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import styled, { keyframes } from 'styled-components'
import { api } from '@/api/api'
import { paths } from '@/addresses/paths'
import { useBoot } from '@/session/boot-context'
import { RequireMember } from '@/session/page-guards'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { media, tokens } from '@/theme/tokens'
import { useSaysOffline } from '@/lib/phone-says'
import { useLazyComponent } from '@/lib/use-lazy-component'
import { tell } from '@/lib/usage'
import { ErrorBoundary } from '@/ui/error-boundary'
import { HeaderActionProvider } from '@/ui/header-action'
import { AbortReadsContext, OpenPointsContext } from '@/ui/app-contexts'
import { PageSpinner } from '@/ui/spinner'
import { useLazyDialog } from '@/ui/dialogs/use-lazy-dialog'
import { pageOf } from '../lazy-page'
import { notFound, routeOf } from '../routes'
import { AuthenticationLayout } from './authentication-layout'
import { MainLayout } from './main-layout'
import { ShellBehaviour } from './shell-behaviour'

const loadServiceNotice = () => import('./service-notice')

const loadStagingRibbon = () => import('./staging-ribbon')

const loadPrefetchHome = () => import('../home/prefetch-home')

/** An unknown address slides in like a list below home. */
const NOT_FOUND_PRIORITY = 20

export function AppShell() {
  const { pathname } = useLocation()
  const { off, raw } = useBoot().config
  const found = routeOf(pathname)
  const isOff = found?.area !== undefined && off.includes(found.area)
  const route = isOff ? undefined : found
  const pageKey = route?.path ?? pathname
  const isLoggedIn = useAppSelector((state) => state.session.isLoggedIn)
  // A code page needs the keyboard, which a phone opens only within the tap; login pages are small anyway.
  const isSmall = route?.layout === 'authentication' || route?.texts?.includes('phone') === true
  const opening = useOpening(pageKey, route?.priority ?? NOT_FOUND_PRIORITY, isSmall)
  const abortReads = useAbortReads()
  const { rest } = useAppSelector((state) => state.service)
  const isOffline = useSaysOffline()
  const ServiceNotice = useLazyComponent(loadServiceNotice, rest !== undefined || isOffline)
  const StagingRibbon = useLazyComponent(loadStagingRibbon, raw?.staging === true)
  const isOnLanding = isLoggedIn && pathname === paths.landing
  const PrefetchHome = useLazyComponent(loadPrefetchHome, isOnLanding)

  if (isOff && found.instead) return <Navigate to={found.instead} replace />

  const Page = pageOf(route ?? notFound)
  const page = (
    <>
      {ServiceNotice && <ServiceNotice rest={rest} isOffline={isOffline} />}
      <AsOfPlace id="as-of" />
      <PageTransition key={pageKey} isAtOnce={opening.isAtOnce} direction={opening.direction}>
        <ErrorBoundary onError={Page.forget}>
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
        <PageOpened path={route?.path} />
      </PageTransition>
    </>
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
          {StagingRibbon && <StagingRibbon />}
          <ShellBehaviour pageKey={pageKey} />
          {isOnLanding && PrefetchHome && (
            <ErrorBoundary fallback={null}>
              <PrefetchHome />
            </ErrorBoundary>
          )}
        </HeaderActionProvider>
      </PointsModalProvider>
    </AbortReadsContext>
  )
}

/** A page that leads elsewhere at once is gone by then. */
const OPENED_AFTER_MS = 100

/** Tells once that a page has opened. */
function PageOpened({ path = 'other' }: { path: string | undefined }) {
  useEffect(() => {
    const timer = setTimeout(() => tell('pageOpened', { path }), OPENED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [path])
  return null
}

/** Aborts all pending queries, after which components offer a retry. Mutations run to their end. */
function useAbortReads(): () => void {
  const dispatch = useAppDispatch()
  return useCallback(() => {
    for (const read of dispatch(api.util.getRunningQueriesThunk())) read.abort()
  }, [dispatch])
}

/** Where `AsOf` shows how old the page's data is. */
const AsOfPlace = styled.div`
  padding: 0 ${tokens.gutter};
  > div {
    margin-block-start: ${tokens.space(3)};
    padding: ${tokens.space(1)} ${tokens.space(2)} ${tokens.space(1)} ${tokens.space(4)};
    border: 1px solid ${tokens.color.outline};
    border-radius: ${tokens.radius.card};
    background: ${tokens.color.surfaceRaised};
  }
`

const slideIn = keyframes`from { opacity: 0; transform: translateX(var(--from)); }`

/** Clips the page that slides in. `hidden` would make a scroll container, which breaks sticky parts. */
const Frame = styled.div`
  overflow-x: clip;
`

/** The animation must leave no transform, by which fixed parts would be positioned. */
const Page = styled.div`
  &[data-direction] {
    --from: 28%;
    animation: ${slideIn} 240ms cubic-bezier(0.2, 0.7, 0.3, 1);
  }
  &[data-direction='-1'] {
    --from: -28%;
  }
  ${media.reducedMotion} {
    &[data-direction] {
      animation: none;
    }
  }
`

interface PageTransitionProps extends Opening {
  children: ReactNode
}

/**
 * A page that slides in. After a tap it renders in slices once the bars have responded, so that a slow phone shows the tap at
 * once.
 */
function PageTransition({ isAtOnce, direction, children }: PageTransitionProps) {
  const isDue = useDeferredValue(true, isAtOnce)
  return (
    <Frame>
      <Page data-direction={(isDue && direction) || undefined}>{isDue && children}</Page>
    </Frame>
  )
}

interface Opening {
  /** For the first page, small ones, and ones gone back to, whose scroll position must be restored before the next touch. */
  isAtOnce: boolean
  /** The side it slides in from: 1 right, -1 left, 0 neither, for the first page and equal priority. */
  direction: number
}

/** How to open a page, by its priority and the last page's. */
function useOpening(pathname: string, priority: number, isSmall: boolean): Opening {
  const type = useNavigationType()
  const [now, setNow] = useState({ pathname, priority, isAtOnce: true, direction: 0 })
  if (now.pathname !== pathname)
    setNow({
      pathname,
      priority,
      isAtOnce: isSmall || type === NavigationType.Pop,
      direction: Math.sign(priority - now.priority),
    })
  return now
}

const PRELOAD_AFTER_MS = 3000

const loadModal = () => import('@/features/points/components/points-modal')

/** Provides the points modal for every page; a change of page closes it. */
function PointsModalProvider({ children }: { children: ReactNode }) {
  const { isMemberKnown } = api.endpoints.getProfile.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({ isMemberKnown: data !== undefined }),
  })
  const [isIdle, setIsIdle] = useState(false)
  const modal = useLazyDialog(loadModal, isIdle, () => setIsIdle(false))

  // Preloaded, so that it opens at a counter without network.
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
