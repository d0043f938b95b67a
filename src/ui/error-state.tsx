import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from './button'
import { StateColumn, TitleAndText } from './empty-state'
import { ErrorIllustration } from './illustrations'
import { SupportCode } from './support-code'

interface ErrorStateProps {
  title?: ReactNode
  text?: ReactNode
  illustration?: ReactNode
  /** A short code that the member reads to the shop or pastes into a chat. */
  supportCode?: string
  onRetry?: () => void
  isRetrying?: boolean
  /** Another button or link, beside Try again. */
  action?: ReactNode
}

export function ErrorState({
  title,
  text,
  illustration,
  supportCode,
  onRetry,
  isRetrying,
  action,
}: ErrorStateProps) {
  return (
    <StateColumn>
      {illustration ?? <ErrorIllustration />}
      <TitleAndText
        title={title ?? <FormattedMessage id="ui.errorState.title" defaultMessage="We couldn’t load this" />}
        text={
          text ?? <FormattedMessage id="ui.errorState.text" defaultMessage="Please try again in a moment." />
        }
      />
      {onRetry && (
        <Button data-action onClick={onRetry} isBusy={isRetrying}>
          <FormattedMessage
            id="ui.errorState.retry"
            defaultMessage="Try again"
            description="Button: does again what failed"
          />
        </Button>
      )}
      {action}
      {supportCode && <SupportCode code={supportCode} />}
    </StateColumn>
  )
}
