import { useLayoutEffect, useRef } from 'react'

const GROWTH_MS = 280

/**
 * Lets the drawing of a code that comes with a dialog grow out of the one that was tapped: a copy moves from place to place, by a
 * transform alone, while the dialog's own panel slides in. Returns the drawing's ref.
 */
export function useGrowth(code: string) {
  const ref = useRef<SVGSVGElement>(null)
  useLayoutEffect(() => {
    const drawing = ref.current
    const dialog = drawing?.closest('dialog')
    // In a dialog that is open already, the code has come late or with another tab.
    if (!drawing || !dialog || dialog.open || !('animate' in drawing)) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    // The dialog is open by the next frame.
    const frame = requestAnimationFrame(() => grow(drawing, dialog, code))
    return () => cancelAnimationFrame(frame)
  }, [code])
  return ref
}

function grow(drawing: SVGSVGElement, dialog: HTMLDialogElement, code: string) {
  const panel = dialog.firstElementChild
  const tapped = [...document.querySelectorAll<SVGSVGElement>('svg[data-code]')]
    .filter((other) => other.dataset.code === code && !dialog.contains(other))
    .at(-1)
  if (!tapped || !(panel instanceof HTMLElement)) return
  const from = squareOf(tapped)
  const to = squareOf(drawing)
  const sliding = panel.getBoundingClientRect()
  // Where the drawing stands once the panel has come.
  to.left += panel.offsetLeft - sliding.left
  to.top += panel.offsetTop - sliding.top

  const copy = drawing.cloneNode(true) as SVGSVGElement // a clone is of the same kind
  copy.removeAttribute('data-code')
  Object.assign(copy.style, {
    position: 'absolute',
    left: `${to.left}px`,
    top: `${to.top}px`,
    width: `${to.side}px`,
    height: `${to.side}px`,
    transformOrigin: '0 0',
    pointerEvents: 'none',
  })
  dialog.append(copy)
  drawing.style.visibility = 'hidden'
  const end = () => {
    copy.remove()
    drawing.style.visibility = ''
  }
  const away = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.side / to.side})`
  copy
    .animate({ transform: [away, 'none'] }, { duration: GROWTH_MS, easing: 'ease-out' })
    .finished.then(end, end)
}

/** The square that a code takes in the middle of its box. */
function squareOf(drawing: Element) {
  const { left, top, width, height } = drawing.getBoundingClientRect()
  const side = Math.min(width, height)
  return { left: left + (width - side) / 2, top: top + (height - side) / 2, side }
}
