import type { ReactNode } from 'react'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { transactionPath, type AskedIssue } from '../use-asked-issue'
import { CheckingNotice, IssueNotice } from './issue-notice'

interface Words {
  title: ReactNode
  text: ReactNode
}

interface OutcomeNoticeProps {
  issue: AskedIssue
  done: Words & { open: ReactNode }
  notFound: Words
}

/** What has become of an issue that its page has not led away from: after a lost answer, or when the member comes back. */
export function OutcomeNotice({ issue, done, notFound }: OutcomeNoticeProps) {
  const { kind, status, transactionId = '' } = issue
  if (status === 'checking') return <CheckingNotice />
  if (status === 'notFound') return <IssueNotice status="notFound" {...notFound} />
  if (status !== 'done') return null
  return (
    <IssueNotice
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
