import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { Button } from './button'
import { StateColumn, TitleAndText } from './empty-state'
import { ErrorIllustration } from './illustrations'
import { leftToNotice, type Rereadable } from './part-error'
import { SupportCode } from './support-code'
import { commonWords } from './words'

const Retry = styled(Button)`
  ${leftToNotice}
`

interface ErrorStateProps {
  title?: ReactNode
  text?: ReactNode
  /** A short code for the member to read out or paste. */
  supportCode?: string
  read?: Rereadable
  action?: ReactNode
}

export function ErrorState({ title, text, supportCode, read, action }: ErrorStateProps) {
  return (
    <StateColumn>
      <ErrorIllustration />
      <TitleAndText title={title ?? <FormattedMessage {...commonWords.notLoaded} />} text={text} />
      {read && (
        <Retry data-action onClick={() => read.refetch()} isBusy={read.isFetching}>
          <FormattedMessage {...commonWords.tryAgain} />
        </Retry>
      )}
      {action}
      {supportCode && <SupportCode code={supportCode} />}
    </StateColumn>
  )
}
