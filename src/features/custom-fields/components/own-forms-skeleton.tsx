import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { Card } from '@/ui/card'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { FormColumns } from './form-columns'

const Frame = styled(Card)`
  display: grid;
  gap: ${tokens.space(4)};
  padding: ${tokens.space(5)} ${tokens.space(4)};
`

const Answer = styled.div`
  display: grid;
  gap: ${tokens.space(1)};
`

const QUESTION_WIDTHS = ['42%', '56%', '38%', '48%']

/** The placeholder of two forms' answers: of each a heading, four answers and the button. */
export function OwnFormsSkeleton() {
  return (
    <FormColumns as={SkeletonGroup}>
      <FormSkeleton />
      <FormSkeleton />
    </FormColumns>
  )
}

function FormSkeleton() {
  return (
    <Frame>
      <Skeleton width="70%" height="32px" />
      {QUESTION_WIDTHS.map((width) => (
        <Answer key={width}>
          <Skeleton width={width} height="20px" />
          <Skeleton width="30%" height="24px" />
        </Answer>
      ))}
      <Skeleton height="48px" radius={tokens.radius.control} />
    </Frame>
  )
}
