import type { ReactNode } from 'react'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'

const Column = styled(SkeletonGroup)`
  display: grid;
  gap: ${tokens.space(5)};
`

/** A form's head, fields and button. */
export function FormSkeleton({ head }: { head: ReactNode }) {
  return (
    <Column>
      {head}
      <FieldSkeletons />
      <Skeleton height={48} radius={tokens.radius.control} />
    </Column>
  )
}

const Field = styled.div`
  display: grid;
  gap: ${tokens.space(1)};
`

/** The fields that most brands ask for. */
export function FieldSkeletons() {
  return [40, 64, 48, 32, 36, 56].map((labelWidth) => (
    <Field key={labelWidth}>
      <Skeleton width={labelWidth} height={22} />
      <Skeleton height={48} radius={tokens.radius.control} />
    </Field>
  ))
}

const Face = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space(2)};
`

/** The profile picture and its button. */
export function FaceSkeleton() {
  return (
    <Face>
      <Skeleton width={112} height={112} radius={tokens.radius.pill} />
      <Skeleton width={210} height={48} radius={tokens.radius.control} />
    </Face>
  )
}
