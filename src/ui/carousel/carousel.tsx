import { Children, useEffect, useRef, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { useLazyComponent } from '@/lib/use-lazy-component'
import { CarouselControls } from './carousel-controls'
import { carouselFrame, firstSlides, type CarouselOptions, type CarouselPartProps } from './carousel-options'
import { useCarouselPlayer } from './use-carousel-player'

export interface CarouselProps extends CarouselOptions {
  label: string
  children: ReactNode
}

const loadTrack = () => import('./carousel-track').then((module) => ({ default: module.CarouselTrack }))
const loadStyledTrack = () =>
  import('./carousel-track-styled').then((module) => ({ default: module.CarouselTrackStyled }))

const Frame = styled.div`
  position: relative;
  /* The arrows' padding overlaps the content above, which must stay tappable. */
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
`

/** The specification's carousel (section 9). The slider replaces the first slides, which are static. */
export function Carousel({ label, children, ...options }: CarouselProps) {
  const slides = Children.toArray(children)
  if (slides.length === 0) return null
  if (slides.length > 1) return <SlidingCarousel label={label} options={options} slides={slides} />
  return (
    <Frame role="group" aria-label={label} style={carouselFrame(options).frame}>
      <CarouselStill options={options} slides={slides} />
    </Frame>
  )
}

function SlidingCarousel({ label, options, slides }: CarouselPartProps & { label: string }) {
  const player = useCarouselPlayer(options, slides.length)
  const { start, index, isPlaying } = player
  const frame = useRef<HTMLDivElement>(null)
  // The slider loads after the visible picture, to not delay it. If it fails to load, the controls change the static slide.
  const [hasPicture, setHasPicture] = useState(false)
  const load = options.style === undefined ? loadTrack : loadStyledTrack
  const Track = useLazyComponent(load, hasPicture || start !== undefined)
  useEffect(() => {
    const note = () => setHasPicture(true)
    const picture = frame.current?.querySelector('img')
    if (!picture || picture.complete) return note()
    picture.addEventListener('load', note, { once: true })
    picture.addEventListener('error', note, { once: true })
  }, [])

  const first = <CarouselStill options={{ ...options, defaultIndex: index }} slides={slides} />
  return (
    <Frame ref={frame} role="group" aria-label={label} style={carouselFrame(options).frame} {...player.watch}>
      {start && Track ? (
        <Track
          options={{ ...options, defaultIndex: index }}
          slides={slides}
          isPlaying={isPlaying}
          isDue={start === 'due'}
          hasNoMotion={player.hasNoMotion}
          handle={player.handle}
          onIndex={player.setIndex}
        />
      ) : (
        first
      )}
      <CarouselControls
        options={options}
        index={index}
        count={slides.length}
        isPlaying={player.isWanted}
        onPlayingChange={player.setIsWanted}
        onMove={player.move}
        onSelect={player.select}
      />
    </Frame>
  )
}

const Row = styled.div`
  display: flex;
  overflow-x: auto;
  scrollbar-width: none;
  scroll-snap-type: x mandatory;
  &::-webkit-scrollbar {
    display: none;
  }
  > * {
    flex: none;
    scroll-snap-align: start;
  }
`

/** The slides shown before Swiper has loaded. */
function CarouselStill({ options, slides }: CarouselPartProps) {
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
