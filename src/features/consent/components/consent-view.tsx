import { useId, type ComponentProps, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { EntryHead } from '@/brand/entry-view'
import { BAR_HEIGHT } from '@/theme/page-frame'
import { tokens } from '@/theme/tokens'
import type { ShownRead } from '@/ui/as-of'
import { ErrorState } from '@/ui/error-state'
import { Phrases } from '@/ui/phrases'
import { useQueryErrorModal } from '@/ui/dialogs/use-error-modal'
import type { PolicyText } from '../hooks/use-policy'
import { ConsentActions } from './consent-actions'
import { PolicyPanel, useShownText } from './policy-panel'

const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space(4)};
  max-width: calc(480px + 2 * ${tokens.gutter});
  min-height: calc(${tokens.screenHeight(100)} - ${BAR_HEIGHT} - ${tokens.safe.top});
  margin-inline: auto;
  padding: ${tokens.space(3)} ${tokens.gutter} ${tokens.space(6)};
  > h2 {
    font-size: ${tokens.font.size.lg};
  }
`

/** The consent pages' layout, with logo and language switch, because an SMS also reaches first-time visitors. */
export function ConsentFrame({ children }: { children: ReactNode }) {
  return (
    <Page>
      <EntryHead />
      {children}
    </Page>
  )
}

const Lead = styled.p`
  text-wrap: balance;
`

/** Sticky below a long text, but not on a low screen, where they would cover most of it. */
const Actions = styled.div`
  position: sticky;
  /* About 10 rem high. If large text makes that more than a third of the screen, they scroll with the text. */
  bottom: min(0px, (${tokens.screenHeight(34)} - 10rem) * 100);
  margin-block: auto calc(-1 * ${tokens.space(6)});
  padding-block: ${tokens.space(2)} calc(max(${tokens.safe.bottom}, ${tokens.space(2)}) + ${tokens.space(2)});
  border-block-start: 1px solid ${tokens.color.outline};
  background: ${tokens.color.surface};
  @media (max-height: 560px) {
    position: static;
  }
`

export interface PageQuery extends ShownRead {
  data?: unknown
  isSuccess: boolean
}

interface ConsentViewProps extends Omit<ComponentProps<typeof ConsentActions>, 'isReady'> {
  text: PolicyText | undefined
  query: PageQuery
  /** What declining means, or a way to do so; below the acceptance. */
  refusal?: ReactNode
}

/** The view of authentication.pdpa, home.pdpa and sms-pdpa (spec 2, PDPA view variants). */
export function ConsentView({ text, query, refusal, ...actions }: ConsentViewProps) {
  const leadId = useId()
  const { isShown, onShown } = useShownText(text)
  useQueryErrorModal({ ...query, isLoaded: query.data !== undefined })
  const hasNoText = query.isSuccess && !query.isFetching
  if (!text && (query.error !== undefined || hasNoText)) return <ErrorState read={query} />
  return (
    <>
      <Lead id={leadId}>
        <Phrases>
          <FormattedMessage id="consent.lead" defaultMessage="How we look after your data" />
        </Phrases>
      </Lead>
      <PolicyPanel text={text} labelledBy={leadId} onShown={onShown} />
      <Actions>
        <ConsentActions {...actions} isReady={isShown} />
        {refusal}
      </Actions>
    </>
  )
}
