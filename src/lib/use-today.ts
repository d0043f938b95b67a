import { useSyncExternalStore } from 'react'
import { msOf, serverNow } from './server-clock'
import { dayInBangkok } from './wire-date'

/** So late a page may learn of midnight. */
const LATEST_MS = 60_000

const bangkokToday = () => dayInBangkok(msOf(serverNow()))

/** Today as `yyyy-MM-dd`, in Bangkok by the server's clock: also after a midnight that comes while the page is on screen or out of sight. */
export function useToday(): string {
  return useSyncExternalStore(watchClock, bangkokToday)
}

function watchClock(onChange: () => void): () => void {
  const timer = setInterval(onChange, LATEST_MS)
  // A phone that sleeps stops its timers.
  document.addEventListener('visibilitychange', onChange)
  window.addEventListener('pageshow', onChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
    window.removeEventListener('pageshow', onChange)
  }
}
