import { QrCode, ScanLine, Share2 } from 'lucide-react'
import { defineMessage, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { paths } from '@/addresses/paths'
import { BrandLogo } from '@/brand/brand-logo'
import { useShareProgramme } from '@/features/sharing/share-button'
import { useAppSelector } from '@/store/hooks'
import { tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { useShownHeaderAction } from '@/ui/header-action'
import { IconButton } from '@/ui/icon-button'
import { Link } from '@/ui/link'
import { useOpenPoints } from '@/ui/app-contexts'
import type { AppRoute } from '../routes'
import { Bar, BarBalance, BarButton, barMessages, BarRow, navigationName } from './bar'
import { useNavigationItems } from './navigation-items'

const { color, space } = tokens

const shareBrand = defineMessage<{ brand: string }>({
  id: 'shell.share',
  defaultMessage: 'Share {brand}',
  description: "Button of an icon alone; brand: the brand's name",
})

const List = styled.ul`
  display: flex;
`

const Item = styled(Link)`
  position: relative;
  display: flex;
  align-items: center;
  min-height: 56px;
  padding-inline: ${space(4)};
  color: ${color.text};
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;
  &::after {
    content: '';
    position: absolute;
    inset: auto ${space(4)} 0;
    height: 3px;
    border-radius: 3px 3px 0 0;
  }
  @media (hover: hover) {
    &:hover::after {
      background: ${color.outlineStrong};
    }
  }
  &[aria-current] {
    color: ${color.primaryText};
  }
  &&[aria-current]::after {
    background: ${color.primaryText};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  @media (forced-colors: active) {
    &[aria-current]::after {
      background: Highlight;
    }
  }
`

/** Equally wide if there is room, which centres the names. */
const End = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space(1)};
  /* Round edges of icons may extend beyond the page's measure; pictures and bordered buttons may not. */
  &:first-child {
    padding-inline-start: 10px;
  }
  &:last-child {
    justify-content: end;
  }
`

/** As large as the names beside it, for the contrast of its colour. */
const CodeButton = styled(Button)`
  && {
    flex: none;
    min-height: ${tokens.tap};
    margin-inline-end: 10px;
    font-size: ${tokens.font.size.md};
    font-weight: 600;
    white-space: nowrap;
  }
`

interface DesktopBarProps {
  route: AppRoute | undefined
  onScan: (() => void) | false
}

/**
 * The desktop's bar instead of the menu: brand, the five places by name, sharing, scanning, and the member's code or the page's
 * action.
 */
export default function DesktopBar({ route, onScan }: DesktopBarProps) {
  const intl = useIntl()
  const items = useNavigationItems(route?.activeTab)
  const isLoggedIn = useAppSelector((state) => state.session.isLoggedIn)
  const action = useShownHeaderAction()
  const openPoints = useOpenPoints()
  const { brand, share, sheet } = useShareProgramme()
  return (
    <Bar>
      <BarRow>
        <End>
          <BrandLogo kind="home" />
        </End>
        <nav aria-label={intl.formatMessage(navigationName)}>
          <List>
            {items.map((item) => (
              <li key={item.key}>
                <Item {...item.link}>
                  <FormattedMessage {...item.title} />
                </Item>
              </li>
            ))}
          </List>
        </nav>
        <End>
          <BarBalance route={route} />
          {isLoggedIn && (
            <IconButton
              label={intl.formatMessage(shareBrand, { brand })}
              aria-haspopup="dialog"
              onClick={share}
            >
              <Share2 size={24} strokeWidth={1.75} aria-hidden />
            </IconButton>
          )}
          {isLoggedIn && onScan && <BarButton name="scan" icon={ScanLine} onClick={onScan} />}
          {action ??
            // Home shows the code itself.
            (isLoggedIn && route?.path !== paths.home && (
              <CodeButton variant="outline" aria-haspopup="dialog" onClick={openPoints}>
                <QrCode size={24} strokeWidth={1.75} aria-hidden />
                <FormattedMessage {...barMessages.collect} />
              </CodeButton>
            ))}
        </End>
      </BarRow>
      {sheet}
    </Bar>
  )
}
