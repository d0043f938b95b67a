import styled from 'styled-components'
import { useBrand } from '@/brand/use-brand'
import { useLazyComponent } from '@/lib/use-lazy-component'
import { useDataSaver } from '@/lib/use-root-data'
import { media, tokens } from '@/theme/tokens'

const loadCarousel = () => import('./cover-carousel')

const CONTENT_WIDTH_TYPE = 2

/** Full-width covers reach the screen's edges and the top bar; on a desktop they are as wide as the page. */
const Frame = styled.div`
  img,
  span:has(> img) {
    max-height: var(--cover);
  }
  &[data-full] {
    margin: calc(-1 * var(--top)) calc(-1 * ${tokens.gutter}) 0;
    ${media.desktopUp} {
      margin: 0;
      img,
      span:has(> img) {
        border-radius: ${tokens.radius.card};
      }
    }
  }
`

/** As high as the carousel. */
const Still = styled.div`
  img {
    width: 100%;
    aspect-ratio: 2 / 1;
    background: ${tokens.color.surfaceSunken};
    object-fit: cover;
  }
  [data-full] > & img {
    ${media.tabletUp} {
      aspect-ratio: 3 / 1;
    }
  }
  :not([data-full]) > & {
    img {
      border-radius: ${tokens.radius.card};
    }
    ${media.tabletUp} {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: ${tokens.space(4)};
    }
  }
`

/** Lazily loaded: it is hidden on a phone, and would compete with the first cover for bandwidth. */
const Neighbour = styled.img`
  display: none;
  ${media.tabletUp} {
    display: block;
  }
`

/**
 * The brand's covers (spec 9). The first is home's largest contentful paint, so it renders at once where the carousel, whose
 * chunk loads later, will show it.
 */
export function Covers() {
  const { coverPage, covers } = useBrand()
  const isSavingData = useDataSaver()
  const isShown = !isSavingData && coverPage.isDisplay && covers[0] !== undefined
  const CoverCarousel = useLazyComponent(loadCarousel, isShown)
  if (!isShown) return null
  const isFull = coverPage.displayType !== CONTENT_WIDTH_TYPE
  return (
    <Frame data-full={isFull || undefined}>
      {/* If the carousel fails to load, the still covers stay. */}
      {CoverCarousel ? <CoverCarousel /> : <StillCovers hasNeighbours={!isFull && covers.length > 1} />}
    </Frame>
  )
}

function StillCovers({ hasNeighbours }: { hasNeighbours: boolean }) {
  const { covers } = useBrand()
  return (
    <Still>
      {hasNeighbours && <Neighbour src={covers.at(-1)} alt="" loading="lazy" />}
      <img src={covers[0]} alt="" fetchPriority="high" />
      {hasNeighbours && <Neighbour src={covers[1]} alt="" loading="lazy" />}
    </Still>
  )
}
