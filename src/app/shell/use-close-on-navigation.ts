import { useEffect, useRef } from 'react'
import { paths } from '@/config/paths'
import { useFeedback } from '@/ui/feedback-context'

/** Closes the feedback modal on every change of page but the one to home (spec 2, Modals). */
export function useCloseOnNavigation(pathname: string): void {
  const { close } = useFeedback()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current !== pathname && pathname !== paths.home) close(pathname)
    before.current = pathname
  }, [pathname, close])
}
