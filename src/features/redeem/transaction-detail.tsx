import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { formatCost, formatDateTime, formatNumber } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { useToday } from '@/lib/use-today'
import { useWhileVisible } from '@/lib/use-while-visible'
import { CalendarButton, useAddToCalendar } from '@/features/sharing/calendar-button'
import { tokens } from '@/theme/tokens'
import { AsOf, type ShownRead } from '@/ui/as-of'
import { Button } from '@/ui/button'
import { Phrases } from '@/ui/phrases'
import { BusyNote } from '@/ui/busy-note'
import { isUnseen, markSeen } from './attempts'
import { itemKinds, type ItemKind } from './item-kinds'
import { removeStaffCode } from './staff-codes'
import { statusMessages } from '@/ui/page-words'
import type { TransactionItem } from './transaction-item'
import { Description, DetailName, Fact, FactList, LastDay } from './detail-parts'
import { DetailFrame } from './item-page'
import { sumWords } from './redeem-question'
import { RedemptionNotice } from './redemption-state'
import { CodeNotice, StaffCode, useStaffCode } from './staff-code'

/** How soon the member's screen shows that staff have used the code. */
const REREAD_MS = 4000
/** How soon it shows that it can no longer be used: another phone has, or its last day has passed. */
const REREAD_USABLE_MS = 30_000
/** After this long on screen the transaction counts as seen, and no page leads here any more. */
const SEEN_AFTER_MS = 2000

/** Reserves room below a running code for the age of the page: the code must not move while staff scan it. */
const AgePlace = styled.div`
  min-height: ${tokens.tap};
`

interface TransactionDetailProps {
  kind: ItemKind
  item: TransactionItem
  picture: ReactNode
  age: ShownRead
}

export function TransactionDetail({ kind, item, picture, age }: TransactionDetailProps) {
  const locale = useLocale()
  const { transactionId, status, isUsable, cost, issuedAt } = item
  const code = useStaffCode(kind, item)
  const runningCode = isUsable && code.state === 'running' ? code.code : undefined
  const isRunning = runningCode !== undefined
  const [isNew] = useState(() => isUnseen(transactionId))
  const [agePlace, setAgePlace] = useState<HTMLElement | null>(null)
  const nameRef = useRef<HTMLHeadingElement>(null)
  const hasAsked = useRef(false)
  const name = (
    <DetailName ref={nameRef} tabIndex={-1}>
      <Phrases>{item.title}</Phrases>
    </DetailName>
  )
  const reread = useEffectEvent(age.refetch)
  // A package has no flag for "no expiry": without a date it is unknown.
  const hasValidity = isUsable && (kind === 'privilege' || item.validity.kind !== 'unknown')

  useEffect(() => {
    // Delayed, because a page that is being reloaded may run this unseen.
    const timer = setTimeout(() => markSeen(transactionId), SEEN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [transactionId])
  useEffect(() => {
    if (status && !isUsable) removeStaffCode(transactionId)
  }, [status, isUsable, transactionId])
  useEffect(() => {
    if (code.state === 'over') reread()
  }, [code.state])
  useEffect(() => {
    // The code replaces the picture, which may be scrolled out of view.
    if (!isRunning) return
    window.scrollTo(0, 0)
    // The focused button is gone.
    if (hasAsked.current) nameRef.current?.focus({ preventScroll: true })
  }, [isRunning])
  const handleUse = () => {
    hasAsked.current = true
    code.use()
  }
  useWhileVisible(() => void age.refetch(), isRunning ? REREAD_MS : isUsable ? REREAD_USABLE_MS : undefined)

  return (
    <DetailFrame
      picture={
        isRunning ? (
          <StaffCode
            code={runningCode}
            end={code.end}
            secondsLeft={code.secondsLeft}
            picture={picture}
            name={name}
            title={item.title}
          />
        ) : (
          picture
        )
      }
      actions={
        isUsable &&
        !isRunning && (
          <>
            <BusyNote isBusy={code.isBusy} />
            <Button isFullWidth isBusy={code.isBusy} onClick={handleUse}>
              <FormattedMessage
                id="redeem.use"
                defaultMessage="Use now"
                description="Button: issues the code for the staff"
              />
            </Button>
          </>
        )
      }
    >
      {isRunning ? (
        <AgePlace ref={setAgePlace} />
      ) : (
        <div>
          {name}
          <TransactionStatus item={item} />
        </div>
      )}
      <AsOf read={age} place={agePlace} />
      {isUsable && !isRunning && (
        <>
          {isNew && <RedemptionNotice role="status" kind={kind} status="done" />}
          <CodeNotice state={code.state} />
        </>
      )}
      <FactList>
        {hasValidity && <LastDay validity={item.validity} />}
        {issuedAt && (
          <Fact label={<FormattedMessage {...itemKinds[kind].words.takenAt} />}>
            {formatDateTime(issuedAt, locale)}
          </Fact>
        )}
        {kind === 'package' && (
          <Fact
            label={
              <FormattedMessage
                id="redeem.coupons"
                defaultMessage="Coupons"
                description="Before the number of coupons that a member has received"
              />
            }
          >
            <FormattedMessage
              id="redeem.couponCount"
              defaultMessage="{count}"
              description="Behind the word Coupons; count is a formatted number"
              values={{ count: formatNumber(item.amount) }}
            />
          </Fact>
        )}
        {cost !== undefined && (
          <Fact label={<FormattedMessage {...sumWords.cost} />}>{formatCost(cost, locale)}</Fact>
        )}
      </FactList>
      {isUsable && !isRunning && <LastDayButton kind={kind} item={item} />}
      <Description text={item.description} />
    </DetailFrame>
  )
}

const calendar = defineMessages<{ title: { title: string }; about: never }>({
  title: {
    id: 'redeem.calendar.title',
    defaultMessage: 'Last day: {title}',
    description: 'Title of an entry in the member’s calendar; title is a privilege or package',
  },
  about: { id: 'redeem.calendar.about', defaultMessage: 'See it in the app' },
})

function LastDayButton({ kind, item }: Pick<TransactionDetailProps, 'kind' | 'item'>) {
  const { validity, title, itemId } = item
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
    path: itemKinds[kind].history,
  }
  return <CalendarButton onClick={() => add(entry)} />
}

const Badge = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space(2)};
  font-weight: 700;
  color: ${tokens.color.textMuted};
  &[data-usable] {
    color: ${tokens.color.success};
  }
  &[data-status='expired'] {
    color: ${tokens.color.danger};
  }
`

/** The status, announced when staff have used it; nothing if unknown. */
function TransactionStatus({ item: { status, isUsable, usedAt } }: { item: TransactionItem }) {
  const locale = useLocale()
  return (
    <Badge role="status" data-status={status} data-usable={isUsable || undefined}>
      {status && (
        <span>
          <FormattedMessage {...statusMessages[status]} />
        </span>
      )}
      {status === 'used' && usedAt && <span>{formatDateTime(usedAt, locale)}</span>}
    </Badge>
  )
}
