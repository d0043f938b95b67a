import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@/ui/button'
import type { AskedIssue } from '../use-asked-issue'

interface IssueButtonProps {
  issue: AskedIssue
  children: ReactNode
}

/** Issues an item after a question, or tries again what came to nothing. */
export function IssueButton({ issue, children }: IssueButtonProps) {
  const { status, canIssue, isFinding } = issue
  return (
    <Button
      isFullWidth
      isBusy={isFinding || status === 'sending'}
      disabled={!canIssue && status === 'idle'}
      onClick={status === 'notFound' ? issue.issue : issue.ask}
    >
      {status === 'notFound' ? (
        <FormattedMessage
          id="issuing.again"
          defaultMessage="Try again"
          description="Issues again what was not issued"
        />
      ) : (
        children
      )}
    </Button>
  )
}
