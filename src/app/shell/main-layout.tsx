import { Menu, ScanLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { paths } from '@/addresses/paths'
import { BrandLogo } from '@/brand/brand-logo'
import { useBoot, useHas } from '@/session/boot-context'
import { useAppSelector } from '@/store/hooks'
import { media, tokens } from '@/theme/tokens'
import { useLazyComponent } from '@/lib/use-lazy-component'
import { ErrorBoundary } from '@/ui/error-boundary'
import { Link } from '@/ui/link'
import { useOpenPoints } from '@/ui/app-contexts'
import { useLazyDialog } from '@/ui/dialogs/use-lazy-dialog'
import { useMediaQuery } from '@/ui/use-media-query'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { titleOf, type AppRoute, type TabKey } from '../routes'
import { Bar, BarButton, BarRow, navigationName } from './bar'
import { useNavigationItems } from './navigation-items'
import { SubHeader } from './sub-header'
import { usePointsScan } from './use-points-scan'

const { barsShift, color, motion, safe, space } = tokens

const loadSideMenu = () => import('./side-menu')
const loadDesktopBar = () => import('./desktop-bar')
const loadBreadcrumbs = () => import('./breadcrumbs')

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: ${tokens.screenHeight(100)};
`

/** Bottom padding as high as the bottom navigation. */
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

/** The words, not their tap areas, align with the page's gutter. */
const Trail = styled.div`
  min-height: ${tokens.tap};
  margin-block: ${tokens.space(3)} -${tokens.space(6)};
  padding-inline: calc(${tokens.gutter} - ${tokens.space(2)});
`

const Title = styled.h1`
  padding: ${tokens.space(6)} ${tokens.gutter} 0;
  font-size: ${tokens.font.size.xl};
`

interface LayoutProps {
  route: AppRoute | undefined
  children: ReactNode
}

/** The bars of members' pages: top bar or sub header, a phone's bottom navigation, and the side menu. */
export function MainLayout({ route, children }: LayoutProps) {
  const isTabletUp = useMediaQuery(media.tabletUp)
  const isDesktopUp = useMediaQuery(media.desktopUp)
  const openPoints = useOpenPoints()
  const { scan: openScanner, scanner } = usePointsScan()
  const scan = useHas('scan') && openScanner
  const menu = useLazyDialog(loadSideMenu)

  // The tablet's bar is shown until it has loaded, or if it fails to.
  const LoadedBar = useLazyComponent(loadDesktopBar, isDesktopUp)
  const DesktopBar = isDesktopUp ? LoadedBar : undefined
  const Breadcrumbs = useLazyComponent(loadBreadcrumbs, isDesktopUp)

  const isHome = route?.path === paths.home
  const isLoggedIn = useAppSelector((state) => state.session.isLoggedIn)
  // Of a page that is not there, a visitor is led to the login alone.
  const hasNavigation = !isTabletUp && !route?.isWithoutNavigation && (isLoggedIn || route !== undefined)

  return (
    <Root>
      {DesktopBar ? (
        <DesktopBar route={route} onScan={scan} />
      ) : isHome ? (
        <HomeTopBar onMenu={menu.open} onScan={scan} />
      ) : (
        <SubHeader route={route} isTabletUp={isTabletUp} onMenu={menu.open} />
      )}
      <Main tabIndex={-1} data-with-navigation={hasNavigation || undefined}>
        {isHome && (
          <VisuallyHidden as="h1">
            <FormattedMessage {...titleOf(route)} />
          </VisuallyHidden>
        )}
        {isDesktopUp && !isHome && (
          <Trail>{DesktopBar && Breadcrumbs && <Breadcrumbs route={route} />}</Trail>
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
`

const Logo = styled.div`
  display: grid;
  justify-items: center;
  min-width: 0;
  ${media.tabletUp} {
    justify-items: start;
  }
`

function HomeTopBar({ onMenu, onScan }: { onMenu: () => void; onScan: (() => void) | false }) {
  return (
    <Bar>
      <Row>
        <BarButton name="menu" icon={Menu} opensDialog onClick={onMenu} />
        <Logo>
          <BrandLogo kind="home" />
        </Logo>
        {onScan && <BarButton name="scan" icon={ScanLine} onClick={onScan} />}
      </Row>
    </Bar>
  )
}

const Nav = styled.nav`
  position: fixed;
  inset: auto 0 calc(-1 * ${barsShift});
  z-index: ${tokens.layer.bar};
  padding: 0 ${safe.right} ${safe.bottom} ${safe.left};
  border-top: 1px solid ${color.outline};
  background: ${color.navbar};
  /* LINE's own bar covers the bottom edge. */
  &[data-in-line] {
    padding-bottom: max(34px, ${safe.bottom});
  }
`

/** Columns as wide as their words: equal ones would break "MemberShip" on a narrow phone. */
const List = styled.ul`
  display: flex;
  /* More specific than the list reset. */
  && {
    max-width: 560px;
    margin-inline: auto;
    padding: ${space(1)};
  }
  li {
    flex: 1 1 auto;
    display: grid;
    min-width: 0;
  }
`

const Item = styled(Link)`
  display: grid;
  justify-items: center;
  align-content: center;
  min-width: ${tokens.tap};
  min-height: 56px;
  padding: ${space(1)} 2px;
  border-radius: ${tokens.radius.card};
  color: ${color.navbarInactive};
  /* Grows with the phone's text size until five items fill the screen; Android's larger text breaks into lines. */
  font-size: min(${tokens.font.size.xs}, 3.9vw);
  text-align: center;
  text-decoration: none;
  overflow-wrap: anywhere;
  /* Behind the icon alone: a fully filled item would dominate the page. */
  svg {
    box-sizing: content-box;
    padding: 4px min(16px, 9vw - 20px);
    border-radius: ${tokens.radius.pill};
    transition: background ${motion.fast};
  }
  &[aria-current] {
    color: ${color.navbarActiveText};
    font-weight: 600;
    svg {
      background: ${color.navbarActive};
      color: ${color.onNavbarActive};
    }
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`

function BottomNavigation({ activeTab }: { activeTab: TabKey | undefined }) {
  const intl = useIntl()
  const items = useNavigationItems(activeTab)
  const isInLine = useBoot().line.browser === 'liff'
  return (
    <Nav aria-label={intl.formatMessage(navigationName)} data-in-line={isInLine || undefined}>
      <List>
        {items.map((item) => (
          <li key={item.key}>
            <Item {...item.link}>
              <item.icon size={24} strokeWidth={1.75} aria-hidden />
              <FormattedMessage {...item.title} />
            </Item>
          </li>
        ))}
      </List>
    </Nav>
  )
}
