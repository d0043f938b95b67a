import { CardSkeleton } from '@/ui/card-skeleton'

/** Coupons, last day, state. */
const LINES = [
  ['1.35rem', '55%'],
  ['0.8rem', '80%'],
  ['0.8rem', '65%'],
] as const

/** The placeholder of a loading package. */
export function PackageCardSkeleton({ isRow }: { isRow: boolean }) {
  return <CardSkeleton isRow={isRow} isDescribed lines={LINES} />
}
