import type { ReactNode } from 'react'
import { progressWays, type ProgressWay } from '@/domain/tier-progress'
import { useLocale } from '@/i18n/use-locale'
import { useMember, useTierCriteria } from '@/session/use-member'
import { Card } from '@/ui/card'
import { PartError } from '@/ui/part-error'
import { TierCard } from './tier-card'
import { TierCardSkeleton } from './tier-card-skeleton'
import { TierConditions } from './tier-conditions'

interface TierSectionProps {
  isInitiallyOpen?: boolean
  /** Absent: the conditions of all ways in one list. */
  renderWays?: (ways: ProgressWay[], tierName: string) => ReactNode
}

const asOneList = (ways: ProgressWay[], tierName: string) => (
  <TierConditions conditions={ways.flatMap(({ conditions }) => conditions)} tierName={tierName} />
)

/** The member's tier card, if the membership system is open; each part that fails shows its own error. */
export function TierSection({ isInitiallyOpen, renderWays = asOneList }: TierSectionProps) {
  const locale = useLocale()
  const { profile, system, isMembershipOpen, tier } = useMember()
  const { criteria } = useTierCriteria(isMembershipOpen)

  const failed = [system, tier].find((query) => query.isError && !query.data)
  if (failed) {
    return (
      <Card>
        <PartError onRetry={() => void failed.refetch()} isRetrying={failed.isFetching} />
      </Card>
    )
  }
  if (system.data && !isMembershipOpen) return null
  if (!tier.data || criteria.isLoading) return <TierCardSkeleton isOpen={isInitiallyOpen} />

  const info = tier.data.tier_info
  const ways = criteria.data ? progressWays(criteria.data, tier.data.is_last_tier) : []
  return (
    <TierCard tier={tier.data} memberId={profile.data?.customer_info} isInitiallyOpen={isInitiallyOpen}>
      {criteria.data ? (
        ways.length > 0 && renderWays(ways, (locale === 'en' && info.tier_name_en) || info.tier_name_th)
      ) : (
        <PartError onRetry={() => void criteria.refetch()} isRetrying={criteria.isFetching} />
      )}
    </TierCard>
  )
}
