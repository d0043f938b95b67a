import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { BrandLogo } from '@/brand/brand-logo'
import { paths } from '@/addresses/paths'
import { media, tokens } from '@/theme/tokens'
import { ErrorBoundary } from '@/ui/error-boundary'
import { useOpenPoints } from '@/ui/points-modal-context'
import { useLazyDialogOnPage } from '@/ui/use-lazy-dialog-on-page'
import { useMediaQuery } from '@/ui/use-media-query'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { titleOf, type AppRoute } from '../routes'
import { Bar, BarRow } from './bar'
import { BottomNavigation } from './bottom-navigation'
import { MenuButton } from './menu-button'
import { SubHeader } from './sub-header'
import { usePointsScan } from './use-points-scan'

const loadSideMenu = () => import('./side-menu')

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: ${tokens.screenHeight(100)};
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
  const menu = useLazyDialogOnPage(loadSideMenu)

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
            <FormattedMessage {...titleOf(route)} />
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
      {menu.Dialog && (
        <ErrorBoundary key={`menu${menu.openCount}`} fallback={null}>
          <menu.Dialog
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

const Row = styled(BarRow)`
  display: grid;
  grid-template-columns: ${tokens.tap} 1fr ${tokens.tap};
  ${media.tabletUp} {
    grid-template-columns: ${tokens.tap} 1fr;
  }
`

const Logo = styled.div`
  display: grid;
  justify-items: center;
  min-width: 0;
  ${media.tabletUp} {
    justify-items: start;
  }
`

/** Home's own bar: the menu and the brand's logo. */
function HomeTopBar({ onMenu }: { onMenu: () => void }) {
  return (
    <Bar>
      <Row>
        <MenuButton onClick={onMenu} />
        <Logo>
          <BrandLogo kind="home" />
        </Logo>
      </Row>
    </Bar>
  )
}
