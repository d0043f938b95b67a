import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { expiringPoints } from '@/domain/points'
import { useProfile } from '@/session/use-member'
import { answeredAt } from '@/store/answered-at'
import { tokens } from '@/theme/tokens'
import { AsOf } from '@/ui/as-of'
import { Card } from '@/ui/card'
import { ExpiringPoints } from '@/ui/expiring-points'
import { PartError } from '@/ui/part-error'
import { PointsDisplay } from '@/ui/points-display'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'

const Root = styled(Card)`
  display: grid;
  justify-items: start;
  h2 {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.font.size.sm};
    font-weight: 400;
  }
`

/** The balance in big numerals, and what of it expires next. */
export function TotalPoints() {
  const profile = useProfile()
  const { data } = profile
  const expiring = data && expiringPoints(data)
  return (
    <Root as="section">
      <h2>
        <FormattedMessage
          id="membership.points.title"
          defaultMessage="Total points"
          description="Above the balance"
        />
      </h2>
      {data ? (
        <>
          <PointsDisplay points={data.point} />
          {expiring && <ExpiringPoints {...expiring} />}
          <AsOf at={answeredAt(profile)} error={profile.error} onRetry={profile.refetch} />
        </>
      ) : profile.isError ? (
        <PartError onRetry={() => void profile.refetch()} isRetrying={profile.isFetching} />
      ) : (
        <SkeletonGroup>
          <Skeleton width={160} height="41.6px" />
          <Skeleton width={220} height="22.4px" />
        </SkeletonGroup>
      )}
    </Root>
  )
}
