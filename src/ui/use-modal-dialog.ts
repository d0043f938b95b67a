import { useLayoutEffect, useRef, useState } from 'react'

let openDialogs = 0

function lockScroll() {
  const { style } = document.documentElement
  openDialogs += 1
  // A scrollbar that takes up width leaves its gutter, so that the page behind does not move.
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
 * Opens a dialog as a modal and focuses the dialog itself: screen readers then read its name and description. Otherwise
 * Chromium would focus the first control and show a focus ring before any key press.
 */
export function openModal(dialog: HTMLDialogElement) {
  if (typeof dialog.showModal === 'function') dialog.showModal()
  else dialog.setAttribute('open', '')
  dialog.focus({ preventScroll: true })
}

/**
 * Opens a `<dialog>` as a modal while `isOpen`. `isPresent` stays true until the closing transition has ended, so
 * that the element unmounts after it; without a transition `isPresent` turns false at once.
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
      // Only closing, not removing the element, returns the focus to the opener.
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
