import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { SpinnerMark } from '@/ui/spinner-mark'
import type { IssueStatus } from '../use-issue'

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
  &[data-tone='notFound'] {
    --tone: ${tokens.color.warning};
    background: ${tokens.color.warningSoft};
  }
  > :first-child {
    grid-row: span 2;
    color: var(--tone);
    font-size: ${tokens.font.size.xl};
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

interface IssueNoticeProps {
  status: Extract<IssueStatus, 'checking' | 'notFound' | 'done'>
  title: ReactNode
  text: ReactNode
  /** A way on. */
  action?: ReactNode
}

const icons = {
  checking: <SpinnerMark />,
  notFound: <TriangleAlert size={24} strokeWidth={1.75} aria-hidden />,
  done: <CircleCheck size={24} strokeWidth={1.75} aria-hidden />,
}

/** What has become of an issue, announced when it changes. */
export function IssueNotice({ status, title, text, action }: IssueNoticeProps) {
  return (
    <Root role="status" data-tone={status}>
      <span>{icons[status]}</span>
      <h3>{title}</h3>
      <p>{text}</p>
      {action}
    </Root>
  )
}

/** The outcome is not known: the app goes on looking. */
export function CheckingNotice() {
  return (
    <IssueNotice
      status="checking"
      title={
        <FormattedMessage
          id="issuing.checking.title"
          defaultMessage="Checking the result"
          description="The answer of a redemption was lost, and the history is looked up"
        />
      }
      text={
        <FormattedMessage
          id="issuing.checking.text"
          defaultMessage="The connection broke before the answer came. We are looking it up in your history. Nothing is taken twice, and you may leave this page."
        />
      }
    />
  )
}
