import { useEffect } from 'react'

const LONGEST = 3 * 60 * 1000

/**
 * Keeps the screen awake while `isWanted` and the page is seen, three minutes at most. A phone that cannot, or will not
 * (battery saver), dims as ever.
 */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return
    let stop = acquire()
    const handleVisibility = () => {
      stop()
      if (!document.hidden) stop = acquire()
    }
    document.addEventListener('visibilitychange', handleVisibility)
    return () => {
      document.removeEventListener('visibilitychange', handleVisibility)
      stop()
    }
  }, [isWanted])
}

function acquire(): () => void {
  // Absent in insecure contexts and in older browsers, whatever the types say.
  const wakeLock = navigator.wakeLock as WakeLock | undefined
  if (!wakeLock || document.hidden) return () => {}
  const lock = wakeLock.request('screen').catch(() => undefined)
  let isHeld = true
  const release = () => {
    if (!isHeld) return
    isHeld = false
    clearTimeout(timer)
    void lock.then((sentinel) => sentinel?.release()).catch(() => undefined)
  }
  const timer = setTimeout(release, LONGEST)
  return release
}
