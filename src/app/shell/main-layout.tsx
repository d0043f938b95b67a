import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { paths } from '@/config/paths'
import { useLazyComponent } from '@/lib/use-lazy-component'
import { tokens } from '@/theme/tokens'
import { ErrorBoundary } from '@/ui/error-boundary'
import { useOpenPoints } from '@/ui/points-modal-context'
import { useLoadFailure } from '@/ui/use-load-failure'
import { useMediaQuery } from '@/ui/use-media-query'
import { useOpenOnPage } from '@/ui/use-open-on-page'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { titles } from '../route-titles'
import type { AppRoute } from '../routes'
import { BottomNavigation } from './bottom-navigation'
import { HomeTopBar } from './home-top-bar'
import { SubHeader } from './sub-header'
import { titleOf } from './title-of'
import { usePointsScan } from './use-points-scan'

const loadSideMenu = () => import('./side-menu')

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`

/** The padding at the bottom is the space that the bottom navigation covers. */
const Main = styled.main`
  flex: 1;
  width: 100%;
  max-width: ${tokens.measure};
  margin-inline: auto;
  padding-bottom: calc(${tokens.safe.bottom} + ${tokens.space(6)});
  &[data-with-navigation] {
    padding-bottom: calc(max(34px, ${tokens.safe.bottom}) + 88px);
  }
`

const Title = styled.h1`
  padding: ${tokens.space(6)} ${tokens.gutter} 0;
  font-size: ${tokens.font.size.xl};
  line-height: ${tokens.font.lineHeight};
`

interface LayoutProps {
  route: AppRoute | undefined
  children: ReactNode
}

/** The bars of the member's pages: top bar or sub header, bottom navigation on a phone, and the side menu. */
export function MainLayout({ route, children }: LayoutProps) {
  const isTabletUp = useMediaQuery('(min-width: 768px)')
  const openPoints = useOpenPoints()
  const { scan, scanner } = usePointsScan()
  const showFailure = useLoadFailure()
  const menu = useOpenOnPage()
  const SideMenu = useLazyComponent(loadSideMenu, menu.isOpen, () => {
    menu.close()
    showFailure(menu.open)
  })

  const isHome = route?.path === paths.home
  const hasNavigation = !isTabletUp && !route?.isWithoutNavigation

  return (
    <Root>
      {isHome ? (
        <HomeTopBar onMenu={menu.open} />
      ) : (
        <SubHeader route={route} isTabletUp={isTabletUp} onMenu={menu.open} />
      )}
      <Main tabIndex={-1} data-with-navigation={hasNavigation || undefined}>
        {isHome && (
          <VisuallyHidden as="h1">
            <FormattedMessage {...titles.home} />
          </VisuallyHidden>
        )}
        {isTabletUp && !isHome && (
          <Title>
            <FormattedMessage {...titleOf(route)} />
          </Title>
        )}
        {children}
      </Main>
      {hasNavigation && <BottomNavigation activeTab={route?.activeTab} />}
      {SideMenu && (
        <ErrorBoundary key={`menu${menu.openCount}`} fallback={null}>
          <SideMenu
            isOpen={menu.isOpen}
            onClose={menu.close}
            activeTab={route?.activeTab}
            onCollectPoints={openPoints}
            onScan={scan}
          />
        </ErrorBoundary>
      )}
      {scanner}
    </Root>
  )
}
