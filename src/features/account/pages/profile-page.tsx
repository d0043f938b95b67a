import { defineMessages, FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { ServiceFooter } from '@/brand/service-footer'
import { APP_VERSION } from '@/config/constants'
import { tokens } from '@/theme/tokens'
import { DataSaverRow, TextSizeRow } from '../components/display-rows'
import { LanguageRow } from '../components/language-row'
import { LogOutButton } from '../components/log-out-button'
import { MemberHead } from '../components/member-head'
import { OwnDataSection } from '../components/own-data-section'
import { MenuSection } from '../components/menu-section'
import { ProfileLayout } from '../components/profile-layout'
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
