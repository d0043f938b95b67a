import styled from 'styled-components'
import { CardBody, CardFrame, CardHead } from './card-frame'
import { Skeleton } from './skeleton'

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

interface CardSkeletonProps {
  isDescribed?: boolean
  isRow?: boolean
  /** The foot: height and width of each line. */
  lines: readonly (readonly [height: string, width: string])[]
}

/** The placeholder of a loading card, as high as the card, so that the layout does not shift. */
export function CardSkeleton({ isDescribed, isRow, lines }: CardSkeletonProps) {
  return (
    <CardFrame data-skeleton data-row={isRow || undefined} aria-hidden>
      <div style={isRow ? undefined : { aspectRatio: '4 / 3' }}>
        <Skeleton height="100%" radius={isRow ? '16px 0 0 16px' : '16px 16px 0 0'} />
      </div>
      <CardBody>
        <Head data-described={isDescribed || undefined}>
          <Bars>
            <Skeleton height="1rem" />
            {isDescribed && <Skeleton height="0.8rem" width="80%" />}
          </Bars>
        </Head>
        <Bars>
          {lines.map(([height, width]) => (
            <Skeleton key={width} height={height} width={width} />
          ))}
        </Bars>
      </CardBody>
    </CardFrame>
  )
}
