import { useCallback, useSyncExternalStore } from 'react'

/** Whole seconds until a moment (milliseconds of this phone's clock), counting down to 0; 0 where there is no moment. */
export function useSecondsLeft(until: number | undefined): number {
  const subscribe = useCallback(
    (notify: () => void) => {
      if (until === undefined) return () => {}
      const timer = setInterval(() => {
        notify()
        if (until <= Date.now()) clearInterval(timer)
      }, 250)
      return () => clearInterval(timer)
    },
    [until],
  )
  return useSyncExternalStore(subscribe, () =>
    until === undefined ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1000)),
  )
}
