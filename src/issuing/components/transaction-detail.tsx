import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import type { TransactionItem } from '@/domain/transaction-item'
import { formatDate, formatNumber, formatPoints, formatTime } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { useWhileVisible } from '@/lib/use-while-visible'
import { tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { isUnseen, markSeen, type ItemKind } from '../issue-intents'
import { dropCode } from '../issued-codes'
import { useCounterQuestion } from '../use-counter-question'
import { useIssuedCode } from '../use-issued-code'
import { DetailFrame } from './detail-frame'
import { Description, DetailName, FactList } from './detail-text'
import { StaffCode } from './staff-code'
import { TransactionStatus } from './transaction-status'
import { validityFact } from './validity-fact'

/** Staff use the code at the counter: the member's screen says so within this time. */
const REREAD_MS = 4000
/** How long a member sees what was issued before nothing has to lead there any more. */
const SEEN_AFTER_MS = 2000

const issuedLabels = defineMessages<ItemKind>({
  privilege: { id: 'issuing.issuedAt', defaultMessage: 'Redeemed on', description: 'Before a date' },
  package: { id: 'issuing.receivedAt', defaultMessage: 'Received on', description: 'Before a date' },
})

const CodeFrame = styled.div`
  padding: ${tokens.space(4)} ${tokens.gutter} 0;
`

interface TransactionDetailProps {
  kind: ItemKind
  item: TransactionItem
  picture: ReactNode
  /** Shown once, when the member arrives from issuing it. */
  welcome: ReactNode
  /** Reads the transaction again. */
  onReread: () => void
}

/** A redeemed privilege or package: its facts, and the code that staff use it with (behaviour, Privilege). */
export function TransactionDetail({ kind, item, picture, welcome, onReread }: TransactionDetailProps) {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  const { transactionId, state, cost, issuedAt } = item
  const code = useIssuedCode(kind, transactionId, item.title)
  const ask = useCounterQuestion(kind, code.ask)
  const [isNew] = useState(() => isUnseen(transactionId))
  const isRunning = code.state === 'running' && state === 'usable'
  const reread = useEffectEvent(onReread)
  // A package's history does not say that it is for ever: without a date there is nothing to tell.
  const hasValidity = state === 'usable' && (kind === 'privilege' || item.validity.kind !== 'unknown')

  useEffect(() => {
    // Not at once: a document that is being reloaded may get here, and nobody would have seen what it shows.
    const timer = setTimeout(() => markSeen(transactionId), SEEN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [transactionId])
  useEffect(() => {
    if (state !== 'usable' && state !== 'unknown') dropCode(transactionId)
  }, [state, transactionId])
  useEffect(() => {
    if (code.state === 'over') reread()
  }, [code.state])
  useWhileVisible(onReread, isRunning ? REREAD_MS : undefined)

  return (
    <DetailFrame
      picture={
        isRunning ? (
          <CodeFrame>
            <StaffCode {...code} />
          </CodeFrame>
        ) : (
          picture
        )
      }
      actions={
        state === 'usable' &&
        code.state !== 'running' && (
          <Button isFullWidth isBusy={code.isBusy} onClick={ask}>
            <FormattedMessage
              id="issuing.use"
              defaultMessage="Use now"
              description="Button: issues the code for the staff"
            />
          </Button>
        )
      }
    >
      <div>
        <DetailName>{item.title}</DetailName>
        <TransactionStatus kind={kind} item={item} />
      </div>
      {isNew && state === 'usable' && !isRunning && welcome}
      {!isRunning && state === 'usable' && <StaffCode {...code} />}
      <FactList
        facts={[
          hasValidity && validityFact(item.validity),
          issuedAt && {
            key: 'issued',
            label: formatMessage(issuedLabels[kind]),
            value: `${formatDate(issuedAt, locale)} ${formatTime(issuedAt, locale)}`,
          },
          kind === 'package' && {
            key: 'coupons',
            label: (
              <FormattedMessage
                id="issuing.coupons"
                defaultMessage="Coupons"
                description="Before the number of coupons that a member has received"
              />
            ),
            value: (
              <FormattedMessage
                id="issuing.couponCount"
                defaultMessage="{count}"
                description="Behind the word Coupons; count is a formatted number"
                values={{ count: formatNumber(item.amount) }}
              />
            ),
          },
          cost !== undefined && {
            key: 'cost',
            label: (
              <FormattedMessage
                id="issuing.cost"
                defaultMessage="Points used"
                description="Before an amount"
              />
            ),
            value: formatPoints(cost * item.amount, locale),
          },
        ]}
      />
      <Description text={item.description} />
    </DetailFrame>
  )
}
