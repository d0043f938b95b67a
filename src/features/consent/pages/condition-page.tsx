import { useId } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { useFailureModal } from '@/ui/use-failure-modal'
import { tokens } from '@/theme/tokens'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { ConsentFrame } from '../components/consent-frame'
import { PolicyPanel } from '../components/policy-panel'
import { consentWords } from '../consent-words'
import { useProgrammeTerms } from '../hooks/use-programme-terms'

const Title = styled.h2`
  margin: 0;
  font-size: ${tokens.font.size.lg};
  line-height: ${tokens.font.lineHeight};
`

const words = defineMessages<{ tier: { tier: string } }>({
  tier: {
    id: 'consent.condition.tier',
    defaultMessage: 'Terms of the {tier} tier',
    description: "tier: the name of the member's tier",
  },
})

/** authentication.condition: the programme's terms, read-only. */
export default function ConditionPage() {
  const { kind, tierName, text, query } = useProgrammeTerms()
  const titleId = useId()
  useFailureModal({ ...query, isLoaded: query.data !== undefined })
  if (!text && query.error) {
    return (
      <ConsentFrame>
        <ErrorState onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      </ConsentFrame>
    )
  }
  if (!text && kind === 'policy' && query.isSuccess) return <NoTerms />
  return (
    <ConsentFrame>
      <Title id={titleId}>
        {kind === 'tier' && <FormattedMessage {...words.tier} values={{ tier: tierName ?? '' }} />}
        {kind === 'policy' && <FormattedMessage {...consentWords.title} />}
        {kind === undefined && <Skeleton width="60%" height="1.6em" />}
      </Title>
      <div>
        <PolicyPanel text={text} labelledBy={titleId} />
      </div>
    </ConsentFrame>
  )
}

function NoTerms() {
  return (
    <ConsentFrame>
      <EmptyState
        title={<FormattedMessage id="consent.condition.none" defaultMessage="There are no terms yet" />}
        text={
          <FormattedMessage
            id="consent.condition.noneText"
            defaultMessage="The brand hasn't published its terms yet. Please ask at the store."
          />
        }
      />
    </ConsentFrame>
  )
}
