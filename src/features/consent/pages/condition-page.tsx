import { useId } from 'react'
import { defineMessage, FormattedMessage } from 'react-intl'
import { tierInText } from '@/i18n/format'
import { pageTitles } from '@/i18n/page-titles'
import { useLocale } from '@/i18n/use-locale'
import { hasNoTier, useMember } from '@/session/use-member'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { useQueryErrorModal } from '@/ui/dialogs/use-error-modal'
import { ConsentFrame, type PageQuery } from '../components/consent-view'
import { NoTextYet } from '../components/no-text-yet'
import { PolicyPanel } from '../components/policy-panel'
import { policyIn, usePolicy } from '../hooks/use-policy'

const tierTitle = defineMessage<{ tier: string }>({
  id: 'consent.condition.tier',
  defaultMessage: 'Benefits and terms of the {tier} tier',
  description: "tier: the name of the member's tier",
})

/** authentication.condition: the programme's terms, read-only. */
export default function ConditionPage() {
  return (
    <ConsentFrame>
      <ProgrammeTerms />
    </ConsentFrame>
  )
}

/** The terms of the member's tier, or else the privacy policy. */
function ProgrammeTerms() {
  const { isLoggedIn, isMembershipOpen, system, tier } = useMember()
  const locale = useLocale()
  const titleId = useId()
  const info = tier.data?.tier_info
  const tierTerms = info?.tier_detail_th || info?.tier_detail_en
  // Terms on screen stay while a later read fails.
  const isClosed = system.data !== undefined && !isMembershipOpen
  const isPolicy = !tierTerms && (!isLoggedIn || isClosed || tier.data !== undefined || hasNoTier(tier))
  const policy = usePolicy({ skip: !isPolicy })
  const query: PageQuery = isPolicy ? policy.query : tierTerms || isMembershipOpen ? tier : system
  // The shell shows the membership system's error on every page.
  useQueryErrorModal({ ...query, isLoaded: query.data !== undefined || query === system })

  const text = tierTerms
    ? policyIn(locale, { content_th: tierTerms, content_en: info?.tier_detail_en })
    : isPolicy && policy.text
  if (!text && query.error) return <ErrorState read={query} />
  if (!text && isPolicy && query.isSuccess)
    return (
      <NoTextYet title={<FormattedMessage id="consent.condition.none" defaultMessage="No terms yet" />} />
    )
  const tierName = (locale === 'en' && info?.tier_name_en) || info?.tier_name_th || ''
  return (
    <>
      <h2 id={titleId}>
        {tierTerms && <FormattedMessage {...tierTitle} values={{ tier: tierInText(tierName, locale) }} />}
        {isPolicy && <FormattedMessage {...pageTitles.pdpa} />}
        {!tierTerms && !isPolicy && <Skeleton width="60%" height="1.6em" />}
      </h2>
      <div>
        <PolicyPanel text={text || undefined} labelledBy={titleId} />
      </div>
    </>
  )
}
