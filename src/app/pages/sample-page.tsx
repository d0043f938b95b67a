import { FormattedMessage } from 'react-intl'
import { StateColumn } from '@/ui/empty-state'

/** The placeholder of spec 2. */
export default function SamplePage() {
  return (
    <StateColumn as="p">
      <FormattedMessage id="shell.sample.text" defaultMessage="Nothing to do here." />
    </StateColumn>
  )
}
