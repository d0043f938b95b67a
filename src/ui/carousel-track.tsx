import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { A11y, Autoplay } from 'swiper/modules'
import { Swiper, SwiperSlide, type SwiperClass, type SwiperProps } from 'swiper/react'
import 'swiper/css'
import { media } from '@/theme/tokens'
import { CarouselControls } from './carousel-controls'
import { carouselFrame, swipeRatio, toSwiperOptions, type CarouselPartProps } from './carousel-options'
import { useIsAttended } from './use-is-attended'
import { useMediaQuery } from './use-media-query'

const PARALLAX_SHIFT_PERCENT = 30

interface CarouselTrackProps extends CarouselPartProps {
  /** Swiper's modules for `options.style`. */
  effects?: SwiperProps['modules']
}

/** The slider: loaded after the first slides are on the screen. */
export function CarouselTrack({ options, slides, effects = [] }: CarouselTrackProps) {
  const intl = useIntl()
  const [swiper, setSwiper] = useState<SwiperClass>()
  const [index, setIndex] = useState(options.defaultIndex ?? 0)
  const isStill = useMediaQuery(media.reducedMotion.replace('@media ', ''))
  // Nothing moves by itself for who asked for stillness, until they press play.
  const [isWanted, setIsWanted] = useState(!isStill)
  const { isAttended, watch } = useIsAttended(options.autoplayOption?.stopOnHover ?? false)
  const isPlaying = Boolean(options.autoplay) && isWanted && !isAttended

  useEffect(() => {
    if (!swiper || swiper.destroyed) return
    if (isPlaying) swiper.autoplay.start()
    else swiper.autoplay.stop()
    // What moves by itself is not read out.
    swiper.wrapperEl.setAttribute('aria-live', isPlaying ? 'off' : 'polite')
  }, [swiper, isPlaying])

  const setThreshold = (instance: SwiperClass) => {
    instance.params.longSwipesRatio = swipeRatio(options.dragThreshold, instance.slidesSizesGrid[0])
  }
  const parallaxShift =
    options.style?.kind === 'parallax' ? `${PARALLAX_SHIFT_PERCENT * (options.style.scale ?? 1)}%` : undefined
  const settings = toSwiperOptions(options, slides.length)

  return (
    <div {...watch}>
      <Swiper
        {...settings}
        modules={[A11y, Autoplay, ...effects]}
        speed={isStill ? 0 : settings.speed}
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
        onSlideChange={(instance) => setIndex(instance.realIndex)}
      >
        {slides.map((slide, i) => (
          <SwiperSlide key={i} style={options.panelsPerView === 'auto' ? { width: 'auto' } : undefined}>
            {({ isVisible }) => (
              // What is out of view is reached by the bullets: the slider reorders its slides under the focus.
              <div inert={!isVisible} data-swiper-parallax={parallaxShift}>
                {slide}
              </div>
            )}
          </SwiperSlide>
        ))}
      </Swiper>
      <CarouselControls
        options={options}
        index={index}
        count={slides.length}
        isPlaying={isWanted}
        onPlayingChange={setIsWanted}
        onMove={(steps) => moveBy(swiper, steps, slides.length)}
        onSelect={(target) => goTo(swiper, target)}
      />
    </div>
  )
}

function goTo(swiper: SwiperClass | undefined, target: number) {
  if (swiper?.params.loop) swiper.slideToLoop(target)
  else swiper?.slideTo(target)
}

function moveBy(swiper: SwiperClass | undefined, steps: number, count: number) {
  if (steps === 1) swiper?.slideNext()
  else if (steps === -1) swiper?.slidePrev()
  else if (swiper) goTo(swiper, (swiper.realIndex + steps + count) % count)
}
