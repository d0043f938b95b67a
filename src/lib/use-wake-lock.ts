import { useEffect } from 'react'
import { saysHidden } from './phone-says'

const MAX_LOCK_MS = 3 * 60 * 1000

/**
 * Keeps the screen on while `isWanted` and visible, at most three minutes. Without wake locks, or if refused (battery saver),
 * the phone dims as usual.
 */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return
    let stop = acquire()
    const handleVisibility = () => {
      stop()
      if (!saysHidden()) stop = acquire()
    }
    document.addEventListener('visibilitychange', handleVisibility)
    return () => {
      document.removeEventListener('visibilitychange', handleVisibility)
      stop()
    }
  }, [isWanted])
}

function acquire(): () => void {
  // Absent in insecure contexts and old browsers.
  const wakeLock = navigator.wakeLock as WakeLock | undefined
  if (!wakeLock || saysHidden()) return () => {}
  const lock = wakeLock.request('screen').catch(() => undefined)
  let isHeld = true
  const release = () => {
    if (!isHeld) return
    isHeld = false
    clearTimeout(timer)
    void lock.then((sentinel) => sentinel?.release()).catch(() => undefined)
  }
  const timer = setTimeout(release, MAX_LOCK_MS)
  return release
}
