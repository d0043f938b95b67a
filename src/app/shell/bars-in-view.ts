/** After the keyboard closes, iOS scrolls the visible area for a while; an offset counts once it is stable. */
const STILL_MS = 500
/** A keyboard is higher than the browser's own bars. */
const LEAST_KEYBOARD_PX = 120

/**
 * Keeps fixed bars at the edges of the visible area: after the keyboard closes, iOS 26.0 leaves the visual viewport some 24 px
 * below the layout viewport. Later versions need no correction. Returns how to stop.
 */
export function keepBarsInView(): () => void {
  const { visualViewport: viewport } = window
  if (!viewport) return () => {}
  const { style } = document.documentElement
  let timer: ReturnType<typeof setTimeout> | undefined
  const measure = (before?: number) => {
    clearTimeout(timer)
    const shift = shiftOf(viewport)
    if (shift === 0) return void style.removeProperty('--bars-shift')
    if (shift === before) return style.setProperty('--bars-shift', `${shift}px`)
    timer = setTimeout(measure, STILL_MS, shift)
  }
  const handleChange = () => measure()
  // Deferred: measuring in the event would force a layout before the next focus.
  const handleFocusOut = () => {
    clearTimeout(timer)
    timer = setTimeout(measure, STILL_MS)
  }
  const events = ['resize', 'scroll'] as const
  for (const event of events) viewport.addEventListener(event, handleChange)
  document.addEventListener('focusout', handleFocusOut)
  measure()
  return () => {
    clearTimeout(timer)
    style.removeProperty('--bars-shift')
    for (const event of events) viewport.removeEventListener(event, handleChange)
    document.removeEventListener('focusout', handleFocusOut)
  }
}

/** Zero while a keyboard is open or the member has zoomed. */
function shiftOf({ scale, height, offsetTop }: VisualViewport): number {
  const isKeyboardOpen = height < window.innerHeight - LEAST_KEYBOARD_PX
  return isKeyboardOpen || scale > 1.01 ? 0 : Math.round(offsetTop)
}
