import { useLayoutEffect, useRef, useState } from 'react'

let openDialogs = 0

function lockScroll() {
  const { style } = document.documentElement
  openDialogs += 1
  // Where the scrollbar takes room, its room stays, so that the page behind does not move.
  if (window.innerWidth > document.documentElement.clientWidth) style.scrollbarGutter = 'stable'
  style.overflow = 'hidden'
  return () => {
    openDialogs -= 1
    if (openDialogs > 0) return
    style.overflow = ''
    style.scrollbarGutter = ''
  }
}

/**
 * Opens a dialog as a modal, with the focus on itself: screen readers then say its name and description, and no control wears
 * a focus ring before anyone has touched a key, as the first one would in Chromium.
 */
export function openModal(dialog: HTMLDialogElement) {
  if (typeof dialog.showModal === 'function') dialog.showModal()
  else dialog.setAttribute('open', '')
  dialog.focus({ preventScroll: true })
}

/**
 * Opens a `<dialog>` as a modal while `isOpen`. `isPresent` stays true until the closing transition has ended, so
 * that the element can leave with it; where there are no transitions it turns false at once.
 */
export function useModalDialog(isOpen: boolean) {
  const ref = useRef<HTMLDialogElement>(null)
  const [isPresent, setIsPresent] = useState(isOpen)
  if (isOpen && !isPresent) setIsPresent(true)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!isOpen || !dialog) return
    openModal(dialog)
    const unlock = lockScroll()
    return () => {
      unlock()
      // Closing, rather than only removing the element, is what gives the focus back to the opener.
      if (typeof dialog.close === 'function') dialog.close()
      else dialog.removeAttribute('open')
    }
  }, [isOpen])

  useLayoutEffect(() => {
    if (isOpen || !isPresent) return
    const animations = ref.current?.getAnimations?.({ subtree: true }) ?? []
    const leaving = animations.filter((animation) => 'transitionProperty' in animation)
    if (leaving.length === 0) {
      setIsPresent(false)
      return
    }
    let isCurrent = true
    void Promise.allSettled(leaving.map((animation) => animation.finished)).then(() => {
      if (isCurrent) setIsPresent(false)
    })
    return () => {
      isCurrent = false
    }
  }, [isOpen, isPresent])

  return { ref, isPresent }
}
