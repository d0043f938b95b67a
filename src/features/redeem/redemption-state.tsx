import { TriangleAlert } from 'lucide-react'
import { useState, type ReactNode, type RefAttributes } from 'react'
import { defineMessage, defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { DrawnTick } from '@/ui/drawn-tick'
import { Link } from '@/ui/link'
import { Phrases } from '@/ui/phrases'
import { SpinnerMark } from '@/ui/spinner'
import { SupportCode } from '@/ui/support-code'
import { commonWords } from '@/ui/words'
import { itemKinds, type ItemKind } from './item-kinds'
import type { Redemption } from './use-redemption'

interface RedeemButtonProps {
  redemption: Redemption
  /** Shown if the member cannot redeem the item; by default a link to the other items. */
  otherwise?: ReactNode
}

/** Redeems an item after a question, or tries again; hidden while the result is being looked up. */
export function RedeemButton({ redemption, otherwise }: RedeemButtonProps) {
  const { kind, status, canRedeem, isWaiting } = redemption
  const { list, words } = itemKinds[kind]
  if (status === 'checking') return null
  if (!canRedeem && (status === 'idle' || status === 'done'))
    return (
      otherwise ?? (
        <Button as={Link} to={list} isFullWidth>
          <FormattedMessage {...words.others} />
        </Button>
      )
    )
  return (
    <Button
      isFullWidth
      isBusy={isWaiting || status === 'sending'}
      onClick={status === 'notRedeemed' ? redemption.redeem : redemption.ask}
    >
      {status === 'notRedeemed' ? (
        <FormattedMessage {...commonWords.tryAgain} />
      ) : (
        <FormattedMessage {...words.redeem} />
      )}
    </Button>
  )
}

const Outcome = styled.div`
  /* An empty status has no height, but is mounted so that screen readers announce its first text. */
  &:empty {
    position: absolute;
  }
`

/** The outcome of a redemption on its page: after a lost answer, or when the member returns. */
export function OutcomeNotice({ redemption }: { redemption: Redemption }) {
  const { status } = redemption
  const [isOfThisPage, setIsOfThisPage] = useState(false)
  if (status === 'sending' && !isOfThisPage) setIsOfThisPage(true)
  return (
    <Outcome role="status">
      <NoticeOf redemption={redemption} ref={isOfThisPage ? focusIfLost : undefined} />
    </Outcome>
  )
}

/** The tapped button disappears during the lookup, and with it the focus. */
function focusIfLost(notice: HTMLElement | null): void {
  if (notice && document.activeElement === document.body) notice.focus({ preventScroll: true })
}

const checking = defineMessages({
  title: {
    id: 'redeem.checking.title',
    defaultMessage: 'Checking the result',
    description: 'The answer of a redemption was lost, and the history is looked up',
  },
  text: {
    id: 'redeem.checking.text',
    defaultMessage: 'We’re looking it up. Nothing is taken twice, and you can leave this page.',
  },
})

function NoticeOf({ redemption, ref }: { redemption: Redemption } & RefAttributes<HTMLElement>) {
  const { kind, status, transactionId = '', requestId } = redemption
  const { words, transactionPath } = itemKinds[kind]
  if (status === 'checking') return <Notice ref={ref} status={status} {...checking} />
  if (status === 'notRedeemed')
    return (
      <Notice
        status={status}
        title={words.notRedeemed}
        text={words.notRedeemedText}
        action={requestId !== undefined && <SupportCode code={requestId} />}
      />
    )
  if (status === 'done')
    return (
      <DoneNotice
        kind={kind}
        action={
          <Button as={Link} variant="outline" to={transactionPath(transactionId)}>
            <FormattedMessage {...words.open} />
          </Button>
        }
      />
    )
}

const doneText = defineMessage({
  id: 'redeem.doneText',
  defaultMessage: 'Use it now, or save it for later.',
})

type DoneNoticeProps = Pick<NoticeProps, 'role' | 'action'> & { kind: ItemKind }

export function DoneNotice({ kind, ...rest }: DoneNoticeProps) {
  return <Notice {...rest} status="done" title={itemKinds[kind].words.done} text={doneText} />
}

const Root = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space(1)} ${tokens.space(3)};
  padding: ${tokens.space(4)};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.primarySoft};
  color: ${tokens.color.text};
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
  h3,
  p {
    margin: 0;
  }
  h3 {
    font-size: ${tokens.font.size.md};
    line-height: ${tokens.font.lineHeight};
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
  done: <DrawnTick size={24} strokeWidth={1.75} aria-hidden />,
}

interface NoticeProps extends RefAttributes<HTMLElement> {
  role?: 'status'
  status: keyof typeof icons
  title: MessageDescriptor
  text: MessageDescriptor
  /** A link to continue. */
  action?: ReactNode
}

function Notice({ status, title, text, action, role, ref }: NoticeProps) {
  return (
    <Root ref={ref} tabIndex={ref ? -1 : undefined} role={role} data-tone={status}>
      <span>{icons[status]}</span>
      <h3>
        <Phrases>
          <FormattedMessage {...title} />
        </Phrases>
      </h3>
      <p>
        <Phrases>
          <FormattedMessage {...text} />
        </Phrases>
      </p>
      {action}
    </Root>
  )
}
