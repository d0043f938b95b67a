import { ALargeSmall, KeyRound, Languages, Leaf, Smartphone, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl'
import styled from 'styled-components'
import { paths } from '@/addresses/paths'
import { shareableAddress } from '@/addresses/shareable-address'
import { pageTitles } from '@/i18n/page-titles'
import { useDataSaver, useRootData } from '@/lib/use-root-data'
import { useLineAction, useExtrasInLine } from '@/features/sharing/use-line-action'
import { useAppSelector } from '@/store/hooks'
import { useChooseLanguage } from '@/store/switch-language'
import { saveDataSaver, saveTextSize, TEXT_SIZES } from '@/theme/display'
import { tokens } from '@/theme/tokens'
import { ChoiceChips } from '@/ui/choice-chips'
import { languageWord, LanguageSwitch } from '@/ui/language-switch'
import { Label } from '@/ui/label'
import { Muted } from '@/ui/muted'
import { Switch } from '@/ui/switch'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { ActionRow, MenuSection, PageRow, Row, rowIcon, RowName } from './menu-section'

const messages = defineMessages({
  title: { id: 'account.section.settings', defaultMessage: 'Settings', description: 'Heading' },
  textSize: { id: 'account.textSize', defaultMessage: 'Text size', description: 'Names a choice of three' },
  normal: { id: 'account.textSize.normal', defaultMessage: 'Normal', description: 'Text size' },
  large: { id: 'account.textSize.large', defaultMessage: 'Large', description: 'Text size' },
  xlarge: { id: 'account.textSize.xlarge', defaultMessage: 'Extra large', description: 'Text size' },
  dataSaver: { id: 'account.dataSaver', defaultMessage: 'Data saver', description: 'Switch' },
  homeScreen: {
    id: 'account.homeScreen',
    defaultMessage: 'Add to home screen',
    description: "Row: button; the home screen is the phone's",
  },
})

/** Display and language on this phone, and the member's PIN. */
export function SettingsSection() {
  const chooseLanguage = useChooseLanguage()
  return (
    <MenuSection title={messages.title}>
      <SettingRow Icon={Languages} name={languageWord}>
        <LanguageSwitch onSwitch={chooseLanguage} />
      </SettingRow>
      <TextSizeRow />
      <DataSaverRow />
      <HomeScreenRow />
      <PageRow to={paths.resetPin} title={pageTitles.resetPin} Icon={KeyRound} />
    </MenuSection>
  )
}

/** On a line of its own, indented to the name's text, past its icon. */
const Below = styled.div`
  flex-basis: 100%;
  padding-inline-start: calc(24px + ${tokens.space(3)});
  padding-block-end: ${tokens.space(2)};
`

interface SettingRowProps {
  Icon: LucideIcon
  /** Visual only; the control has its own accessible name. */
  name: MessageDescriptor
  children: ReactNode
}

function SettingRow({ Icon, name, children }: SettingRowProps) {
  return (
    <Row>
      <RowName aria-hidden>
        <Icon {...rowIcon} />
        <Label>
          <FormattedMessage {...name} />
        </Label>
      </RowName>
      {children}
    </Row>
  )
}

const CHOICES = TEXT_SIZES.map((value) => ({ value, label: <FormattedMessage {...messages[value]} /> }))

/** Three text sizes on top of the phone's own setting. */
function TextSizeRow() {
  // Another tab may change it.
  const shown = useRootData('text')
  const size = TEXT_SIZES.find((one) => one === shown) ?? 'normal'
  return (
    <SettingRow Icon={ALargeSmall} name={messages.textSize}>
      <Below>
        <ChoiceChips
          label={<FormattedMessage {...messages.textSize} />}
          isLabelHidden
          choices={CHOICES}
          value={size}
          onChange={saveTextSize}
        />
      </Below>
    </SettingRow>
  )
}

/** Turns off covers, card pictures and motion. */
function DataSaverRow() {
  const isOn = useDataSaver()
  return (
    <SettingRow Icon={Leaf} name={messages.dataSaver}>
      <Switch isOn={isOn} onChange={saveDataSaver}>
        <VisuallyHidden>
          <FormattedMessage {...messages.dataSaver} />
        </VisuallyHidden>
      </Switch>
      <Below as={Muted}>
        <FormattedMessage id="account.dataSaver.about" defaultMessage="Hides pictures and motion." />
      </Below>
    </SettingRow>
  )
}

/** Adds home to the phone's home screen: LINE asks the member, and does not report the choice. */
function HomeScreenRow() {
  const brandRef = useAppSelector((state) => state.session.brandRef)
  const isGlobal = useAppSelector((state) => state.session.isGlobal)
  const addToHomeScreen = useExtrasInLine()?.addToHomeScreen
  const run = useLineAction()
  const [isBusy, setIsBusy] = useState(false)
  // Only available in a verified MINI App.
  if (!addToHomeScreen) return null

  const add = async () => {
    setIsBusy(true)
    try {
      await addToHomeScreen(shareableAddress(paths.home, { brandRef, isGlobal }))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <ActionRow title={messages.homeScreen} Icon={Smartphone} isBusy={isBusy} onClick={() => void run(add)} />
  )
}
