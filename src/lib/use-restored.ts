import { useEffect, useEffectEvent } from 'react'

/** Calls back as the browser shows this page again just as it was left, for another site too (the back-forward cache). */
export function useRestored(onRestored: () => void): void {
  const run = useEffectEvent(onRestored)
  useEffect(() => {
    const handlePageShow = ({ persisted }: PageTransitionEvent) => persisted && run()
    window.addEventListener('pageshow', handlePageShow)
    return () => window.removeEventListener('pageshow', handlePageShow)
  }, [])
}
