import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { DetailFrame } from './detail-frame'

const Picture = styled.div`
  aspect-ratio: 4 / 3;
  > * {
    height: 100%;
  }
`

const Lines = styled.div`
  display: grid;
  gap: ${tokens.space(4)};
`

/** The placeholder of a loading detail, in its geometry. */
export function DetailSkeleton() {
  return (
    <SkeletonGroup>
      <DetailFrame
        picture={
          <Picture>
            <Skeleton height="100%" radius="var(--picture-radius)" />
          </Picture>
        }
      >
        <Lines>
          <Skeleton width="70%" height="2rem" />
          <Skeleton width="40%" height="1.5rem" />
          <Skeleton height={48} />
          <Skeleton height={48} />
          <Skeleton height={96} />
        </Lines>
      </DetailFrame>
    </SkeletonGroup>
  )
}
