import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { useBrand } from '@/brand/use-brand'
import { useBoot } from '@/session/boot-context'
import { tokens } from '@/theme/tokens'
import { Link } from '@/ui/link'
import type { TabKey } from '../routes'
import { currentOf, navigationItems } from './navigation-items'

const { color, motion, safe, space } = tokens

const messages = defineMessages({
  name: {
    id: 'shell.bottomNavigation.name',
    defaultMessage: 'Main navigation',
    description: 'Name of the bar at the bottom of a phone screen',
  },
})

const Nav = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: ${tokens.layer.bar};
  padding: 0 ${safe.right} ${safe.bottom} ${safe.left};
  border-top: 1px solid ${color.outline};
  background: ${color.navbar};
  /* LINE shows its own bar over the bottom edge. */
  &[data-in-line] {
    padding-bottom: max(34px, ${safe.bottom});
  }
`

/** Columns as wide as their words: five equal columns would break MemberShip on a narrow phone. */
const List = styled.ul`
  display: flex;
  /* The list reset is more specific than one class. */
  && {
    max-width: 560px;
    margin-inline: auto;
    padding: ${space(1)};
  }
  li {
    flex: 1 1 auto;
    display: grid;
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
  /* Grows with the phone's text size until five items fill the screen. */
  font-size: min(${tokens.font.size.xs}, 3.9vw);
  line-height: ${tokens.font.lineHeight};
  text-decoration: none;
  white-space: nowrap;
  transition: background ${motion.fast};
  &[aria-current] {
    background: ${color.navbarActive};
    color: ${color.onNavbarActive};
    font-weight: 600;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`

/** The tabs of a phone. */
export function BottomNavigation({ activeTab }: { activeTab: TabKey | undefined }) {
  const intl = useIntl()
  const { pathname } = useLocation()
  const { navbarMenu } = useBrand()
  const isInLine = useBoot().line.browser === 'liff'
  return (
    <Nav aria-label={intl.formatMessage(messages.name)} data-in-line={isInLine || undefined}>
      <List>
        {navigationItems(navbarMenu).map((item) => (
          <li key={item.key}>
            <Item
              to={item.path}
              replace={item.path === pathname}
              aria-current={currentOf(item, activeTab, pathname)}
            >
              <item.icon size={24} strokeWidth={1.75} aria-hidden />
              <FormattedMessage {...item.title} />
            </Item>
          </li>
        ))}
      </List>
    </Nav>
  )
}
