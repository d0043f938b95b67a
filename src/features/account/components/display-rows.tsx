import { ALargeSmall, Leaf } from 'lucide-react'
import { defineMessages, FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { saveDataSaver, saveTextSize, TEXT_SIZES } from '@/theme/display'
import { useDataSaver, useRootData } from '@/lib/use-root-data'
import { tokens } from '@/theme/tokens'
import { ChoiceChips } from '@/ui/choice-chips'
import { Switch } from '@/ui/switch'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { SettingRow } from './setting-row'

const messages = defineMessages({
  textSize: { id: 'account.textSize', defaultMessage: 'Text size', description: 'Names a choice of three' },
  normal: { id: 'account.textSize.normal', defaultMessage: 'Normal', description: 'Text size' },
  large: { id: 'account.textSize.large', defaultMessage: 'Large', description: 'Text size' },
  xlarge: { id: 'account.textSize.xlarge', defaultMessage: 'Extra large', description: 'Text size' },
  dataSaver: { id: 'account.dataSaver', defaultMessage: 'Data saver', description: 'Switch' },
})

const About = styled.p`
  flex-basis: 100%;
  padding-inline-start: 36px;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.sm};
`

const CHOICES = TEXT_SIZES.map((value) => ({ value, label: <FormattedMessage {...messages[value]} /> }))

/** Three sizes of text, beyond what the phone itself is set to. */
export function TextSizeRow() {
  // Another tab may change it too.
  const shown = useRootData('text')
  const size = TEXT_SIZES.find((one) => one === shown) ?? 'normal'
  const name = <FormattedMessage {...messages.textSize} />
  return (
    <SettingRow Icon={ALargeSmall} name={name}>
      <ChoiceChips
        label={name}
        isLabelHidden
        isWrapping
        choices={CHOICES}
        value={size}
        onChange={saveTextSize}
      />
    </SettingRow>
  )
}

/** Leaves out covers, the cards' pictures and motion. */
export function DataSaverRow() {
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
          defaultMessage="Shows no covers, no pictures of privileges and packages, and no motion."
          description="Under the data saver"
        />
      </About>
    </SettingRow>
  )
}
