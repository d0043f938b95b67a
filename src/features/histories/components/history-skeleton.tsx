import styled from 'styled-components'
import { media, tokens } from '@/theme/tokens'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space(3)};
  align-items: center;
  min-height: 72px;
  border-bottom: 1px solid ${tokens.color.outline};
  &[data-pictures] {
    grid-template-columns: 88px minmax(0, 1fr);
    min-height: 113px;
    padding: 0 ${tokens.space(3)};
    border: 1px solid ${tokens.color.outline};
    border-radius: ${tokens.radius.card};
  }
`

/** As many columns as the rows will have. */
const Cards = styled(SkeletonGroup)`
  display: grid;
  gap: ${tokens.space(3)};
  ${media.desktopUp} {
    grid-template-columns: 1fr 1fr;
  }
`

const Lines = styled.div`
  display: grid;
  gap: ${tokens.space(2)};
`

/** The placeholder of a loading history, in the geometry of its rows. */
export function HistorySkeleton({ hasPictures }: { hasPictures?: boolean | undefined }) {
  const lines = (
    <Lines>
      <Skeleton width="55%" height="1rem" />
      <Skeleton width="40%" height="0.8rem" />
    </Lines>
  )
  const Rows = hasPictures ? Cards : SkeletonGroup
  return (
    <Rows>
      {Array.from({ length: 7 }, (_, index) => (
        <Row key={index} data-pictures={hasPictures}>
          {hasPictures && <Skeleton width={88} height={88} radius={12} />}
          {lines}
          {!hasPictures && <Skeleton width={64} height="1.25rem" />}
        </Row>
      ))}
    </Rows>
  )
}
