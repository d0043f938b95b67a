import { Languages, LogOut } from 'lucide-react'
import { defineMessages, FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { ServiceFooter } from '@/brand/service-footer'
import { APP_VERSION } from '@/config/constants'
import { useLogOut } from '@/session/use-log-out'
import { useChooseLanguage } from '@/store/switch-language'
import { tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { LanguageSwitch } from '@/ui/language-switch'
import { useErrorModal } from '@/ui/use-error-modal'
import { DataSaverRow, TextSizeRow } from '../components/display-rows'
import { MemberHead } from '../components/member-head'
import { MenuSection } from '../components/menu-section'
import { OwnDataSection } from '../components/own-data-section'
import { ProfileLayout } from '../components/profile-layout'
import { SettingRow } from '../components/setting-row'
import { legalRows, membershipRows, personalRows, settingRows } from '../menu-sections'

const titles = defineMessages({
  personal: { id: 'account.section.personal', defaultMessage: 'Personal info', description: 'Heading' },
  membership: { id: 'account.section.membership', defaultMessage: 'Membership info', description: 'Heading' },
  legal: { id: 'account.section.legal', defaultMessage: 'Terms and consent', description: 'Heading' },
  settings: { id: 'account.section.settings', defaultMessage: 'Settings', description: 'Heading' },
})

const Version = styled.p`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.xs};
  text-align: center;
`

/** The profile tab: who the member is, and the way to everything that is theirs (spec 2, profile). */
export default function ProfilePage() {
  return (
    <ProfileLayout
      member={
        <>
          <MemberHead />
          <MenuSection title={<FormattedMessage {...titles.personal} />} rows={personalRows} />
        </>
      }
      membership={<MenuSection title={<FormattedMessage {...titles.membership} />} rows={membershipRows} />}
      others={
        <>
          <MenuSection title={<FormattedMessage {...titles.legal} />} rows={legalRows} />
          <MenuSection title={<FormattedMessage {...titles.settings} />} rows={settingRows}>
            <LanguageRow />
            <TextSizeRow />
            <DataSaverRow />
          </MenuSection>
          <OwnDataSection />
          <LogOutButton />
          <Version>
            <FormattedMessage
              id="account.version"
              defaultMessage="Version {version}"
              description="Of the app"
              values={{ version: APP_VERSION }}
            />
          </Version>
          <ServiceFooter />
        </>
      }
    />
  )
}

function LanguageRow() {
  const chooseLanguage = useChooseLanguage()
  return (
    <SettingRow
      Icon={Languages}
      name={
        <FormattedMessage id="account.language" defaultMessage="Language" description="Beside the switch" />
      }
    >
      <LanguageSwitch onSwitch={chooseLanguage} />
    </SettingRow>
  )
}

/** Logs out at once (spec 4, Logout); an error is shown, and the member stays logged in. */
export function LogOutButton() {
  const { isBusy, logOut } = useLogOut()
  const showError = useErrorModal()
  const handleClick = async () => {
    const error = await logOut()
    if (error) showError(error)
  }
  return (
    <Button variant="outline" isFullWidth isBusy={isBusy} onClick={() => void handleClick()}>
      <LogOut size={24} strokeWidth={1.75} aria-hidden />
      <FormattedMessage id="account.logOut" defaultMessage="Log out" description="Button" />
    </Button>
  )
}
