import { progressConditions } from '@/domain/tier-progress'
import { useLocale } from '@/i18n/use-locale'
import { useMember, useTierCriteria } from '@/session/use-member'
import { Card } from '@/ui/card'
import { PartError } from '@/ui/part-error'
import { TierCard } from './tier-card'
import { TierCardSkeleton } from './tier-card-skeleton'
import { TierConditions } from './tier-conditions'

/** The member's tier card, if the membership system is open; each part that fails shows its own error. */
export function TierSection({ isInitiallyOpen }: { isInitiallyOpen?: boolean }) {
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
  const conditions = criteria.data ? progressConditions(criteria.data, tier.data.is_last_tier) : []
  return (
    <TierCard tier={tier.data} memberId={profile.data?.customer_info} isInitiallyOpen={isInitiallyOpen}>
      {criteria.data ? (
        conditions.length > 0 && (
          <TierConditions
            conditions={conditions}
            tierName={(locale === 'en' && info.tier_name_en) || info.tier_name_th}
          />
        )
      ) : (
        <PartError onRetry={() => void criteria.refetch()} isRetrying={criteria.isFetching} />
      )}
    </TierCard>
  )
}
