import { FormattedMessage } from 'react-intl'
import { Validity } from '@/ui/validity'
import type { ItemValidity } from '@/domain/item-validity'
import type { Fact } from './detail-text'

/** The line of facts that says until when something can be used. */
export function validityFact(validity: ItemValidity): Fact {
  return {
    key: 'validity',
    label: <FormattedMessage id="issuing.validity" defaultMessage="Valid" description="Above a date" />,
    value: <Validity validity={validity} />,
  }
}
