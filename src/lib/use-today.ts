import { useSyncExternalStore } from 'react'
import { msOf, serverNow } from './server-clock'
import { dayInBangkok } from './wire-date'

/** Midnight falls on one of these everywhere. */
const QUARTER_MS = 15 * 60 * 1000

const bangkokToday = () => dayInBangkok(msOf(serverNow()))

/** Today as `yyyy-MM-dd`, in Bangkok by the server's clock: also after a midnight that comes while the page is on screen or out of sight. */
export function useToday(): string {
  return useSyncExternalStore(watchClock, bangkokToday)
}

function watchClock(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(look, QUARTER_MS - (msOf(serverNow()) % QUARTER_MS))
  }
  const look = () => {
    wait()
    onChange()
  }
  wait()
  // A phone that sleeps stops its timers.
  document.addEventListener('visibilitychange', look)
  window.addEventListener('pageshow', look)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('pageshow', look)
  }
}
