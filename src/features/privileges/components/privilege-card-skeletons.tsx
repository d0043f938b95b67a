import styled from 'styled-components'
import { SkeletonGroup } from '@/ui/skeleton'
import { PrivilegeCardSkeleton } from './privilege-card-skeleton'

const Grid = styled.div`
  display: grid;
`

const COUNT_IN_ONE_COLUMN = 5

/** The placeholder of the list, in the geometry of its cards. */
export function PrivilegeCardSkeletons({ columns, gap }: { columns: number; gap: number }) {
  const count = columns === 1 ? COUNT_IN_ONE_COLUMN : columns * 2
  return (
    <SkeletonGroup>
      <Grid style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, gap }}>
        {Array.from({ length: count }, (_, index) => (
          <PrivilegeCardSkeleton key={index} isRow={columns === 1} />
        ))}
      </Grid>
    </SkeletonGroup>
  )
}
