import { useId } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { tierInText } from '@/i18n/format'
import { pageTitles } from '@/i18n/page-titles'
import { useLocale } from '@/i18n/use-locale'
import { hasNoTier, useMember } from '@/session/use-member'
import { tokens } from '@/theme/tokens'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { useQueryErrorModal } from '@/ui/dialogs/use-error-modal'
import { ConsentFrame, type PageQuery } from '../components/consent-view'
import { NoTextYet } from '../components/no-text-yet'
import { PolicyPanel } from '../components/policy-panel'
import { policyIn, usePolicy, type PolicyText } from '../hooks/use-policy'

const Title = styled.h2`
  font-size: ${tokens.font.size.lg};
`

const messages = defineMessages<{ tier: { tier: string } }>({
  tier: {
    id: 'consent.condition.tier',
    defaultMessage: 'Benefits and terms of the {tier} tier',
    description: "tier: the name of the member's tier",
  },
})

/** authentication.condition: the programme's terms, read-only. */
export default function ConditionPage() {
  const { kind, tierName = '', text, query, isSystem } = useProgrammeTerms()
  const locale = useLocale()
  const titleId = useId()
  useQueryErrorModal({ ...query, isLoaded: query.data !== undefined || isSystem === true })
  if (!text && query.error) {
    return (
      <ConsentFrame>
        <ErrorState onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      </ConsentFrame>
    )
  }
  if (!text && kind === 'policy' && query.isSuccess) {
    return (
      <ConsentFrame>
        <NoTextYet title={<FormattedMessage id="consent.condition.none" defaultMessage="No terms yet" />} />
      </ConsentFrame>
    )
  }
  return (
    <ConsentFrame>
      <Title id={titleId}>
        {kind === 'tier' && (
          <FormattedMessage {...messages.tier} values={{ tier: tierInText(tierName, locale) }} />
        )}
        {kind === 'policy' && <FormattedMessage {...pageTitles.pdpa} />}
        {kind === undefined && <Skeleton width="60%" height="1.6em" />}
      </Title>
      <div>
        <PolicyPanel text={text} labelledBy={titleId} />
      </div>
    </ConsentFrame>
  )
}

interface ProgrammeTerms {
  /** Undefined until the tier query has decided. */
  kind: 'tier' | 'policy' | undefined
  tierName?: string
  /** Undefined while it loads, or if there is none. */
  text: PolicyText | undefined
  query: PageQuery
  /** The query is the membership system's, whose error the shell shows on every page. */
  isSystem?: boolean
}

/** The terms of the member's tier, or else the privacy policy. */
function useProgrammeTerms(): ProgrammeTerms {
  const { isLoggedIn, isMembershipOpen, system, tier } = useMember()
  const locale = useLocale()
  const info = tier.data?.tier_info
  const hasTierTerms = Boolean(info?.tier_detail_th || info?.tier_detail_en)
  // Terms on screen stay while a later read fails.
  const isClosed = system.data !== undefined && !isMembershipOpen
  const isDecided = !isLoggedIn || isClosed || tier.data !== undefined || hasNoTier(tier)
  const policy = usePolicy({ skip: !isDecided || hasTierTerms })

  if (hasTierTerms) {
    const content_th = info?.tier_detail_th || info?.tier_detail_en || ''
    const text = policyIn(locale, { content_th, content_en: info?.tier_detail_en })
    const tierName = (locale === 'en' && info?.tier_name_en) || info?.tier_name_th
    return { kind: 'tier', tierName, text, query: tier }
  }
  if (isDecided) return { kind: 'policy', text: policy.text, query: policy.query }
  return {
    kind: undefined,
    text: undefined,
    query: isMembershipOpen ? tier : system,
    isSystem: !isMembershipOpen,
  }
}
