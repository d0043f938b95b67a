import styled from 'styled-components'
import { useBrand } from '@/brand/use-brand'
import { useLazyComponent } from '@/lib/use-lazy-component'
import { useDataSaver } from '@/lib/use-root-data'
import { media, tokens } from '@/theme/tokens'

const loadCarousel = () => import('./cover-carousel')

const CONTENT_WIDTH_TYPE = 2
/** On a wide screen. More covers loop, so the last one is left of the first. */
const MOST_IN_VIEW = 3

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
      grid-auto-flow: column;
      grid-auto-columns: minmax(0, 1fr);
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
      {CoverCarousel ? <CoverCarousel /> : <StillCovers isFull={isFull} />}
    </Frame>
  )
}

function StillCovers({ isFull }: { isFull: boolean }) {
  const { covers } = useBrand()
  const [first, ...others] = covers
  const goRound = covers.length > MOST_IN_VIEW
  const neighbour = (cover: string | undefined, index: number) => (
    <Neighbour key={index} src={cover} alt="" loading="lazy" />
  )
  return (
    <Still>
      {!isFull && goRound && neighbour(covers.at(-1), -1)}
      <img src={first} alt="" fetchPriority="high" />
      {!isFull && others.slice(0, goRound ? 1 : undefined).map(neighbour)}
    </Still>
  )
}
