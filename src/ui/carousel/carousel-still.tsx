import styled from 'styled-components'
import { carouselFrame, firstSlides, type CarouselPartProps } from './carousel-options'

const Row = styled.div`
  display: flex;
  overflow-x: auto;
  scrollbar-width: none;
  scroll-snap-type: x mandatory;
  &::-webkit-scrollbar {
    display: none;
  }
  &[data-centered] {
    justify-content: center;
  }
  > * {
    flex: none;
    scroll-snap-align: start;
  }
`

/** The slides in view before Swiper has loaded, as a plain row. */
export function CarouselStill({ options, slides }: CarouselPartProps) {
  const { panelsPerView = 1, whitespace = 0, vertical } = options
  const size =
    panelsPerView === 'auto' || vertical
      ? undefined
      : `calc((100% - ${(panelsPerView - 1) * whitespace}px) / ${panelsPerView})`
  return (
    <Row style={{ gap: whitespace, ...carouselFrame(options).viewport }}>
      {firstSlides(options, slides.length).map((index) => (
        <div key={index} style={{ width: size ?? (vertical ? '100%' : undefined) }}>
          {slides[index]}
        </div>
      ))}
    </Row>
  )
}
