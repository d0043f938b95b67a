import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from './button'
import { StateColumn, TitleAndText } from './empty-state'
import { ErrorIllustration } from './illustrations'
import { SupportCode } from './support-code'
import { commonWords } from './words'

interface ErrorStateProps {
  title?: ReactNode
  text?: ReactNode
  /** A short code for the member to read out or paste. */
  supportCode?: string
  onRetry?: () => void
  isRetrying?: boolean
  action?: ReactNode
}

export function ErrorState({ title, text, supportCode, onRetry, isRetrying, action }: ErrorStateProps) {
  return (
    <StateColumn>
      <ErrorIllustration />
      <TitleAndText
        title={title ?? <FormattedMessage {...commonWords.notLoaded} />}
        text={
          text ??
          (onRetry && (
            <FormattedMessage id="ui.errorState.text" defaultMessage="Please try again in a moment." />
          ))
        }
      />
      {onRetry && (
        <Button data-action onClick={onRetry} isBusy={isRetrying}>
          <FormattedMessage {...commonWords.tryAgain} />
        </Button>
      )}
      {action}
      {supportCode && <SupportCode code={supportCode} />}
    </StateColumn>
  )
}
