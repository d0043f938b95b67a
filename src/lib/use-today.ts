import { useSyncExternalStore } from 'react'
import { msOf, serverNow } from './server-clock'
import { dayInBangkok } from './wire-date'

/** How late a page may notice midnight. */
const LATEST_MS = 60_000

const bangkokToday = () => dayInBangkok(msOf(serverNow()))

/** Today in Bangkok by the server's clock (`yyyy-MM-dd`); updated after midnight, even if the page was hidden. */
export function useToday(): string {
  return useSyncExternalStore(watchClock, bangkokToday)
}

function watchClock(onChange: () => void): () => void {
  const timer = setInterval(onChange, LATEST_MS)
  // Timers stop while a phone sleeps.
  document.addEventListener('visibilitychange', onChange)
  window.addEventListener('pageshow', onChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
    window.removeEventListener('pageshow', onChange)
  }
}
