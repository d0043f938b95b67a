import type { ReactNode } from 'react'
import { tokens } from '@/theme/tokens'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { Stack } from '@/ui/stack'

/** A form's head, fields and button. */
export function FormSkeleton({ head }: { head: ReactNode }) {
  return (
    <Stack $gap={5} as={SkeletonGroup}>
      {head}
      <FieldSkeletons />
      <Skeleton height={48} radius={tokens.radius.control} />
    </Stack>
  )
}

/** The fields that most brands ask for. */
export function FieldSkeletons() {
  return [40, 64, 48, 32, 36, 56].map((labelWidth) => (
    <Stack key={labelWidth} $gap={1}>
      <Skeleton width={labelWidth} height={22} />
      <Skeleton height={48} radius={tokens.radius.control} />
    </Stack>
  ))
}
