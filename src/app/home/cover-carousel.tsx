import { defineMessages, useIntl } from 'react-intl'
import styled from 'styled-components'
import { useBrand } from '@/brand/use-brand'
import { media, tokens } from '@/theme/tokens'
import { Carousel } from '@/ui/carousel/carousel'
import { Picture } from '@/ui/picture'
import { useMediaQuery } from '@/ui/use-media-query'

const messages = defineMessages({
  label: {
    id: 'home.cover.label',
    defaultMessage: 'Cover pictures',
    description: "Name of the brand's carousel at the top of home",
  },
})

const CONTENT_WIDTH = 2
const AUTOPLAY_MS = 3000
const PANELS = 3
const RATIO = '2 / 1'
/** How many slides it takes to turn three of them round, the middle one centred. */
const LOOPABLE = PANELS + 2

const Frame = styled.div`
  margin-inline: calc(-1 * ${tokens.gutter});
  /* The bullets bring room of their own below them. */
  &[data-bullets] {
    margin-block-end: -${tokens.space(4)};
  }
`

/** From edge to edge, right under the top bar; on a desktop no wider than the page. */
const Full = styled(Frame)`
  margin-block-start: -${tokens.space(4)};
  ${media.desktopUp} {
    margin-block-start: 0;
    margin-inline: 0;
    span {
      border-radius: ${tokens.radius.card};
    }
  }
`

/** The neighbours of the slides in view peek in from both sides, in the page's gutter. */
const Peeks = styled(Frame)`
  overflow: hidden;
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
 * The brand's covers (spec 9): in full width swiped by hand, in content width turning by themselves, three in view but on a
 * phone. The first one is the largest thing that home paints, so it is asked for at once and its room is kept.
 */
export default function CoverCarousel() {
  const intl = useIntl()
  const { coverPage, covers } = useBrand()
  const isWide = useMediaQuery(media.tabletUp.replace('@media ', ''))
  if (!coverPage.isDisplay || covers.length === 0) return null

  const isTurning = covers.length > 1
  const label = intl.formatMessage(messages.label)
  const pictures = (sources: string[], ratio: string, radius?: string) =>
    sources.map((source, index) => (
      <Picture key={index} src={source} alt="" ratio={ratio} radius={radius} isEager={index === 0} />
    ))
  if (coverPage.displayType !== CONTENT_WIDTH) {
    return (
      <Full data-bullets={isTurning || undefined}>
        <Carousel label={label} pagination={isTurning}>
          {/* On a wide screen no picture may push everything else below the fold. */}
          {pictures(covers, isWide ? '3 / 1' : RATIO)}
        </Carousel>
      </Full>
    )
  }
  const { card } = tokens.radius
  // Nothing to turn where all of them are in view.
  if (isWide && covers.length <= PANELS) return <Row>{pictures(covers, RATIO, card)}</Row>
  return (
    <Peeks data-bullets={isTurning || undefined}>
      <Carousel
        key={String(isWide)}
        label={label}
        panelsPerView={isWide ? PANELS : 1}
        whitespace={isWide ? 16 : 8}
        loop
        pagination={isTurning}
        autoplay
        autoplayDuration={AUTOPLAY_MS}
      >
        {pictures(isWide && covers.length < LOOPABLE ? [...covers, ...covers] : covers, RATIO, card)}
      </Carousel>
    </Peeks>
  )
}
