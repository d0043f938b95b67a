import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { Phrases } from './phrases'
import { TextButton } from './button'
import { commonWords } from './words'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${tokens.space(4)};
  font-size: ${tokens.font.size.sm};
  &[data-page] {
    justify-content: center;
    padding: ${tokens.space(16)} ${tokens.gutter};
    font-size: ${tokens.font.size.md};
    text-align: center;
  }
  /* The notice above the page has a button for all its parts; but a dialog lies over the notice. */
  [data-notice] ~ * &:not([data-page]) > button {
    display: none;
  }
  dialog &&& > button {
    display: revert;
  }
`

interface PartErrorProps {
  /** In place of saying that nothing could be loaded: the part is shown as it was before. */
  text?: ReactNode
  /** Says which part could not be loaded, where its place does not. */
  what?: ReactNode
  onRetry: () => void
  isRetrying?: boolean
  /** The error replaces a whole page. */
  isPage?: boolean
  supportCode?: string
}

/** The error shown in place of a part of a page that failed to load, in the colour of the text around it. */
export function PartError({ text, what, onRetry, isRetrying = false, isPage, supportCode }: PartErrorProps) {
  return (
    <Root role={text ? 'status' : 'group'} data-page={isPage}>
      <span>{text || <Phrases>{what ?? <FormattedMessage {...commonWords.notLoaded} />}</Phrases>}</span>
      <TextButton
        type="button"
        aria-busy={isRetrying || undefined}
        aria-disabled={isRetrying || undefined}
        onClick={() => !isRetrying && onRetry()}
      >
        <FormattedMessage {...commonWords.tryAgain} />
      </TextButton>
      {supportCode && (
        // Without the button of SupportCode, which comes with a chunk: this one has to show where no chunk does.
        <small>
          <FormattedMessage {...commonWords.supportCode} /> <code>{supportCode}</code>
        </small>
      )}
    </Root>
  )
}
