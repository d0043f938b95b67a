import { useEffect, useMemo, useState, type FocusEvent } from 'react'

/** Whether to pause autoplay: an element has focus or (with `isHoverCounted`) the pointer, or the page is hidden. */
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
      // A tap focuses too, but only visible focus (the keyboard's) means that someone is reading.
      onFocus: (event: FocusEvent) => setHasFocus(event.target.matches(':focus-visible')),
      onBlur: () => setHasFocus(false),
      onPointerEnter: () => setIsHovered(true),
      onPointerLeave: () => setIsHovered(false),
    }),
    [],
  )
  return { isAttended: hasFocus || isHidden || (isHoverCounted && isHovered), watch }
}
