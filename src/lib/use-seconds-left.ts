import { phoneNow } from './server-clock'
import { useCallback, useSyncExternalStore } from 'react'

/** Whole seconds until a time of this phone's clock (ms), counting down to 0. */
export const useSecondsLeft = (until: number | undefined, longestMs?: number): number =>
  useSecondsUntil(until, (moment) => moment - phoneNow(), longestMs)

/**
 * Whole seconds until a time, counting down to 0; 0 without one. Reads the clock at each tick, because the server's may become
 * known, and this phone's may be set. 0 if above `longestMs`: the clock was set back.
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
