import { startTransition, useEffect, useRef, useState, type FocusEvent } from 'react'
import { useDataSaver } from '@/lib/use-root-data'
import { media } from '@/theme/tokens'
import { useMediaQuery } from '../use-media-query'
import { autoplayDelay, type CarouselOptions } from './carousel-options'
import { saysHidden } from '@/lib/phone-says'

/** The slider's commands, once Swiper has loaded. */
export interface CarouselHandle {
  moveBy: (steps: number) => void
  goTo: (index: number) => void
}

const FIRST_INPUT_EVENTS = ['pointerdown', 'keydown', 'wheel'] as const

/**
 * The active slide's index, and whether autoplay runs. Starting Swiper is expensive during the first paint, and the first
 * slides need it only later: it starts when autoplay's next slide is due, or at the first input.
 */
export function useCarouselPlayer(options: CarouselOptions, count: number) {
  const handle = useRef<CarouselHandle>(null)
  const [index, setIndex] = useState(options.defaultIndex ?? 0)
  const isMotionReduced = useMediaQuery(media.reducedMotion)
  const hasNoMotion = useDataSaver() || isMotionReduced
  // With reduced motion autoplay is off until the member presses play.
  const [isWanted, setIsWanted] = useState(!hasNoMotion)
  const [start, setStart] = useState<'touched' | 'due' | undefined>(options.autoplay ? undefined : 'touched')
  const { isAttended, watch } = useIsAttended(options.autoplayOption?.stopOnHover ?? false)
  const isPlaying = Boolean(options.autoplay) && isWanted && !isAttended
  const delay = autoplayDelay(options)

  useEffect(() => {
    if (start) return
    // A transition, so that a tap elsewhere is answered first.
    const handleInput = () => startTransition(() => setStart('touched'))
    for (const type of FIRST_INPUT_EVENTS) addEventListener(type, handleInput, { passive: true })
    const timer = isPlaying ? setTimeout(() => setStart('due'), delay) : undefined
    return () => {
      for (const type of FIRST_INPUT_EVENTS) removeEventListener(type, handleInput)
      clearTimeout(timer)
    }
  }, [start, isPlaying, delay])

  // Immediately, because Swiper follows this finger.
  const onPointerDown = () => setStart((before) => before ?? 'touched')

  return {
    /** Set when the slider is to render; `due` shows its next slide at once. */
    start,
    handle,
    index,
    setIndex,
    hasNoMotion,
    isWanted,
    setIsWanted,
    isPlaying,
    watch: { ...watch, onPointerDown },
    move: (steps: number) => {
      if (handle.current) handle.current.moveBy(steps)
      else setIndex((current) => (current + steps + count) % count)
    },
    select: (target: number) => {
      if (handle.current) handle.current.goTo(target)
      else setIndex(target)
    },
  }
}

/** Whether to pause autoplay: something has focus or (with `isHoverCounted`) the pointer, or the page is hidden. */
function useIsAttended(isHoverCounted: boolean) {
  const [hasFocus, setHasFocus] = useState(false)
  const [isHovered, setIsHovered] = useState(false)
  const [isHidden, setIsHidden] = useState(saysHidden)

  useEffect(() => {
    const update = () => setIsHidden(saysHidden())
    document.addEventListener('visibilitychange', update)
    return () => document.removeEventListener('visibilitychange', update)
  }, [])

  const watch = {
    // A tap focuses too, but only visible focus (by keyboard) means reading.
    onFocus: (event: FocusEvent) => setHasFocus(event.target.matches(':focus-visible')),
    onBlur: () => setHasFocus(false),
    onPointerEnter: () => setIsHovered(true),
    onPointerLeave: () => setIsHovered(false),
  }
  return { isAttended: hasFocus || isHidden || (isHoverCounted && isHovered), watch }
}
