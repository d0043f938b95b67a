import { useLayoutEffect, useRef } from 'react'
import { paths } from '@/addresses/paths'
import { useFeedback } from '@/ui/feedback-context'

/** Closes the feedback modal on every change of page but the one to home (spec 2, Modals), and as another session begins (by its number). */
export function useCloseOnNavigation(pathname: string, session: number): void {
  const { close } = useFeedback()
  const before = useRef(pathname)
  const sessionBefore = useRef(session)
  useLayoutEffect(() => {
    if (sessionBefore.current !== session) close('')
    sessionBefore.current = session
  }, [session, close])
  // A layout effect: what the page that comes shows in an effect of its own stays.
  useLayoutEffect(() => {
    if (before.current !== pathname && pathname !== paths.home) close(pathname)
    before.current = pathname
  }, [pathname, close])
}
