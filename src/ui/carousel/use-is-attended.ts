import { useEffect, useMemo, useState, type FocusEvent } from 'react'

/** Whether someone is busy in a part of the page (focus, or the mouse on request), or cannot see it at all. */
export function useIsAttended(isHoverCounted: boolean) {
  const [hasFocus, setHasFocus] = useState(false)
  const [isHovered, setIsHovered] = useState(false)
  const [isHidden, setIsHidden] = useState(document.hidden)

  useEffect(() => {
    const update = () => setIsHidden(document.hidden)
    document.addEventListener('visibilitychange', update)
    return () => document.removeEventListener('visibilitychange', update)
  }, [])

  const watch = useMemo(
    () => ({
      // A tap focuses too; only focus one can see, the keyboard's, is someone reading.
      onFocus: (event: FocusEvent) => setHasFocus(event.target.matches(':focus-visible')),
      onBlur: () => setHasFocus(false),
      onPointerEnter: () => setIsHovered(true),
      onPointerLeave: () => setIsHovered(false),
    }),
    [],
  )
  return { isAttended: hasFocus || isHidden || (isHoverCounted && isHovered), watch }
}
