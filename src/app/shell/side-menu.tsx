import { CircleUserRound, QrCode, ScanLine, Share2, X } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import styled, { css } from 'styled-components'
import { api } from '@/api/api'
import { BrandLogo } from '@/brand/brand-logo'
import { LogOutButton } from '@/features/profile/account/log-out-button'
import { useShareProgramme } from '@/features/sharing/share-button'
import { useLocale } from '@/i18n/use-locale'
import { useAppSelector } from '@/store/hooks'
import { useChooseLanguage } from '@/store/switch-language'
import { tokens } from '@/theme/tokens'
import { Dialog, leaveDialog } from '@/ui/dialogs/dialog'
import { SideDialog } from '@/ui/dialogs/dialog-places'
import { IconButton } from '@/ui/icon-button'
import { Label } from '@/ui/label'
import { LanguageSwitch } from '@/ui/language-switch'
import { Link } from '@/ui/link'
import { tierNameIn } from '@/ui/member-picture'
import { Muted } from '@/ui/muted'
import { pageWords } from '@/ui/page-words'
import { Phrases } from '@/ui/phrases'
import { Picture } from '@/ui/picture'
import { PointsDisplay } from '@/ui/points-display'
import { tappedGround } from '@/ui/tapped-ground'
import { commonWords } from '@/ui/words'
import type { TabKey } from '../routes'
import { barMessages, navigationName } from './bar'
import { useNavigationItems } from './navigation-items'

const { color, space } = tokens

const MenuPanel = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100%;
`

const MenuHead = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(4)} ${space(2)} ${space(4)} ${space(4)};
`

const MenuList = styled.ul`
  display: grid;
  gap: ${space(1)};
  /* More specific than the list reset. */
  && {
    padding: ${space(2)};
  }
  nav + & {
    border-top: 1px solid ${color.outline};
  }
`

const row = css`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  width: 100%;
  min-height: 48px;
  padding: ${space(1)} ${space(3)};
  border-radius: ${tokens.radius.control};
  color: ${color.text};
  text-align: start;
  text-decoration: none;
  ${tappedGround(color.surfaceSunken, color.primarySoft)}
  &:focus-visible {
    outline-offset: -3px;
  }
`

const MenuLink = styled(Link)`
  ${row}
  &[aria-current] {
    background: ${color.primarySoft};
    color: ${color.primaryText};
    font-weight: 700;
  }
`

const MenuAction = styled.button`
  ${row}
`

const MenuFoot = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
  margin-top: auto;
  padding: ${space(4)} ${space(2)};
  /* Begins where the rows' icons do. */
  > [role='group'] {
    margin-inline: ${space(3)};
  }
`

/** Like the rows above it. */
const MenuLogOut = styled(LogOutButton).attrs({ variant: 'quiet' })`
  && {
    --label: ${color.text};
    justify-content: flex-start;
    font-weight: 400;
  }
  > span:first-child {
    gap: ${space(4)};
  }
`

const icon = { size: 24, strokeWidth: 1.75, 'aria-hidden': true }

interface SideMenuProps {
  isOpen: boolean
  onClose: () => void
  activeTab: TabKey | undefined
  onCollectPoints: () => void
  onScan: (() => void) | false
}

/** Navigation, the member's code, the language and the log-out in one panel. */
export default function SideMenu({ isOpen, onClose, activeTab, onCollectPoints, onScan }: SideMenuProps) {
  const chooseLanguage = useChooseLanguage()
  const intl = useIntl()
  const items = useNavigationItems(activeTab)
  const { share, sheet } = useShareProgramme()
  const isLoggedIn = useAppSelector((state) => state.session.isLoggedIn)
  const actions = [
    { act: onCollectPoints, Icon: QrCode, name: barMessages.collect },
    ...(onScan ? [{ act: onScan, Icon: ScanLine, name: barMessages.scan }] : []),
    { act: share, Icon: Share2, name: pageWords.share },
  ]
  const closeAnd = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <>
      <Dialog
        isOpen={isOpen}
        onClose={onClose}
        place={SideDialog}
        label={intl.formatMessage(barMessages.menu)}
      >
        <MenuPanel>
          <MenuHead>
            <SideMenuMember />
            <IconButton
              label={intl.formatMessage(commonWords.close)}
              onClick={(event) => leaveDialog(event, onClose)}
            >
              <X {...icon} />
            </IconButton>
          </MenuHead>
          <nav aria-label={intl.formatMessage(navigationName)}>
            <MenuList>
              {items.map((item) => (
                <li key={item.key}>
                  <MenuLink {...item.link} onClick={onClose}>
                    <item.icon {...icon} />
                    <Label>
                      <FormattedMessage {...item.title} />
                    </Label>
                  </MenuLink>
                </li>
              ))}
            </MenuList>
          </nav>
          {isLoggedIn && (
            <MenuList>
              {actions.map(({ act, Icon, name }) => (
                <li key={name.id}>
                  <MenuAction type="button" onClick={closeAnd(act)}>
                    <Icon {...icon} />
                    <Label>
                      <FormattedMessage {...name} />
                    </Label>
                  </MenuAction>
                </li>
              ))}
            </MenuList>
          )}
          <MenuFoot>
            <LanguageSwitch onSwitch={chooseLanguage} />
            {isLoggedIn && <MenuLogOut />}
          </MenuFoot>
        </MenuPanel>
      </Dialog>
      {sheet}
    </>
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

const Figures = styled(Muted).attrs({ as: 'span' })`
  display: block;
  font-weight: 400;
  --points-size: ${tokens.font.size.sm};
`

/** Shows the member, tier and points as far as they are cached; sends no request. */
function SideMenuMember() {
  const { data, error } = api.endpoints.getProfile.useQueryState(undefined)
  const tier = api.endpoints.getTier.useQueryState(undefined)
  const tierName = tierNameIn(useLocale(), tier.data?.tier_info)
  return (
    <Member>
      {data ? (
        <>
          <Photo>
            <Picture
              src={data.image_url}
              alt=""
              ratio="1"
              radius="50%"
              fallback={<CircleUserRound size={28} strokeWidth={1.75} aria-hidden />}
            />
          </Photo>
          <span>
            <Phrases>{[data.first_name, data.last_name].filter(Boolean).join(' ')}</Phrases>
            {/* Figures whose read has failed since stand on pages alone, with their time. */}
            {tierName && !error && !tier.error && (
              <Figures>
                {tierName} · <PointsDisplay points={data.point} isCoverable />
              </Figures>
            )}
          </span>
        </>
      ) : (
        <BrandLogo kind="home" />
      )}
    </Member>
  )
}
