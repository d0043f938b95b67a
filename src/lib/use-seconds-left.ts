import { useCallback, useSyncExternalStore } from 'react'

/** Whole seconds until a moment of this phone's clock (ms), counting down to 0. */
export const useSecondsLeft = (until: number | undefined, longestMs?: number): number =>
  useSecondsUntil(until, (moment) => moment - Date.now(), longestMs)

/**
 * Whole seconds until a moment of a clock, counting down to 0; 0 where there is no moment. It goes by what the clock says at each tick:
 * the server's is learnt meanwhile, and this phone's may be set. More than `longestMs` are none: the clock was set back.
 */
export function useSecondsUntil<Moment>(
  until: Moment | undefined,
  msUntil: (moment: Moment) => number,
  longestMs = Infinity,
): number {
  const subscribe = useCallback(
    (notify: () => void) => {
      if (until === undefined) return () => {}
      const timer = setInterval(notify, 250)
      return () => clearInterval(timer)
    },
    [until],
  )
  return useSyncExternalStore(subscribe, () => {
    const leftMs = until === undefined ? 0 : msUntil(until)
    return leftMs > longestMs ? 0 : Math.max(0, Math.ceil(leftMs / 1000))
  })
}
