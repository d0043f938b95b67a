import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'

const Group = styled(SkeletonGroup)`
  display: grid;
  gap: ${tokens.space(5)};
`

const Face = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space(2)};
`

const Field = styled.div`
  display: grid;
  gap: ${tokens.space(1)};
`

const LABEL_WIDTHS_PX = [40, 64, 48, 32, 36, 56]

/** The placeholder while the brand's fields load: the fields that most brands ask for. */
export function MemberInfoSkeleton() {
  return (
    <Group>
      <FaceSkeleton />
      <FieldSkeletons />
      <Skeleton height={48} radius={tokens.radius.control} />
    </Group>
  )
}

/** The placeholder of the picture and its button. */
export function FaceSkeleton() {
  return (
    <Face>
      <Skeleton width={112} height={112} radius={tokens.radius.pill} />
      <Skeleton width={210} height={48} radius={tokens.radius.control} />
    </Face>
  )
}

/** The placeholders of fields with their labels. */
export function FieldSkeletons() {
  return LABEL_WIDTHS_PX.map((width) => (
    <Field key={width}>
      <Skeleton width={width} height={22} />
      <Skeleton height={48} radius={tokens.radius.control} />
    </Field>
  ))
}
