import { FormattedMessage } from 'react-intl'
import { ErrorNotice } from '@/forms/error-notice'
import { Button } from '@/ui/button'
import type { CodeAttempt } from './use-code-attempt'
import { isWrongCode } from './login-flow'

/** Shows any error other than a wrong code, with a button that sends the same code again. */
export function CodeError({ attempt }: { attempt: CodeAttempt }) {
  const { error, seconds, value, isBusy } = attempt
  if (!error || isWrongCode(error) || isBusy) return null
  if (error.kind === 'rateLimited' && error.retryAfterSeconds && !seconds) return null
  return (
    <>
      <ErrorNotice error={error} seconds={seconds} />
      {value.length > 0 && !seconds && <TryAgain onClick={() => void attempt.retry()} />}
    </>
  )
}

export function TryAgain({ onClick, isBusy }: { onClick: () => void; isBusy?: boolean }) {
  return (
    <Button variant="outline" isFullWidth isBusy={isBusy} onClick={onClick}>
      <FormattedMessage
        id="ui.errorState.retry"
        defaultMessage="Try again"
        description="Button: does again what failed"
      />
    </Button>
  )
}
