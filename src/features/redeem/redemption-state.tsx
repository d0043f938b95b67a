import { TriangleAlert } from 'lucide-react'
import { useState, type ReactNode, type RefAttributes } from 'react'
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl'
import styled from 'styled-components'
import { formatPoints } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { DrawnTick } from '@/ui/drawn-tick'
import { Link } from '@/ui/link'
import { linkNames } from '@/ui/page-link'
import { Phrases } from '@/ui/phrases'
import { SpinnerMark } from '@/ui/spinner'
import { SupportCode } from '@/ui/support-code'
import { commonWords } from '@/ui/words'
import { itemKinds, type ItemKind } from './item-kinds'
import { sumWords } from './redeem-question'
import type { Redemption } from './use-redemption'

interface RedeemButtonProps {
  redemption: Redemption
  /** Shown if the member cannot redeem the item; by default a link to the other items. */
  otherwise?: ReactNode
  /** What would be left of the balance, beside the button. */
  pointsAfter?: number | undefined
}

const Action = styled.div`
  display: flex;
  gap: ${tokens.space(4)};
  align-items: center;
  font-size: ${tokens.font.size.sm};
  line-height: 1.3;
  > p {
    flex: none;
    color: ${tokens.color.textMuted};
  }
  b {
    display: block;
    color: ${tokens.color.text};
    font-size: ${tokens.font.size.md};
  }
`

/** Redeems an item after a question, or tries again; hidden while the result is being looked up, for a minute. */
export function RedeemButton({ redemption, otherwise, pointsAfter }: RedeemButtonProps) {
  const locale = useLocale()
  const { kind, status, canRedeem, canTryAgain, isWaiting } = redemption
  const { list, words } = itemKinds[kind]
  if (status === 'checking' && !canTryAgain) return null
  if (!canRedeem && (status === 'idle' || status === 'done'))
    return (
      otherwise ?? (
        <Button as={Link} to={list} isFullWidth>
          <FormattedMessage {...linkNames[list]} />
        </Button>
      )
    )
  const button = (
    <Button
      isFullWidth
      isBusy={isWaiting || status === 'sending'}
      onClick={canTryAgain ? redemption.redeem : redemption.ask}
    >
      {canTryAgain ? <FormattedMessage {...commonWords.tryAgain} /> : <FormattedMessage {...words.redeem} />}
    </Button>
  )
  if (pointsAfter === undefined || canTryAgain) return button
  return (
    <Action>
      <p>
        <FormattedMessage {...sumWords.after} />
        <b data-figure>{formatPoints(pointsAfter, locale)}</b>
      </p>
      {button}
    </Action>
  )
}

/** The outcome of a redemption on its page: after a lost answer, or when the member returns. */
export function OutcomeNotice({ redemption }: { redemption: Redemption }) {
  const { kind, status, transactionId = '', requestId, canTryAgain } = redemption
  const { words, transactionPath } = itemKinds[kind]
  const [isOfThisPage, setIsOfThisPage] = useState(false)
  if (status === 'sending' && !isOfThisPage) setIsOfThisPage(true)
  return (
    <div role="status">
      {status !== 'idle' && status !== 'sending' && (
        <RedemptionNotice
          kind={kind}
          status={status}
          ref={status === 'checking' && isOfThisPage ? focusIfLost : undefined}
        >
          {canTryAgain && requestId !== undefined && <SupportCode code={requestId} />}
          {status === 'done' && (
            <Button as={Link} variant="outline" to={transactionPath(transactionId)}>
              <FormattedMessage {...words.open} />
            </Button>
          )}
        </RedemptionNotice>
      )}
    </div>
  )
}

/** The tapped button disappears during the lookup, and with it the focus. */
function focusIfLost(notice: HTMLElement | null): void {
  if (notice && document.activeElement === document.body) notice.focus({ preventScroll: true })
}

const Root = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space(1)} ${tokens.space(3)};
  padding: ${tokens.space(4)};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.primarySoft};
  --tone: ${tokens.color.primaryText};
  &[data-tone='done'] {
    --tone: ${tokens.color.success};
    background: ${tokens.color.successSoft};
  }
  &[data-tone='notRedeemed'] {
    --tone: ${tokens.color.warning};
    background: ${tokens.color.warningSoft};
  }
  > :first-child {
    grid-row: span 2;
    color: var(--tone);
    font-size: ${tokens.font.size.xl};
  }
  &:focus {
    outline: none;
  }
  p {
    font-size: ${tokens.font.size.sm};
  }
  > :nth-child(n + 4) {
    grid-column: 2;
    justify-self: start;
    margin-block-start: ${tokens.space(2)};
  }
`

const icons = {
  checking: <SpinnerMark />,
  notRedeemed: <TriangleAlert size={24} strokeWidth={1.75} aria-hidden />,
  done: <DrawnTick size={24} />,
}

type Outcome = keyof typeof icons

const messages = defineMessages({
  checking: {
    id: 'redeem.checking.title',
    defaultMessage: 'Checking the result',
    description: 'The answer of a redemption was lost, and the history is looked up',
  },
  checkingText: {
    id: 'redeem.checking.text',
    defaultMessage:
      '{kind, select, privilege {It won’t be redeemed twice. You can leave: the result will be in My privileges.} other {You won’t get it twice. You can leave: the result will be in My coupons.}}',
    description: 'Below "Checking the result"',
  },
  notRedeemed: {
    id: 'redeem.notRedeemed',
    defaultMessage: 'We can’t see the result yet',
    description: 'Title: a privilege or package that the history does not have',
  },
  notRedeemedText: {
    id: 'redeem.notRedeemed.text',
    defaultMessage:
      'Try again: {kind, select, privilege {it won’t be redeemed} other {you won’t get it}} twice.',
    description: 'Below "That didn’t go through"',
  },
  doneText: { id: 'redeem.doneText', defaultMessage: 'Use it now, or save it for later.' },
})

interface NoticeProps extends RefAttributes<HTMLElement> {
  kind: ItemKind
  status: Outcome
  children?: ReactNode
}

function RedemptionNotice({ kind, status, ref, children }: NoticeProps) {
  const texts: Record<Outcome | `${Outcome}Text`, MessageDescriptor> = {
    ...messages,
    ...itemKinds[kind].words,
  }
  return (
    <Root ref={ref} tabIndex={ref ? -1 : undefined} data-tone={status}>
      <span>{icons[status]}</span>
      <h3>
        <Phrases>
          <FormattedMessage {...texts[status]} />
        </Phrases>
      </h3>
      <p>
        <Phrases>
          <FormattedMessage {...texts[`${status}Text`]} values={{ kind }} />
        </Phrases>
      </p>
      {children}
    </Root>
  )
}
