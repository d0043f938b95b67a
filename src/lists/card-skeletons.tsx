import type { ReactNode } from 'react'
import styled from 'styled-components'
import { SkeletonGroup } from '@/ui/skeleton'

const Grid = styled.div`
  display: grid;
`

const COUNT_IN_ONE_COLUMN = 5

interface CardSkeletonsProps {
  columns: number
  gap: number
  /** One card's placeholder. */
  children: ReactNode
}

/** The placeholder of a list of cards, in the geometry of its cards. */
export function CardSkeletons({ columns, gap, children }: CardSkeletonsProps) {
  const count = columns === 1 ? COUNT_IN_ONE_COLUMN : columns * 2
  return (
    <SkeletonGroup>
      <Grid style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, gap }}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index}>{children}</div>
        ))}
      </Grid>
    </SkeletonGroup>
  )
}
