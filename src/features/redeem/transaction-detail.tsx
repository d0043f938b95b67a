import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { formatCost, formatDateTime, formatNumber, unbroken } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { tell } from '@/lib/usage'
import { useToday } from '@/lib/use-today'
import { useWhileVisible } from '@/lib/use-while-visible'
import { CalendarButton, useAddToCalendar } from '@/features/sharing/calendar-button'
import { isBalanceOld, useProfile } from '@/session/use-member'
import { media, tokens } from '@/theme/tokens'
import { AsOf, type ShownRead } from '@/ui/as-of'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { DrawnTick } from '@/ui/drawn-tick'
import { Muted } from '@/ui/muted'
import { Phrases } from '@/ui/phrases'
import { PointsDisplay } from '@/ui/points-display'
import { Skeleton } from '@/ui/skeleton'
import { BusyNote } from '@/ui/busy-note'
import { isUnseen, markSeen } from './attempts'
import { countOf, itemKinds, type ItemKind } from './item-kinds'
import { removeStaffCode } from './staff-codes'
import { pageWords, statusMessages } from '@/ui/page-words'
import type { TransactionItem } from './transaction-item'
import { Description, isShortText, DetailName, Fact, FactList, LastDay } from './detail-parts'
import { DETAIL_GAP, DetailFrame } from './item-page'
import { sumWords } from './redeem-question'
import { CodeNotice, StaffCode, useStaffCode } from './staff-code'

/** How soon the member's screen shows that staff have used the code. */
const REREAD_MS = 4000
/** How soon it shows that it can no longer be used: another phone has, or its last day has passed. */
const REREAD_USABLE_MS = 30_000
/** After this long on screen the transaction counts as seen, and no page leads here any more. */
const SEEN_AFTER_MS = 2000

/** For the age of the page, below a running code and its facts: they must not move while staff scan it. */
const AgePlace = styled.div`
  &:empty {
    position: absolute;
  }
`

/** The state of a history entry whose page is to ask for the code at once. */
export const USE_AT_ONCE = 'use'

const again = defineMessage({
  id: 'redeem.code.again',
  defaultMessage: 'Get a new code',
  description: 'Button below a code for the staff that may have expired',
})

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
  const mayRun = code.state === 'running' || code.state === 'open'
  const runningCode = isUsable && mayRun ? code.code : undefined
  const isRunning = runningCode !== undefined
  const isShort = !isRunning && isShortText(item.description)
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
    if (!status || isUsable) return
    if (removeStaffCode(transactionId) && status === 'used') tell('used', { kind })
  }, [status, isUsable, transactionId, kind])
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
  // Asked at once where the member has tapped "Use" in a list, but not when they come back or reload.
  const { state } = useLocation()
  const type = useNavigationType()
  const useAtOnce = useEffectEvent(() => isUsable && !isRunning && handleUse())
  useEffect(() => {
    if (state === USE_AT_ONCE && type === NavigationType.Push) useAtOnce()
  }, [state, type])
  useWhileVisible(() => void age.refetch(), isRunning ? REREAD_MS : isUsable ? REREAD_USABLE_MS : undefined)

  return (
    <DetailFrame
      isTicket
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
        code.state !== 'running' && (
          <>
            <BusyNote isBusy={code.isBusy} />
            <Button
              variant={isRunning ? 'quiet' : 'primary'}
              isFullWidth
              isBusy={code.isBusy}
              onClick={handleUse}
            >
              <FormattedMessage {...(isRunning ? again : itemKinds[kind].words.use)} />
            </Button>
          </>
        )
      }
    >
      <Ticket data-flat={isRunning || undefined}>
        {!isRunning && (
          <Stub>
            <TransactionStatus kind={kind} item={item} isNew={isNew} />
            {name}
            {isShort && (
              <Muted as="div">
                <Description text={item.description} />
              </Muted>
            )}
          </Stub>
        )}
        <FactList>
          {hasValidity && <LastDay validity={item.validity} hasDaysLeft />}
          {issuedAt && !isNew && (
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
                {...countOf.package}
                values={{ count: formatNumber(item.amount), n: item.amount }}
              />
            </Fact>
          )}
          {cost !== undefined && (
            <Fact label={<FormattedMessage {...sumWords.cost} />}>{formatCost(cost, locale)}</Fact>
          )}
          {isNew && !!cost && <NewBalance />}
        </FactList>
      </Ticket>
      {isRunning && <AgePlace ref={setAgePlace} />}
      <AsOf read={age} place={agePlace} />
      {isUsable && !isRunning && <CodeNotice state={code.state} />}
      {isUsable && !isRunning && <LastDayButton kind={kind} item={item} />}
      {isUsable && !isRunning && isNew && (
        <Muted>
          <Phrases>
            <FormattedMessage
              id="redeem.later"
              defaultMessage="Use it later if you like: it’s in {kind, select, privilege {My privileges} other {My coupons}}."
              description="After redeeming: where the privilege or package is kept"
              values={{ kind }}
            />
          </Phrases>
        </Muted>
      )}
      {!isShort && <Description text={item.description} />}
    </DetailFrame>
  )
}

const calendar = defineMessages<{ title: { title: string }; about: never }>({
  title: {
    id: 'redeem.calendar.title',
    defaultMessage: 'Last day to use {title}',
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

const HOLE = '8px'
const cut = (side: string, edge: string) =>
  `radial-gradient(circle ${HOLE} at ${side} ${edge}, transparent 98%, black)`

/** A part of a ticket, behind its contents, with a half of either hole at the edge where they meet. */
const part = (edge: '0' | '100%', inset: string) => css`
  content: '';
  position: absolute;
  inset: ${inset};
  z-index: -1;
  border-radius: ${edge === '0'
    ? `0 0 ${tokens.radius.card} ${tokens.radius.card}`
    : `${tokens.radius.card} ${tokens.radius.card} 0 0`};
  background: ${tokens.color.surfaceRaised};
  mask: ${cut('0', edge)}, ${cut('100%', edge)};
  mask-composite: intersect;
`

/** On a phone it covers the foot of the picture. */
const Ticket = styled(Card)`
  position: relative;
  --points-size: ${tokens.font.size.xl};
  /* Its two parts paint it, and its shadow follows their outline. */
  background: none;
  box-shadow: none;
  /* Short, so that the holes show the page. */
  filter: drop-shadow(0 1px 2px color-mix(in srgb, black 16%, transparent));
  padding-block-end: ${tokens.space(2)};
  margin-block-start: calc(-40px - ${DETAIL_GAP});
  ${media.tabletUp} {
    margin-block-start: 0;
  }
  > dl {
    position: relative;
  }
  &:not([data-flat]) > dl::before {
    ${part('0', `-${tokens.space(2)} -${tokens.space(4)}`)}
  }
  &[data-flat] {
    margin-block-start: ${tokens.space(1)};
    padding: 0;
    border: 0;
    filter: none;
  }
  dl > :last-child {
    border: 0;
  }
`

/** What is above the line along which a paper ticket is torn, with a hole at both its ends. */
const Stub = styled.div`
  position: relative;
  display: grid;
  gap: ${tokens.space(1)};
  padding-block-end: ${tokens.space(4)};
  margin-block-end: ${tokens.space(2)};
  border-block-end: 1px dashed ${tokens.color.outlineStrong};
  &::before {
    ${part('100%', `-${tokens.space(4)} -${tokens.space(4)} -1px`)}
  }
`

const Status = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  svg {
    margin-inline-end: ${tokens.space(2)};
  }
  > h3 + span::before,
  > span + span::before {
    content: '·';
    margin-inline: 0.4em;
  }
  font-size: ${tokens.font.size.sm};
  font-weight: 700;
  color: ${tokens.color.textMuted};
  &[data-usable] {
    color: ${tokens.color.success};
  }
  &[data-status='expired'] {
    color: ${tokens.color.danger};
  }
`

interface StatusProps {
  kind: ItemKind
  item: TransactionItem
  isNew: boolean
}

/** That it has just been redeemed, and its status in the words of the histories' chips, announced when staff have used it; nothing if unknown. */
function TransactionStatus({ kind, item: { status, isUsable, usedAt }, isNew }: StatusProps) {
  const locale = useLocale()
  return (
    <Status role="status" data-status={status} data-usable={isUsable || undefined}>
      {isUsable && <DrawnTick size={20} />}
      {isUsable && isNew && (
        <h3>
          <FormattedMessage {...itemKinds[kind].words.done} />
        </h3>
      )}
      {status && (
        <span>
          <FormattedMessage {...statusMessages[isUsable ? 'available' : status]} />
        </span>
      )}
      {status === 'used' && usedAt && <span>{unbroken(formatDateTime(usedAt, locale))}</span>}
    </Status>
  )
}

/** The balance after redeeming, which rolls in once it has been read; nothing if that fails, since the one before is over. */
function NewBalance() {
  const profile = useProfile()
  const points = profile.whole?.point
  if (points === undefined || profile.isError) return null
  return (
    <Fact label={<FormattedMessage {...pageWords.yourPoints} />}>
      {isBalanceOld(profile) ? (
        <Skeleton width="6rem" height={`calc(${tokens.font.size.xl} * 1.3)`} />
      ) : (
        <PointsDisplay points={points} isCoverable isNew />
      )}
    </Fact>
  )
}
