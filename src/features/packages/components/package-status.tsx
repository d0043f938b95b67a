import { defineMessage, useIntl } from 'react-intl'
import type { PackageItem } from '@/domain/package-item'
import { fullyRedeemed, ItemStatus } from '@/ui/item-status'
import { expired } from '../expired'

const available = defineMessage({
  id: 'packages.available',
  defaultMessage: 'Available now',
  description: 'On a card: the member can take a coupon of the package',
})

const states = { available, expired, fullyRedeemed }

/** Whether the member can take a package, and if not, why. */
export function PackageStatus({ state }: Pick<PackageItem, 'state'>) {
  const { formatMessage } = useIntl()
  return (
    <ItemStatus data-tone={state === 'available' ? 'yes' : undefined}>
      {formatMessage(states[state])}
    </ItemStatus>
  )
}
