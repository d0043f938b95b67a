import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${tokens.space(4)};
  font-size: ${tokens.font.size.sm};
  button {
    min-height: ${tokens.tap};
    padding: 0 ${tokens.space(2)};
    margin-inline: -${tokens.space(2)};
    border-radius: ${tokens.radius.control};
    font-weight: 700;
    text-decoration: underline;
    text-underline-offset: 4px;
    touch-action: manipulation;
  }
  &[data-page] {
    justify-content: center;
    padding: ${tokens.space(16)} ${tokens.gutter};
    font-size: ${tokens.font.size.md};
    text-align: center;
  }
  button[aria-busy='true'] {
    opacity: 0.6;
  }
`

interface PartErrorProps {
  onRetry: () => void
  isRetrying?: boolean
  /** It stands for a whole page. */
  isPage?: boolean
}

/** What stands in place of a part of a page that could not be loaded; it takes the colour of what is around it. */
export function PartError({ onRetry, isRetrying = false, isPage }: PartErrorProps) {
  return (
    <Root role="group" data-page={isPage}>
      <span>
        <FormattedMessage
          id="ui.errorState.text"
          defaultMessage="We could not load this just now. Please try again."
        />
      </span>
      <button
        type="button"
        aria-busy={isRetrying || undefined}
        aria-disabled={isRetrying || undefined}
        onClick={() => !isRetrying && onRetry()}
      >
        <FormattedMessage
          id="ui.errorState.retry"
          defaultMessage="Try again"
          description="Loads what failed again"
        />
      </button>
    </Root>
  )
}
