import styled from 'styled-components'
import { useBrand } from '@/brand/use-brand'
import { useLazyComponent } from '@/lib/use-lazy-component'
import { useDataSaver } from '@/lib/use-root-data'
import { media, tokens } from '@/theme/tokens'

const loadCarousel = () => import('./cover-carousel')

const CONTENT_WIDTH_TYPE = 2

/** As high as the carousel. */
const Still = styled.div`
  img {
    width: 100%;
    aspect-ratio: 2 / 1;
    max-height: var(--cover);
    border-radius: ${tokens.radius.card};
    background: ${tokens.color.surfaceSunken};
    object-fit: cover;
  }
  &[data-full] {
    margin: calc(-1 * var(--top)) calc(-1 * ${tokens.gutter}) 0;
    img {
      border-radius: 0;
      ${media.tabletUp} {
        aspect-ratio: 3 / 1;
      }
    }
    ${media.desktopUp} {
      margin: 0;
      img {
        border-radius: ${tokens.radius.card};
      }
    }
  }
  ${media.tabletUp} {
    &:not([data-full]) {
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
  // If the carousel fails to load, the still covers stay.
  return CoverCarousel ? <CoverCarousel /> : <StillCovers />
}

function StillCovers() {
  const { coverPage, covers } = useBrand()
  const [first, second] = covers
  const isFull = coverPage.displayType !== CONTENT_WIDTH_TYPE
  const neighbours = !isFull && second !== undefined
  return (
    <Still data-full={isFull || undefined}>
      {neighbours && <Neighbour src={covers.at(-1)} alt="" loading="lazy" />}
      <img src={first} alt="" fetchPriority="high" />
      {neighbours && <Neighbour src={second} alt="" loading="lazy" />}
    </Still>
  )
}
