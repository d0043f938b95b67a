import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'

const Column = styled(SkeletonGroup)`
  display: grid;
  gap: ${tokens.space(5)};
`

const Field = styled.div`
  display: grid;
  gap: ${tokens.space(1)};
`

const LABEL_WIDTHS = ['42%', '56%', '38%', '48%']

/** The placeholder of a form: heading, four fields and the button. */
export function CustomFormsSkeleton() {
  return (
    <Column>
      <Skeleton width="70%" height="32px" />
      {LABEL_WIDTHS.map((width) => (
        <Field key={width}>
          <Skeleton width={width} height="24px" />
          <Skeleton height="48px" radius={tokens.radius.control} />
        </Field>
      ))}
      <Skeleton height="48px" radius={tokens.radius.control} />
    </Column>
  )
}
