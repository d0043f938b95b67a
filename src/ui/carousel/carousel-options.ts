import type { ReactNode } from 'react'

/** The carousel's own look: how the slides beside the active one are drawn. */
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
  /** Slides in view; `auto` leaves their width to themselves. */
  panelsPerView?: number | 'auto'
  /** In px; without it, at least 100 px. */
  height?: number
  /** Of a transition, in ms. */
  duration?: number
  /** How far a drag has to go to change the slide, in px. */
  dragThreshold?: number
  /** How much a drag past the ends gives way, from 0 to 1. */
  bounce?: number
  autoplay?: boolean
  /** In ms. */
  autoplayDuration?: number
  autoplayOption?: { duration?: number; direction?: 'next' | 'prev'; stopOnHover?: boolean }
  navigation?: boolean
  navigationOption?: { moveCount?: number }
  pagination?: boolean
  paginationOption?: { visibleCount?: number }
  style?: CarouselStyle
}

export interface CarouselPartProps {
  options: CarouselOptions
  slides: ReactNode[]
}

const AUTOPLAY_DELAY_MS = 2000
const VISIBLE_BULLETS = 5
const MIN_HEIGHT_PX = 100
const CONTROLS_PX = 50

/** Autoplay, navigation and pagination centre the slides and make them loop, whatever else is asked for. */
function layoutOf({ loop = false, align = 'prev', autoplay, navigation, pagination }: CarouselOptions) {
  const isForced = Boolean(autoplay || navigation || pagination)
  return { isLooping: loop || isForced, isCentered: align === 'center' || isForced }
}

/** The slider turns slides round into a loop only if there are some to spare; fewer start again at the end. */
function canLoop(slideCount: number, panelsPerView: number | 'auto', isCentered: boolean): boolean {
  if (panelsPerView === 'auto') return slideCount > 2
  const inView = Math.ceil(panelsPerView)
  if (!isCentered) return slideCount > inView
  const around = inView % 2 === 0 ? inView + 1 : inView
  return slideCount >= around + Math.ceil(around / 2)
}

/** How long a slide stays before the next one comes (ms). */
export function autoplayDelay({ autoplayOption, autoplayDuration }: CarouselOptions): number {
  return autoplayOption?.duration ?? autoplayDuration ?? AUTOPLAY_DELAY_MS
}

/** What the specification's options (section 9) are in Swiper's words. */
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
    // Every release is a long swipe, so that the distance alone decides (see `swipeRatio`).
    longSwipesMs: 0,
    autoplay: {
      enabled: false, // the carousel starts and stops it
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

/** Swiper counts a drag in parts of a slide. */
export function swipeRatio(dragThreshold = 40, slideSize = 0): number {
  return slideSize > 0 ? Math.min(1, dragThreshold / slideSize) : 0.5
}

/** The room around the slides: bullets stand below, and arrows make it symmetrical without moving the slides. */
export function carouselFrame({ pagination, navigation, height }: CarouselOptions) {
  return {
    frame: {
      paddingBottom: pagination ? CONTROLS_PX : 0,
      paddingTop: pagination && navigation ? CONTROLS_PX : 0,
      marginTop: pagination && navigation ? -CONTROLS_PX : 0,
    },
    viewport: height === undefined ? { minHeight: MIN_HEIGHT_PX } : { height },
  }
}

/** The slides that stand in view before the slider has loaded, first to last. */
export function firstSlides(options: CarouselOptions, slideCount: number): number[] {
  const { isCentered } = layoutOf(options)
  const { loop } = toSwiperOptions(options, slideCount)
  const inView = options.panelsPerView === 'auto' ? slideCount : Math.ceil(options.panelsPerView ?? 1)
  const before = loop && isCentered && options.panelsPerView !== 'auto' ? Math.floor(inView / 2) : 0
  const start = (options.defaultIndex ?? 0) - before
  const indices = Array.from({ length: Math.min(inView, slideCount) }, (_, i) => start + i)
  return indices.map((index) => (index + slideCount) % slideCount)
}

/** The bullets in view: a window that keeps the active one in the middle as far as the ends allow. */
export function visibleBullets(active: number, count: number, visibleCount = VISIBLE_BULLETS): number[] {
  const size = Math.min(count, visibleCount)
  const start = Math.min(Math.max(0, active - Math.floor(size / 2)), count - size)
  return Array.from({ length: size }, (_, i) => start + i)
}
