/** After a keyboard has closed iOS goes on moving what is seen for a while: an offset counts once it stands still. */
const STILL_MS = 500
/** A keyboard covers more than the browser's own bars do. */
const LEAST_KEYBOARD_PX = 120

/**
 * Keeps fixed bars at the edges of what is seen: after a keyboard has closed, iOS 26.0 leaves the visual viewport some 24 px below
 * the one that fixed bars are placed by. Later versions do not, and nothing is moved there. Returns how to stop.
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
  // Measured in the event, whatever takes the focus would wait for the page's layout.
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

/** An open keyboard and a member's own zoom move what is seen on purpose. */
function shiftOf({ scale, height, offsetTop }: VisualViewport): number {
  const isKeyboardOpen = height < window.innerHeight - LEAST_KEYBOARD_PX
  return isKeyboardOpen || scale > 1.01 ? 0 : Math.round(offsetTop)
}
