import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { useIntl } from 'react-intl'
import { A11y, Autoplay } from 'swiper/modules'
import { Swiper, SwiperSlide, type SwiperClass, type SwiperProps } from 'swiper/react'
import 'swiper/css'
import { carouselFrame, swipeRatio, toSwiperOptions, type CarouselPartProps } from './carousel-options'
import type { CarouselHandle } from './use-carousel-player'

const PARALLAX_SHIFT_PERCENT = 30

export interface CarouselTrackProps extends CarouselPartProps {
  isPlaying: boolean
  /** Autoplay shows the next slide as soon as the slider starts. */
  isDue: boolean
  /** No transitions, for reduced motion. */
  hasNoMotion: boolean
  handle: Ref<CarouselHandle | null>
  onIndex: (index: number) => void
  /** Swiper's modules for `options.style`. */
  effects?: SwiperProps['modules']
}

/** The slider (Swiper), loaded lazily after the first slides have rendered. */
export function CarouselTrack({
  options,
  slides,
  isPlaying,
  isDue,
  hasNoMotion,
  handle,
  onIndex,
  effects = [],
}: CarouselTrackProps) {
  const intl = useIntl()
  const [swiper, setSwiper] = useState<SwiperClass>()
  // Swiper's initial options; later changes of the slide go through the handle.
  const [settings] = useState(() => toSwiperOptions(options, slides.length))
  const isNextSlideDue = useRef(isDue)

  useImperativeHandle<CarouselHandle | null, CarouselHandle | null>(
    handle,
    () => (swiper ? handleOf(swiper, slides.length) : null),
    [swiper, slides.length],
  )

  useEffect(() => {
    if (!swiper || swiper.destroyed) return
    if (isPlaying && isNextSlideDue.current) advance(swiper, settings.autoplay.reverseDirection)
    isNextSlideDue.current = false
    if (isPlaying) swiper.autoplay.start()
    else swiper.autoplay.stop()
    // Screen readers should not read autoplay's slides.
    swiper.wrapperEl.setAttribute('aria-live', isPlaying ? 'off' : 'polite')
  }, [swiper, isPlaying, settings])

  const setThreshold = (instance: SwiperClass) => {
    instance.params.longSwipesRatio = swipeRatio(options.dragThreshold, instance.slidesSizesGrid[0])
  }
  const parallaxShift =
    options.style?.kind === 'parallax' ? `${PARALLAX_SHIFT_PERCENT * (options.style.scale ?? 1)}%` : undefined

  return (
    <Swiper
      {...settings}
      modules={[A11y, Autoplay, ...effects]}
      speed={hasNoMotion ? 0 : settings.speed}
      watchSlidesProgress
      a11y={{
        slideLabelMessage: intl.formatMessage(
          {
            id: 'ui.carousel.slide',
            defaultMessage: '{index} of {count}',
            description: 'Name of one slide: its number and how many there are',
          },
          {
            index: '{{index}}',
            count: '{{slidesLength}}',
          },
        ),
      }}
      style={carouselFrame(options).viewport}
      onSwiper={setSwiper}
      onAfterInit={setThreshold}
      onResize={setThreshold}
      onSlideChange={(instance) => onIndex(instance.realIndex)}
    >
      {slides.map((slide, i) => (
        <SwiperSlide key={i} style={options.panelsPerView === 'auto' ? { width: 'auto' } : undefined}>
          {({ isVisible }) => (
            // Slides out of view are not focusable, because Swiper reorders them; bullets lead to them.
            <div inert={!isVisible} data-swiper-parallax={parallaxShift}>
              {slide}
            </div>
          )}
        </SwiperSlide>
      ))}
    </Swiper>
  )
}

function handleOf(swiper: SwiperClass, count: number): CarouselHandle {
  const goTo = (target: number) => {
    if (swiper.params.loop) swiper.slideToLoop(target)
    else swiper.slideTo(target)
  }
  const moveBy = (steps: number) => {
    if (steps === 1) swiper.slideNext()
    else if (steps === -1) swiper.slidePrev()
    else goTo((swiper.realIndex + steps + count) % count)
  }
  return { goTo, moveBy }
}

function advance(swiper: SwiperClass, isBackwards: boolean) {
  if (isBackwards) swiper.slidePrev()
  else swiper.slideNext()
}
