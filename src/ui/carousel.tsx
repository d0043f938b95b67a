import { Children, lazy, Suspense, type ReactNode } from 'react'
import styled from 'styled-components'
import { withLateTexts } from '@/i18n/late-texts'
import { carouselFrame, type CarouselOptions } from './carousel-options'
import { CarouselStill } from './carousel-still'

export interface CarouselProps extends CarouselOptions {
  /** What the slides are: the name of the group. */
  label: string
  /** One slide each. */
  children: ReactNode
}

const loadTrack = withLateTexts(() => import('./carousel-track'))
const loadStyledTrack = withLateTexts(() => import('./carousel-track-styled'))

// Without the slider's code (offline) the still row stays, which can be scrolled.
const still = () => ({ default: CarouselStill })
const PlainTrack = lazy(() => loadTrack().then((module) => ({ default: module.CarouselTrack }), still))
const StyledTrack = lazy(() =>
  loadStyledTrack().then((module) => ({ default: module.CarouselTrackStyled }), still),
)

const Frame = styled.div`
  position: relative;
  /* The room above for the arrows lies over what stands there, which must stay tappable. */
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
`

/** The specification's carousel (section 9). The slider itself loads behind the first slides, in the same place. */
export function Carousel({ label, children, ...options }: CarouselProps) {
  const slides = Children.toArray(children)
  if (slides.length === 0) return null
  const Track = options.style ? StyledTrack : PlainTrack
  return (
    <Frame role="group" aria-label={label} style={carouselFrame(options).frame}>
      {slides.length === 1 ? (
        <CarouselStill options={options} slides={slides} />
      ) : (
        <Suspense fallback={<CarouselStill options={options} slides={slides} />}>
          <Track options={options} slides={slides} />
        </Suspense>
      )}
    </Frame>
  )
}
