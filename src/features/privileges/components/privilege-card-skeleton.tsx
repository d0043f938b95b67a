import { CardSkeleton } from '@/ui/card-skeleton'
import type { CardDisplay } from './card-display'

interface PrivilegeCardSkeletonProps {
  display?: CardDisplay
  isRow?: boolean
}

/** The placeholder of a loading privilege, with a line for each fact that its card will show. */
export function PrivilegeCardSkeleton({ display = {}, isRow }: PrivilegeCardSkeletonProps) {
  const isShown = (name: keyof CardDisplay) => display[name] !== false
  return (
    <CardSkeleton
      isRow={isRow}
      isDescribed={isShown('description')}
      lines={[
        ...(isShown('points') ? [['1.35rem', '55%'] as const] : []),
        ...(isShown('valid_date') ? [['0.8rem', '80%'] as const] : []),
        ...(isShown('redeem_status') ? [['0.8rem', '65%'] as const] : []),
      ]}
    />
  )
}
