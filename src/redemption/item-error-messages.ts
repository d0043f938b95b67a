import { defineMessages } from 'react-intl'
import type { OwnMessages } from '@/i18n/error-messages'
import type { ItemKind } from './attempts'

/** What an item is refused with: the catalogue's messages (spec 8) speak of privileges, where a package may be meant. */
export const itemErrorMessages: Partial<Record<ItemKind, OwnMessages>> = {
  package: defineMessages({
    'not enough points': {
      id: 'redemption.error.notEnoughPoints',
      defaultMessage: 'You don’t have enough points for this package',
    },
    'limit reached': {
      id: 'redemption.error.limitReached',
      defaultMessage: 'No coupons left',
    },
    'privilege expired': {
      id: 'redemption.error.expired',
      defaultMessage: 'This package has expired',
    },
  }),
}
