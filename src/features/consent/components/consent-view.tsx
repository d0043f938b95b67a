import { useId, type ComponentProps, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { useQueryErrorModal } from '@/ui/use-error-modal'
import { tokens } from '@/theme/tokens'
import { ErrorState } from '@/ui/error-state'
import { Phrases } from '@/ui/phrases'
import type { PageQuery } from '../hooks/page-query'
import { useShownText } from '../hooks/use-shown-text'
import type { PolicyText } from '../policy-content'
import { ConsentActions } from './consent-actions'
import { PolicyPanel } from './policy-panel'

const Lead = styled.p`
  margin: 0;
  text-wrap: balance;
`

const Note = styled.p`
  margin-block-start: ${tokens.space(2)};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.sm};
  text-align: center;
  text-wrap: balance;
`

/** Fills at least the remaining height of the screen. */
const Text = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
`

/** Sticky below a long text, except on a low screen, where the actions would cover most of the text. */
const Actions = styled.div`
  position: sticky;
  /* About 10 rem high: with a text so large that this is over a third of the screen, it scrolls with the text. */
  bottom: min(0px, (${tokens.screenHeight(34)} - 10rem) * 100);
  margin-block-end: calc(-1 * ${tokens.space(6)});
  padding-block: ${tokens.space(2)} calc(max(${tokens.safe.bottom}, ${tokens.space(2)}) + ${tokens.space(2)});
  border-block-start: 1px solid ${tokens.color.outline};
  background: ${tokens.color.surface};
  @media (max-height: 560px) {
    position: static;
  }
`

/** What declining means, as the `refusal` of a page without a button for it. */
export function RefusalNote({ children }: { children: ReactNode }) {
  return (
    <Note>
      <Phrases>{children}</Phrases>
    </Note>
  )
}

interface ConsentViewProps extends Omit<ComponentProps<typeof ConsentActions>, 'isReady'> {
  text: PolicyText | undefined
  query: PageQuery
  /** What declining means, or a way to decline, below the acceptance. */
  refusal?: ReactNode
}

/** The consent view of authentication.pdpa, home.pdpa and sms-pdpa (spec 2, PDPA view variants). */
export function ConsentView({ text, query, refusal, ...actions }: ConsentViewProps) {
  const leadId = useId()
  const { isShown, onShown } = useShownText(text)
  useQueryErrorModal({ ...query, isLoaded: query.data !== undefined })
  const isLacking = query.isSuccess && !query.isFetching
  if (!text && (query.error !== undefined || isLacking)) {
    return <ErrorState onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
  }
  return (
    <>
      <Lead id={leadId}>
        <Phrases>
          <FormattedMessage
            id="consent.lead"
            defaultMessage="See how we look after your data before you accept."
          />
        </Phrases>
      </Lead>
      <Text>
        <PolicyPanel text={text} labelledBy={leadId} onShown={onShown} />
      </Text>
      <Actions>
        <ConsentActions {...actions} isReady={isShown} />
        {refusal}
      </Actions>
    </>
  )
}
