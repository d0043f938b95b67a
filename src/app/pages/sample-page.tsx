import { FormattedMessage } from 'react-intl'
import { PlainText } from './plain-text'

/** The placeholder of spec 2. */
export default function SamplePage() {
  return (
    <PlainText>
      <FormattedMessage id="shell.sample.text" defaultMessage="Nothing to do here." />
    </PlainText>
  )
}
