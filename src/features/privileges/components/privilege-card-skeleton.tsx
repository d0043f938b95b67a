import { Skeleton } from '@/ui/skeleton'
import type { CardDisplay } from './card-display'
import { CardBody, CardFoot, CardFrame, CardHead } from './privilege-card-frame'

interface PrivilegeCardSkeletonProps {
  display?: CardDisplay
  isRow?: boolean
}

/** A card that is on its way: as high as the one that takes its place. */
export function PrivilegeCardSkeleton({ display = {}, isRow }: PrivilegeCardSkeletonProps) {
  const isShown = (name: keyof CardDisplay) => display[name] !== false
  return (
    <CardFrame data-row={isRow || undefined} aria-hidden>
      <div style={isRow ? undefined : { aspectRatio: '4 / 3' }}>
        <Skeleton height="100%" radius={isRow ? '16px 0 0 16px' : '16px 16px 0 0'} />
      </div>
      <CardBody>
        <CardHead data-described={isShown('description') || undefined}>
          <Skeleton height="1.2rem" />
          {isShown('description') && <Skeleton height="1rem" width="80%" />}
        </CardHead>
        <CardFoot>
          {isShown('points') && <Skeleton height="1.75rem" width="60%" />}
          {isShown('valid_date') && <Skeleton height="1.2rem" width="80%" />}
          {isShown('redeem_status') && <Skeleton height="1.2rem" width="70%" />}
        </CardFoot>
      </CardBody>
    </CardFrame>
  )
}
