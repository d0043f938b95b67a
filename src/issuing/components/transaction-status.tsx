import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import type { TransactionItem, TransactionState } from '@/domain/transaction-item'
import { formatDate, formatTime } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { tokens } from '@/theme/tokens'
import type { ItemKind } from '../issue-intents'

const words = defineMessages({
  available: {
    id: 'issuing.status.available',
    defaultMessage: 'Available',
    description: 'A redeemed privilege',
  },
  received: { id: 'issuing.status.received', defaultMessage: 'Received', description: 'A package' },
  used: { id: 'issuing.status.used', defaultMessage: 'Used', description: 'A privilege or package' },
  expired: { id: 'issuing.status.expired', defaultMessage: 'Expired', description: 'A privilege or package' },
  canceled: {
    id: 'issuing.status.canceled',
    defaultMessage: 'Canceled',
    description: 'A privilege or package',
  },
})

const Badge = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space(2)};
  margin: 0;
  font-weight: 700;
  color: ${tokens.color.textMuted};
  &[data-state='usable'] {
    color: ${tokens.color.success};
  }
  &[data-state='expired'] {
    color: ${tokens.color.danger};
  }
`

const wordOf = (kind: ItemKind, state: Exclude<TransactionState, 'unknown'>) =>
  state === 'usable' ? words[kind === 'privilege' ? 'available' : 'received'] : words[state]

/** What has become of a redeemed privilege or package, announced when staff have used it; nothing for an unknown status. */
export function TransactionStatus({ kind, item }: { kind: ItemKind; item: TransactionItem }) {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  const { state, usedAt } = item
  return (
    <Badge role="status" data-state={state}>
      {state !== 'unknown' && <span>{formatMessage(wordOf(kind, state))}</span>}
      {state === 'used' && usedAt && (
        <span>
          <FormattedMessage
            id="issuing.status.usedAt"
            defaultMessage="{date} at {time}"
            description="When something was used"
            values={{ date: formatDate(usedAt, locale), time: formatTime(usedAt, locale) }}
          />
        </span>
      )}
    </Badge>
  )
}
