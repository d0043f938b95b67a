import styled from 'styled-components'
import { Skeleton } from '@/ui/skeleton'
import type { CardDisplay } from './card-display'
import { CardBody, CardFrame, CardHead } from './privilege-card-frame'

/** Bars for the lines of a text: with their gaps, the bars are as high as the lines. */
const Bars = styled.div`
  display: grid;
  gap: 0.4rem;
  padding-block: 0.2rem;
`

/** The lines that most cards need: a name of one line over a description of two, or a name of two alone. */
const Head = styled(CardHead)`
  min-height: 2.8rem;
  &[data-described] {
    min-height: 3.8rem;
  }
`

interface PrivilegeCardSkeletonProps {
  display?: CardDisplay
  isRow?: boolean
}

/** The placeholder of a loading card, as high as the card, so that the layout does not shift. */
export function PrivilegeCardSkeleton({ display = {}, isRow }: PrivilegeCardSkeletonProps) {
  const isShown = (name: keyof CardDisplay) => display[name] !== false
  return (
    <CardFrame data-skeleton data-row={isRow || undefined} aria-hidden>
      <div style={isRow ? undefined : { aspectRatio: '4 / 3' }}>
        <Skeleton height="100%" radius={isRow ? '16px 0 0 16px' : '16px 16px 0 0'} />
      </div>
      <CardBody>
        <Head data-described={isShown('description') || undefined}>
          <Bars>
            <Skeleton height="1rem" />
            {isShown('description') && <Skeleton height="0.8rem" width="80%" />}
          </Bars>
        </Head>
        <Bars>
          {isShown('points') && <Skeleton height="1.35rem" width="55%" />}
          {isShown('valid_date') && <Skeleton height="0.8rem" width="80%" />}
          {isShown('redeem_status') && <Skeleton height="0.8rem" width="65%" />}
        </Bars>
      </CardBody>
    </CardFrame>
  )
}
