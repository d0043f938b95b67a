import { useEffect, useEffectEvent } from 'react'

/** Runs a task whenever the page comes back to the front, and every `intervalMs` while it is there; no interval: only then. */
export function useWhileVisible(task: () => void, intervalMs?: number): void {
  const run = useEffectEvent(task)
  useEffect(() => {
    const handleVisibility = () => !document.hidden && run()
    const timer = intervalMs === undefined ? undefined : setInterval(handleVisibility, intervalMs)
    document.addEventListener('visibilitychange', handleVisibility)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', handleVisibility)
    }
  }, [intervalMs])
}
