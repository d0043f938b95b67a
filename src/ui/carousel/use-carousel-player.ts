import { useEffect, useRef, useState } from 'react'
import { media } from '@/theme/tokens'
import { useMediaQuery } from '../use-media-query'
import { autoplayDelay, type CarouselOptions } from './carousel-options'
import { useIsAttended } from './use-is-attended'

/** What the slider can be told once it is there. */
export interface CarouselHandle {
  moveBy: (steps: number) => void
  goTo: (index: number) => void
}

const FIRST_TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const

/**
 * Which slide is shown and whether they turn. Starting the slider is dear on a phone that is still painting, and the first
 * slides stand there without it: one that turns by itself starts when its first turn is due or the page is first touched.
 */
export function useCarouselPlayer(options: CarouselOptions, count: number) {
  const handle = useRef<CarouselHandle>(null)
  const [index, setIndex] = useState(options.defaultIndex ?? 0)
  const isStill = useMediaQuery(media.reducedMotion.replace('@media ', ''))
  // Nothing moves by itself for who asked for stillness, until they press play.
  const [isWanted, setIsWanted] = useState(!isStill)
  const [start, setStart] = useState<'touched' | 'due' | undefined>(options.autoplay ? undefined : 'touched')
  const { isAttended, watch } = useIsAttended(options.autoplayOption?.stopOnHover ?? false)
  const isPlaying = Boolean(options.autoplay) && isWanted && !isAttended
  const delay = autoplayDelay(options)

  useEffect(() => {
    if (start) return
    const touch = () => setStart('touched')
    for (const type of FIRST_TOUCHES) addEventListener(type, touch, { passive: true })
    const timer = isPlaying ? setTimeout(() => setStart('due'), delay) : undefined
    return () => {
      for (const type of FIRST_TOUCHES) removeEventListener(type, touch)
      clearTimeout(timer)
    }
  }, [start, isPlaying, delay])

  return {
    /** The slider is wanted; `due` asks it to turn at once. */
    start,
    handle,
    index,
    setIndex,
    isStill,
    isWanted,
    setIsWanted,
    isPlaying,
    watch,
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
