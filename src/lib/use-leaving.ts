import { useEffect, useEffectEvent, useRef } from 'react'
import { saysHidden } from './phone-says'

/** A page that is still here after this time was not left, or its phone says for ever that it is hidden. */
const STILL_HERE_MS = 10_000

/**
 * Leaves this page for another site's by the function it gives, which is passed what leaves. `onReturn` is called as the browser shows
 * this page again just as it was left: out of its cache, or because an app has opened over it; at the latest after a time. `onFailure` is called if the page could
 * not be left: LINE's SDK stores data first, and the storage may be full.
 */
export function useLeaving(onReturn: () => void, onFailure: () => void): (leave: () => void) => void {
  const hasLeft = useRef(false)
  const comeBack = () => {
    hasLeft.current = false
    onReturn()
  }
  const handleReturn = useEffectEvent(comeBack)
  const handleVisibility = useEffectEvent(() => {
    if (hasLeft.current && !saysHidden()) handleReturn()
  })
  useEffect(() => {
    const watch = new AbortController()
    const { signal } = watch
    const handlePageShow = ({ persisted }: PageTransitionEvent) => persisted && handleReturn()
    window.addEventListener('pageshow', handlePageShow, { signal })
    document.addEventListener('visibilitychange', () => handleVisibility(), { signal })
    return () => watch.abort()
  }, [])
  return (leave) => {
    hasLeft.current = true
    setTimeout(() => hasLeft.current && comeBack(), STILL_HERE_MS)
    try {
      leave()
    } catch {
      hasLeft.current = false
      onFailure()
    }
  }
}
