import { ALargeSmall, Languages, Leaf, LogOut, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { ServiceFooter } from '@/brand/service-footer'
import { APP_VERSION } from '@/config/constants'
import { useDataSaver, useRootData } from '@/lib/use-root-data'
import { useLogOut } from '@/session/use-log-out'
import { useChooseLanguage } from '@/store/switch-language'
import { saveDataSaver, saveTextSize, TEXT_SIZES } from '@/theme/display'
import { media, tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { ChoiceChips } from '@/ui/choice-chips'
import { LanguageSwitch } from '@/ui/language-switch'
import { Switch } from '@/ui/switch'
import { useErrorModal } from '@/ui/use-error-modal'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { HomeScreenRow } from '../components/home-screen-row'
import { LineRow } from '../components/member-facts'
import { MemberHead } from '../components/member-head'
import { legalRows, membershipRows, MenuSection, personalRows, settingRows } from '../components/menu-section'
import { OwnDataSection } from '../components/own-data-section'

const { space } = tokens

const titles = defineMessages({
  personal: { id: 'account.section.personal', defaultMessage: 'Personal info', description: 'Heading' },
  membership: {
    id: 'account.section.membership',
    defaultMessage: 'Membership and history',
    description: 'Heading',
  },
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
      head={<MemberHead />}
      member={
        <>
          <MenuSection title={<FormattedMessage {...titles.personal} />} rows={personalRows}>
            <LineRow />
          </MenuSection>
          <MenuSection title={<FormattedMessage {...titles.membership} />} rows={membershipRows} />
        </>
      }
      others={
        <>
          <MenuSection title={<FormattedMessage {...titles.legal} />} rows={legalRows} />
          <MenuSection title={<FormattedMessage {...titles.settings} />} rows={settingRows}>
            <LanguageRow />
            <TextSizeRow />
            <DataSaverRow />
            <HomeScreenRow />
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
        <FormattedMessage
          id="session.language"
          defaultMessage="Language"
          description="Group of two buttons"
        />
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
      <FormattedMessage id="shell.sideMenu.logOut" defaultMessage="Log out" description="Button" />
    </Button>
  )
}

/** One column on a phone; two below the head on a tablet, and three beside each other on a desktop. */
const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(6)};
  padding: ${space(4)} ${tokens.gutter} 0;
  ${media.tabletUp} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :first-child {
      grid-column: 1 / -1;
    }
  }
  ${media.desktopUp} {
    grid-template-columns: 380px minmax(0, 1fr) minmax(0, 1fr);
    > :first-child {
      grid-column: auto;
    }
  }
`

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
`

interface ProfileLayoutProps {
  head: ReactNode
  member: ReactNode
  others: ReactNode
}

function ProfileLayout({ head, member, others }: ProfileLayoutProps) {
  return (
    <Root>
      {head}
      <Column>{member}</Column>
      <Column>{others}</Column>
    </Root>
  )
}

/** Laid out as the rows that lead somewhere; the control goes below its name where both do not fit. */
const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${tokens.space(3)};
  min-height: 56px;
  padding: ${tokens.space(1)} ${tokens.space(4)};
`

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: ${tokens.space(3)};
  min-height: ${tokens.tap};
`

/** What stands under a name begins where its words do, not under its icon. */
const BELOW_NAME = `calc(24px + ${tokens.space(3)})`

/** The control in a line of its own, below the name. */
const Below = styled.div`
  flex-basis: 100%;
  padding-inline-start: ${BELOW_NAME};
  padding-block-end: ${tokens.space(2)};
`

interface SettingRowProps {
  Icon: LucideIcon
  /** For the eye alone: the control has its own name. */
  name: ReactNode
  /** The control. */
  children: ReactNode
}

/** A setting that is changed in its row. */
function SettingRow({ Icon, name, children }: SettingRowProps) {
  return (
    <Row>
      <Name aria-hidden>
        <Icon size={24} strokeWidth={1.75} />
        {name}
      </Name>
      {children}
    </Row>
  )
}

const messages = defineMessages({
  textSize: { id: 'account.textSize', defaultMessage: 'Text size', description: 'Names a choice of three' },
  normal: { id: 'account.textSize.normal', defaultMessage: 'Normal', description: 'Text size' },
  large: { id: 'account.textSize.large', defaultMessage: 'Large', description: 'Text size' },
  xlarge: { id: 'account.textSize.xlarge', defaultMessage: 'Extra large', description: 'Text size' },
  dataSaver: { id: 'account.dataSaver', defaultMessage: 'Data saver', description: 'Switch' },
})

const About = styled.p`
  flex-basis: 100%;
  padding: 0 0 ${tokens.space(2)} ${BELOW_NAME};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.sm};
`

const CHOICES = TEXT_SIZES.map((value) => ({ value, label: <FormattedMessage {...messages[value]} /> }))

/** Three sizes of text, beyond what the phone itself is set to. */
function TextSizeRow() {
  // Another tab may change it too.
  const shown = useRootData('text')
  const size = TEXT_SIZES.find((one) => one === shown) ?? 'normal'
  const name = <FormattedMessage {...messages.textSize} />
  return (
    <SettingRow Icon={ALargeSmall} name={name}>
      <Below>
        <ChoiceChips
          label={name}
          isLabelHidden
          isWrapping
          choices={CHOICES}
          value={size}
          onChange={saveTextSize}
        />
      </Below>
    </SettingRow>
  )
}

/** Leaves out covers, the cards' pictures and motion. */
function DataSaverRow() {
  const isOn = useDataSaver()
  return (
    <SettingRow Icon={Leaf} name={<FormattedMessage {...messages.dataSaver} />}>
      <Switch isOn={isOn} onChange={saveDataSaver}>
        <VisuallyHidden>
          <FormattedMessage {...messages.dataSaver} />
        </VisuallyHidden>
      </Switch>
      <About>
        <FormattedMessage
          id="account.dataSaver.about"
          defaultMessage="Hides pictures and motion."
          description="Under the data saver"
        />
      </About>
    </SettingRow>
  )
}
