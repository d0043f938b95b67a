import { FormattedMessage } from 'react-intl'
import { PlainPage } from './plain-page'

/** The placeholder of spec 2. */
export default function SamplePage() {
  return (
    <PlainPage>
      <FormattedMessage
        id="shell.sample.text"
        defaultMessage="This page is a sample. There is nothing to do here."
      />
    </PlainPage>
  )
}
