import { defineMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { useBrand } from '@/brand/use-brand'
import { useDataSaver } from '@/lib/use-root-data'
import { media, tokens } from '@/theme/tokens'
import { Carousel } from '@/ui/carousel/carousel'
import { Picture } from '@/ui/picture'
import { useMediaQuery } from '@/ui/use-media-query'

const coversName = defineMessage({
  id: 'home.cover.label',
  defaultMessage: 'Cover pictures',
  description: "Name of the brand's carousel at the top of home",
})

const CONTENT_WIDTH_TYPE = 2
const AUTOPLAY_MS = 3000
const PANELS_IN_VIEW = 3
const RATIO = '2 / 1'
const inside = { isInside: true }
/** A loop needs this many slides with three in view. */
const MIN_LOOP_SLIDES = PANELS_IN_VIEW + 2

const Frame = styled.div`
  --picture-max: var(--cover);
`

/** Reaches the screen's edges and the top bar; on a desktop as wide as the page. */
const FullWidth = styled(Frame)`
  margin: calc(-1 * var(--top)) calc(-1 * ${tokens.gutter}) 0;
  /* Below the notice that the API is down. */
  [data-notice] ~ * & {
    margin-block-start: calc(${tokens.space(3)} - var(--top));
  }
  ${media.desktopUp} {
    margin: 0;
    img,
    span:has(> img) {
      border-radius: ${tokens.radius.card};
    }
  }
`

/** The neighbouring slides show at both sides, in the page's gutter. */
const Peeks = styled(Frame)`
  overflow: hidden;
  margin-inline: calc(-1 * ${tokens.gutter});
  padding-inline: ${tokens.gutter};
  .swiper {
    overflow: visible;
  }
  ${media.desktopUp} {
    .swiper {
      overflow: hidden;
    }
  }
`

const Row = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${tokens.space(4)};
`

/**
 * The brand's covers (spec 9): full-width ones are swiped by hand, others play automatically, three in view except on a phone.
 * The first cover is home's largest contentful paint: it loads eagerly in reserved space.
 */
export function Covers() {
  const intl = useIntl()
  const { coverPage, covers } = useBrand()
  const isSavingData = useDataSaver()
  const isWide = useMediaQuery(media.tabletUp)
  if (isSavingData || !coverPage.isDisplay || covers.length === 0) return null
  const label = intl.formatMessage(coversName)
  const pictures = (sources: string[], ratio: string, radius?: string) =>
    sources.map((source, index) => (
      <Picture key={index} src={source} alt="" ratio={ratio} radius={radius} isEager={index === 0} />
    ))
  if (coverPage.displayType !== CONTENT_WIDTH_TYPE) {
    return (
      <FullWidth>
        <Carousel label={label} pagination paginationOption={inside}>
          {/* On a wide screen the picture must not push everything else below the fold. */}
          {pictures(covers, isWide ? '3 / 1' : RATIO)}
        </Carousel>
      </FullWidth>
    )
  }
  const { card } = tokens.radius
  if (isWide && covers.length <= PANELS_IN_VIEW) return <Row>{pictures(covers, RATIO, card)}</Row>
  return (
    <Peeks>
      <Carousel
        key={String(isWide)}
        label={label}
        panelsPerView={isWide ? PANELS_IN_VIEW : 1}
        whitespace={isWide ? 16 : 8}
        loop
        pagination
        paginationOption={inside}
        autoplay
        autoplayDuration={AUTOPLAY_MS}
      >
        {pictures(isWide && covers.length < MIN_LOOP_SLIDES ? [...covers, ...covers] : covers, RATIO, card)}
      </Carousel>
    </Peeks>
  )
}
