import type { ReactNode } from 'react'

/** How the slides beside the active one look. */
export type CarouselStyle =
  | { kind: 'perspective'; rotate?: number; scale?: number; depth?: number }
  | { kind: 'parallax'; scale?: number }
  | { kind: 'fade'; scale?: number }

export interface CarouselOptions {
  loop?: boolean
  vertical?: boolean
  /** The gap between slides, in px. */
  whitespace?: number
  align?: 'prev' | 'center'
  /** The height follows the active slide. */
  adaptive?: boolean
  defaultIndex?: number
  /** The number of slides in view; with `auto` each slide sets its own width. */
  panelsPerView?: number | 'auto'
  /** In px; by default the height is at least 100 px. */
  height?: number
  /** The length of a transition, in ms. */
  duration?: number
  /** The drag distance that changes the slide, in px. */
  dragThreshold?: number
  /** How far slides follow a drag past the ends, from 0 to 1. */
  bounce?: number
  autoplay?: boolean
  /** How long a slide stays, in ms. */
  autoplayDuration?: number
  autoplayOption?: { duration?: number; direction?: 'next' | 'prev'; stopOnHover?: boolean }
  navigation?: boolean
  navigationOption?: { moveCount?: number }
  pagination?: boolean
  /** `isInside`: the bullets lie over the slides, without height of their own. */
  paginationOption?: { visibleCount?: number; isInside?: boolean }
  style?: CarouselStyle
}

export interface CarouselPartProps {
  options: CarouselOptions
  slides: ReactNode[]
}

const AUTOPLAY_DELAY_MS = 2000
const DEFAULT_VISIBLE_BULLETS = 5
const MIN_HEIGHT_PX = 100
const CONTROLS_HEIGHT_PX = 50

/** Autoplay, navigation and pagination force centred slides and a loop. */
function layoutOf({ loop = false, align = 'prev', autoplay, navigation, pagination }: CarouselOptions) {
  const isForced = Boolean(autoplay || navigation || pagination)
  return { isLooping: loop || isForced, isCentered: align === 'center' || isForced }
}

/** Swiper loops only with more slides than are in view; otherwise the carousel rewinds at the end. */
function canLoop(slideCount: number, panelsPerView: number | 'auto', isCentered: boolean): boolean {
  if (panelsPerView === 'auto') return slideCount > 2
  const inView = Math.ceil(panelsPerView)
  if (!isCentered) return slideCount > inView
  const around = inView % 2 === 0 ? inView + 1 : inView
  return slideCount >= around + Math.ceil(around / 2)
}

/** The time of each slide (ms). */
export function autoplayDelay({ autoplayOption, autoplayDuration }: CarouselOptions): number {
  return autoplayOption?.duration ?? autoplayDuration ?? AUTOPLAY_DELAY_MS
}

/** Maps the specification's options (section 9) to Swiper's options. */
export function toSwiperOptions(options: CarouselOptions, slideCount: number) {
  const { isLooping, isCentered } = layoutOf(options)
  const panelsPerView = options.panelsPerView ?? 1
  const loop = isLooping && canLoop(slideCount, panelsPerView, isCentered)
  return {
    direction: options.vertical ? ('vertical' as const) : ('horizontal' as const),
    initialSlide: options.defaultIndex ?? 0,
    slidesPerView: panelsPerView,
    spaceBetween: options.whitespace ?? 0,
    centeredSlides: isCentered,
    autoHeight: options.adaptive ?? false,
    speed: options.duration ?? 500,
    loop,
    rewind: isLooping && !loop,
    resistanceRatio: options.bounce ?? 0.2,
    // Every release counts as a long swipe, so that only the distance decides (see `swipeRatio`).
    longSwipesMs: 0,
    autoplay: {
      enabled: false, // carousel-track.tsx starts and stops autoplay
      delay: autoplayDelay(options),
      reverseDirection: options.autoplayOption?.direction === 'prev',
    },
    ...styleOptions(options.style),
  }
}

function styleOptions(style: CarouselStyle | undefined) {
  switch (style?.kind) {
    case 'perspective':
      return {
        effect: 'coverflow' as const,
        coverflowEffect: {
          rotate: style.rotate ?? 20,
          scale: style.scale ?? 1,
          depth: style.depth ?? 100,
          slideShadows: false,
        },
      }
    case 'parallax':
      return { parallax: { enabled: true } }
    case 'fade':
      return { effect: 'fade' as const, fadeEffect: { crossFade: true } }
    case undefined:
      return {}
  }
}

/** A drag distance in px as a fraction of the slide's size, Swiper's unit. */
export function swipeRatio(dragThreshold = 40, slideSize = 0): number {
  return slideSize > 0 ? Math.min(1, dragThreshold / slideSize) : 0.5
}

/** The padding around the slides: below for bullets, with arrows also above, so that the slides do not move. */
export function carouselFrame({ pagination, paginationOption, navigation, height }: CarouselOptions) {
  return {
    frame: {
      paddingBottom: pagination && !paginationOption?.isInside ? CONTROLS_HEIGHT_PX : 0,
      paddingTop: pagination && navigation ? CONTROLS_HEIGHT_PX : 0,
      marginTop: pagination && navigation ? -CONTROLS_HEIGHT_PX : 0,
    },
    viewport: height === undefined ? { minHeight: MIN_HEIGHT_PX } : { height },
  }
}

/** The indices of the slides shown before the slider has loaded. */
export function firstSlides(options: CarouselOptions, slideCount: number): number[] {
  const { isCentered } = layoutOf(options)
  const { loop } = toSwiperOptions(options, slideCount)
  const inView = options.panelsPerView === 'auto' ? slideCount : Math.ceil(options.panelsPerView ?? 1)
  const before = loop && isCentered && options.panelsPerView !== 'auto' ? Math.floor(inView / 2) : 0
  const start = (options.defaultIndex ?? 0) - before
  const indices = Array.from({ length: Math.min(inView, slideCount) }, (_, i) => start + i)
  return indices.map((index) => (index + slideCount) % slideCount)
}

/** The bullets shown: a window around the active one, limited by the ends. */
export function visibleBullets(
  active: number,
  count: number,
  visibleCount = DEFAULT_VISIBLE_BULLETS,
): number[] {
  const size = Math.min(count, visibleCount)
  const start = Math.min(Math.max(0, active - Math.floor(size / 2)), count - size)
  return Array.from({ length: size }, (_, i) => start + i)
}
