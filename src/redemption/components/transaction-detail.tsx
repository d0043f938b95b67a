import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { FormattedMessage, defineMessages, useIntl } from 'react-intl'
import styled from 'styled-components'
import { paths } from '@/addresses/paths'
import { formatDate, formatDateTime, formatNumber, formatCost, formatTime } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { useToday } from '@/lib/use-today'
import { useWhileVisible } from '@/lib/use-while-visible'
import { CalendarButton, useAddToCalendar } from '@/sharing/calendar-button'
import { tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { isUnseen, markSeen, type ItemKind } from '../attempts'
import { removeStaffCode } from '../staff-codes'
import type { TransactionItem, TransactionState } from '../transaction-item'
import { useCounterQuestion } from '../use-counter-question'
import { useOnceAnswering } from '../use-once-answering'
import { DetailFrame } from './detail-frame'
import { StaffCode, useStaffCode } from './staff-code'
import { validityFact, Description, DetailName, FactList } from './detail-text'

/** Staff use the code at the counter: the member's screen says so within this time. */
const REREAD_MS = 4000
/** How long a member sees what was redeemed before nothing has to lead there any more. */
const SEEN_AFTER_MS = 2000

const redeemedLabels = defineMessages<ItemKind>({
  privilege: { id: 'redemption.redeemedAt', defaultMessage: 'Redeemed on', description: 'Before a date' },
  package: { id: 'redemption.receivedAt', defaultMessage: 'Received on', description: 'Before a date' },
})

const CodeFrame = styled.div`
  padding: ${tokens.space(4)} ${tokens.gutter} 0;
`

interface TransactionDetailProps {
  kind: ItemKind
  item: TransactionItem
  picture: ReactNode
  /** Shown once, when the member arrives from redeeming it. */
  welcome: ReactNode
  /** Said beside its state. */
  /** Reads the transaction again. */
  onReread: () => unknown
}

/** A redeemed privilege or package: its facts, and the code that staff use it with. */
export function TransactionDetail({ kind, item, picture, welcome, onReread }: TransactionDetailProps) {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  const { transactionId, state, cost, issuedAt } = item
  const code = useStaffCode(kind, item)
  const { isWaiting, askOnceAnswering } = useOnceAnswering(useCounterQuestion(kind, code.ask))
  const [isNew] = useState(() => isUnseen(transactionId))
  const isRunning = code.state === 'running' && state === 'usable'
  const nameRef = useRef<HTMLHeadingElement>(null)
  const hasAsked = useRef(false)
  const name = (
    <DetailName ref={nameRef} tabIndex={-1}>
      {item.title}
    </DetailName>
  )
  const reread = useEffectEvent(onReread)
  // A package's history need not say that it is for ever: without a date there is nothing to tell.
  const hasValidity = state === 'usable' && (kind === 'privilege' || item.validity.kind !== 'unknown')

  useEffect(() => {
    // Not at once: a document that is being reloaded may get here, and nobody would have seen what it shows.
    const timer = setTimeout(() => markSeen(transactionId), SEEN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [transactionId])
  useEffect(() => {
    if (state !== 'usable' && state !== 'unknown') removeStaffCode(transactionId)
  }, [state, transactionId])
  useEffect(() => {
    if (code.state === 'over') reread()
  }, [code.state])
  useEffect(() => {
    // The code takes the picture's place, which a member who has read on does not see.
    if (!isRunning) return
    window.scrollTo(0, 0)
    // The button that was tapped is gone.
    if (hasAsked.current) nameRef.current?.focus({ preventScroll: true })
  }, [isRunning])
  const handleUse = () => {
    hasAsked.current = true
    askOnceAnswering()
  }
  useWhileVisible(onReread, isRunning ? REREAD_MS : undefined)

  return (
    <DetailFrame
      picture={
        isRunning ? (
          <CodeFrame>
            <StaffCode {...code} picture={picture} name={name} />
          </CodeFrame>
        ) : (
          picture
        )
      }
      actions={
        state === 'usable' &&
        code.state !== 'running' && (
          <Button isFullWidth isBusy={code.isBusy || isWaiting} onClick={handleUse}>
            <FormattedMessage
              id="redemption.use"
              defaultMessage="Use now"
              description="Button: issues the code for the staff"
            />
          </Button>
        )
      }
    >
      <div>
        {!isRunning && name}
        {!isRunning && <TransactionStatus kind={kind} item={item} />}
      </div>
      {isNew && state === 'usable' && !isRunning && welcome}
      {!isRunning && state === 'usable' && <StaffCode {...code} picture={picture} name={name} />}
      <FactList
        facts={[
          hasValidity && validityFact(item.validity),
          issuedAt && {
            key: 'redeemed',
            label: formatMessage(redeemedLabels[kind]),
            value: formatDateTime(issuedAt, locale),
          },
          kind === 'package' && {
            key: 'coupons',
            label: (
              <FormattedMessage
                id="redemption.coupons"
                defaultMessage="Coupons"
                description="Before the number of coupons that a member has received"
              />
            ),
            value: (
              <FormattedMessage
                id="redemption.couponCount"
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
                id="redemption.cost"
                defaultMessage="Points used"
                description="Before an amount"
              />
            ),
            value: formatCost(cost, locale),
          },
        ]}
      />
      {!isRunning && state === 'usable' && <LastDayButton kind={kind} item={item} />}
      <Description text={item.description} />
    </DetailFrame>
  )
}

const calendar = defineMessages<{ title: { title: string }; about: never }>({
  title: {
    id: 'redemption.calendar.title',
    defaultMessage: 'Last day: {title}',
    description: 'Title of an entry in the member’s calendar; title is a privilege or package',
  },
  about: {
    id: 'redemption.calendar.about',
    defaultMessage: 'See it in the app',
    description: 'In an entry of the member’s calendar, before the link to the history',
  },
})

const HISTORIES = { privilege: paths.privilegeHistory, package: paths.packageHistory }

/** Puts the last day of what can still be used into the member's calendar. */
function LastDayButton({
  kind,
  item: { validity, title, itemId },
}: {
  kind: ItemKind
  item: TransactionItem
}) {
  const { formatMessage } = useIntl()
  const today = useToday()
  const add = useAddToCalendar()
  if (!add || validity.kind !== 'date' || validity.date < today) return null
  const entry = {
    kind,
    item: itemId,
    day: validity.date,
    title: formatMessage(calendar.title, { title }),
    about: formatMessage(calendar.about),
    path: HISTORIES[kind],
  }
  return <CalendarButton onClick={() => add(entry)} />
}

const messages = defineMessages({
  available: {
    id: 'redemption.status.available',
    defaultMessage: 'Available',
    description: 'A redeemed privilege',
  },
  received: { id: 'redemption.status.received', defaultMessage: 'Received', description: 'A package' },
  used: { id: 'redemption.status.used', defaultMessage: 'Used', description: 'A privilege or package' },
  expired: {
    id: 'redemption.status.expired',
    defaultMessage: 'Expired',
    description: 'A privilege or package',
  },
  canceled: {
    id: 'redemption.status.canceled',
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
  state === 'usable' ? messages[kind === 'privilege' ? 'available' : 'received'] : messages[state]

/** What has become of a redeemed privilege or package, announced when staff have used it; nothing for an unknown status. */
function TransactionStatus({ kind, item }: { kind: ItemKind; item: TransactionItem }) {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  const { state, usedAt } = item
  return (
    <Badge role="status" data-state={state}>
      {state !== 'unknown' && <span>{formatMessage(wordOf(kind, state))}</span>}
      {state === 'used' && usedAt && (
        <span>
          {usedAt.includes('T') ? (
            <FormattedMessage
              id="redemption.status.usedAt"
              defaultMessage="{date} at {time}"
              description="When something was used"
              values={{ date: formatDate(usedAt, locale), time: formatTime(usedAt, locale) }}
            />
          ) : (
            formatDate(usedAt, locale)
          )}
        </span>
      )}
    </Badge>
  )
}
