import { CircleUserRound, LogOut, QrCode, ScanLine, Share2, X } from 'lucide-react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { api } from '@/api/api'
import { BrandLogo } from '@/brand/brand-logo'
import { useBrand } from '@/brand/use-brand'
import { useLogOut } from '@/session/use-log-out'
import { shareWord, useShareSheet } from '@/sharing/share-button'
import { useAppSelector } from '@/store/hooks'
import { useChooseLanguage } from '@/store/switch-language'
import { tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { Dialog, leaveDialog } from '@/ui/dialog'
import { SideDialog } from '@/ui/dialog-places'
import { IconButton } from '@/ui/icon-button'
import { LanguageSwitch } from '@/ui/language-switch'
import { Picture } from '@/ui/picture'
import { useErrorModal } from '@/ui/use-error-modal'
import type { TabKey } from '../routes'
import { currentOf, navigationItems } from './navigation-items'
import {
  MenuAction,
  MenuFoot,
  MenuHead,
  MenuLink,
  MenuList,
  MenuPanel,
  MoreMenuList,
} from './side-menu-parts'
import { useProgramme } from './use-programme'

const messages = defineMessages({
  title: { id: 'shell.menu', defaultMessage: 'Menu', description: 'Opens the side menu' },
  navigation: {
    id: 'shell.sideMenu.navigation',
    defaultMessage: 'Side menu',
    description: 'Name of the navigation inside the side menu',
  },
  close: {
    id: 'ui.feedbackModal.close',
    defaultMessage: 'Close',
    description: 'Button: closes what is open',
  },
  collect: {
    id: 'shell.collectPoints',
    defaultMessage: 'Collect points',
    description: 'Opens the modal with the member code',
  },
  scan: { id: 'shell.sideMenu.scan', defaultMessage: 'Scan QR code', description: 'Menu item' },
  logOut: { id: 'shell.sideMenu.logOut', defaultMessage: 'Log out', description: 'Button' },
})

const icon = { size: 24, strokeWidth: 1.75, 'aria-hidden': true }

interface SideMenuProps {
  isOpen: boolean
  onClose: () => void
  activeTab: TabKey | undefined
  onCollectPoints: () => void
  onScan: () => void
}

/** Everything in one panel: where to go, the member's code, the language, and the way out. */
export default function SideMenu({ isOpen, onClose, activeTab, onCollectPoints, onScan }: SideMenuProps) {
  const chooseLanguage = useChooseLanguage()
  const intl = useIntl()
  const { pathname } = useLocation()
  const { navbarMenu } = useBrand()
  const { share, sheet } = useShareSheet(useProgramme())
  const isLoggedIn = useAppSelector((state) => state.session.isLoggedIn)
  const closeAnd = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <>
      <Dialog isOpen={isOpen} onClose={onClose} place={SideDialog} label={intl.formatMessage(messages.title)}>
        <MenuPanel>
          <MenuHead>
            <SideMenuMember />
            <IconButton
              label={intl.formatMessage(messages.close)}
              onClick={(event) => leaveDialog(event, onClose)}
            >
              <X {...icon} />
            </IconButton>
          </MenuHead>
          <nav aria-label={intl.formatMessage(messages.navigation)}>
            <MenuList>
              {navigationItems(navbarMenu).map((item) => (
                <li key={item.key}>
                  <MenuLink
                    to={item.path}
                    replace={item.path === pathname}
                    aria-current={currentOf(item, activeTab, pathname)}
                    onClick={onClose}
                  >
                    <item.icon {...icon} />
                    <FormattedMessage {...item.title} />
                  </MenuLink>
                </li>
              ))}
            </MenuList>
          </nav>
          {isLoggedIn && (
            <MoreMenuList>
              <li>
                <MenuAction type="button" onClick={closeAnd(onCollectPoints)}>
                  <QrCode {...icon} />
                  <FormattedMessage {...messages.collect} />
                </MenuAction>
              </li>
              <li>
                <MenuAction type="button" onClick={closeAnd(onScan)}>
                  <ScanLine {...icon} />
                  <FormattedMessage {...messages.scan} />
                </MenuAction>
              </li>
              <li>
                <MenuAction type="button" onClick={closeAnd(share)}>
                  <Share2 {...icon} />
                  <FormattedMessage {...shareWord} />
                </MenuAction>
              </li>
            </MoreMenuList>
          )}
          <MenuFoot>
            <LanguageSwitch onSwitch={chooseLanguage} />
            {isLoggedIn && <LogOutButton />}
          </MenuFoot>
        </MenuPanel>
      </Dialog>
      {sheet}
    </>
  )
}

/** An error is shown, and the member stays logged in. */
function LogOutButton() {
  const { isBusy, logOut } = useLogOut()
  const showError = useErrorModal()
  const handleClick = async () => {
    const error = await logOut()
    if (error) showError(error)
  }

  return (
    <Button variant="quiet" isFullWidth isBusy={isBusy} onClick={() => void handleClick()}>
      <LogOut {...icon} />
      <FormattedMessage {...messages.logOut} />
    </Button>
  )
}

const Member = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${tokens.space(3)};
  min-width: 0;
  font-weight: 700;
`

const Photo = styled.div`
  flex: none;
  width: 48px;
`

/** The logged-in member, if the profile is in the cache: the menu itself sends no request. */
function SideMenuMember() {
  const { data } = api.endpoints.getProfile.useQueryState(undefined)
  if (!data) {
    return (
      <Member>
        <BrandLogo kind="home" />
      </Member>
    )
  }
  return (
    <Member>
      <Photo>
        <Picture
          src={data.image_url}
          alt=""
          ratio="1"
          radius="50%"
          fallback={<CircleUserRound size={28} strokeWidth={1.75} aria-hidden />}
        />
      </Photo>
      <span>{[data.first_name, data.last_name].filter(Boolean).join(' ')}</span>
    </Member>
  )
}
