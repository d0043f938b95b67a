import { useEffect, useEffectEvent } from 'react'
import { saysHidden } from './phone-says'

/** Runs a task every `intervalMs` while the page is visible; a run missed while hidden follows on return. Undefined: never. */
export function useWhileVisible(task: () => void, intervalMs: number | undefined): void {
  const run = useEffectEvent(task)
  useEffect(() => {
    if (intervalMs === undefined) return
    let isDue = false
    const handleTime = () => {
      isDue = saysHidden()
      if (!isDue) run()
    }
    const handleVisibility = () => isDue && handleTime()
    const timer = setInterval(handleTime, intervalMs)
    document.addEventListener('visibilitychange', handleVisibility)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', handleVisibility)
    }
  }, [intervalMs])
}
