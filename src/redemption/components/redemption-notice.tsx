import { TriangleAlert } from 'lucide-react'
import { useState, type ReactNode, type RefAttributes } from 'react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { DrawnTick } from '@/ui/drawn-tick'
import { Link } from '@/ui/link'
import { Phrases } from '@/ui/phrases'
import { SpinnerMark } from '@/ui/spinner'
import { SupportCode } from '@/ui/support-code'
import { type Redemption, transactionPath } from '../use-redemption'
import type { RedemptionStatus } from '../use-redemption'

interface NoticeText {
  title: ReactNode
  text: ReactNode
}

interface OutcomeNoticeProps {
  redemption: Redemption
  done: NoticeText & { open: ReactNode }
  notRedeemed: NoticeText
}

const Outcome = styled.div`
  /* An empty status takes no space, but is mounted, so that screen readers announce its first text. */
  &:empty {
    position: absolute;
  }
`

/** What has become of a redemption that its page has not led away from: after a lost answer, or when the member comes back. */
export function OutcomeNotice(props: OutcomeNoticeProps) {
  const { status } = props.redemption
  const [isOfThisPage, setIsOfThisPage] = useState(false)
  if (status === 'sending' && !isOfThisPage) setIsOfThisPage(true)
  return (
    <Outcome role="status">
      <NoticeOf {...props} ref={isOfThisPage ? focusIfLost : undefined} />
    </Outcome>
  )
}

/** The button that was tapped is gone while the result is being looked up, and the focus with it. */
function focusIfLost(notice: HTMLElement | null): void {
  if (notice && document.activeElement === document.body) notice.focus({ preventScroll: true })
}

function NoticeOf({ redemption, done, notRedeemed, ref }: OutcomeNoticeProps & RefAttributes<HTMLElement>) {
  const { kind, status, transactionId = '', requestId } = redemption
  if (status === 'checking') return <CheckingNotice ref={ref} />
  if (status === 'notRedeemed')
    return (
      <RedemptionNotice
        status="notRedeemed"
        {...notRedeemed}
        action={requestId !== undefined && <SupportCode code={requestId} />}
      />
    )
  if (status !== 'done') return null
  return (
    <RedemptionNotice
      status="done"
      title={done.title}
      text={done.text}
      action={
        <Button as={Link} variant="outline" to={transactionPath[kind](transactionId)}>
          {done.open}
        </Button>
      }
    />
  )
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

interface RedemptionNoticeProps extends RefAttributes<HTMLElement> {
  role?: 'status'
  status: Exclude<RedemptionStatus, 'idle' | 'sending'>
  title: ReactNode
  text: ReactNode
  /** A way on. */
  action?: ReactNode
}

const icons = {
  checking: <SpinnerMark />,
  notRedeemed: <TriangleAlert size={24} strokeWidth={1.75} aria-hidden />,
  done: <DrawnTick size={24} strokeWidth={1.75} aria-hidden />,
}

/** What has become of a redemption. */
export function RedemptionNotice({ status, title, text, action, role, ref }: RedemptionNoticeProps) {
  return (
    <Root ref={ref} tabIndex={ref ? -1 : undefined} role={role} data-tone={status}>
      <span>{icons[status]}</span>
      <h3>
        <Phrases>{title}</Phrases>
      </h3>
      <p>
        <Phrases>{text}</Phrases>
      </p>
      {action}
    </Root>
  )
}

/** The outcome is not known: the app goes on looking. */
function CheckingNotice({ ref }: RefAttributes<HTMLElement>) {
  return (
    <RedemptionNotice
      ref={ref}
      status="checking"
      title={
        <FormattedMessage
          id="redemption.checking.title"
          defaultMessage="Checking the result"
          description="The answer of a redemption was lost, and the history is looked up"
        />
      }
      text={
        <FormattedMessage
          id="redemption.checking.text"
          defaultMessage="We’re looking it up. Nothing is taken twice, and you can leave this page."
        />
      }
    />
  )
}
