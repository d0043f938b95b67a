import { Card } from '@/ui/card'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'

/** The placeholder of a part below the tier card. */
export function PartSkeleton({ height }: { height: string }) {
  return (
    <Card>
      <SkeletonGroup>
        <Skeleton width="60%" height="32px" />
        <div style={{ height: 12 }} />
        <Skeleton height={height} />
      </SkeletonGroup>
    </Card>
  )
}
