import { Languages } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useChooseLanguage } from '@/store/switch-language'
import { LanguageSwitch } from '@/ui/language-switch'
import { SettingRow } from './setting-row'

export function LanguageRow() {
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
