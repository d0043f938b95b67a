import {
  useDeferredValue,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
} from 'react'
import { flushSync } from 'react-dom'
import { CenterDialog, DialogPanel, type DialogRoot } from './dialog-parts'
import { useCloseOnBack } from '../leave-guard'
import { saysHidden } from '@/lib/phone-says'

type DialogName = { label: string; labelledBy?: undefined } | { label?: undefined; labelledBy: string }

type DialogProps = DialogName & {
  isOpen: boolean
  onClose: () => void
  describedBy?: string
  role?: 'dialog' | 'alertdialog'
  /** The dialog's place (dialog-places.tsx); by default the middle of the screen. */
  place?: typeof DialogRoot
  /** Default true. If false, neither a tap on the backdrop nor Esc closes the dialog. */
  isCloseableFromOutside?: boolean
  /** If false, the phone's back does not close it; by default like `isCloseableFromOutside`. */
  isCloseableByBack?: boolean
  panelRef?: Ref<HTMLDivElement>
  children: ReactNode
}

/** The base of all modals and sheets. The native modal dialog traps focus and makes the page inert. */
export function Dialog({
  isOpen,
  onClose,
  label,
  labelledBy,
  describedBy,
  role = 'dialog',
  place: Place = CenterDialog,
  isCloseableFromOutside = true,
  isCloseableByBack = isCloseableFromOutside,
  panelRef,
  children,
}: DialogProps) {
  // Rendered after the tap has been answered, because a dialog is slow to render. Immediately after another dialog, or the page
  // would take taps in between.
  const [isLate, setIsLate] = useState(false)
  if (!isOpen && isLate) setIsLate(false)
  const isDue = useDeferredValue(isOpen, false) || recentDialogs > 0 || isLate
  useNoTaps(isOpen && !isDue && role === 'alertdialog', () => setIsLate(true))
  const { ref, isPresent } = useModalDialog(isOpen && isDue)
  useCloseOnBack(isOpen && isDue, () => isCloseableByBack && onClose())
  const hasPressedInside = useRef(false)
  if (!isPresent) return null

  const closeIfAllowed = (event: SyntheticEvent) => {
    if (isOpen && isCloseableFromOutside) leaveDialog(event, onClose)
  }
  // The dialog is its own backdrop, so that the scrim gets the theme's variables in every browser.
  const handleClick = (event: MouseEvent) => {
    const isOutside = event.target === event.currentTarget && !hasPressedInside.current
    hasPressedInside.current = false
    if (isOutside) closeIfAllowed(event)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    // Without preventDefault, Chrome closes any dialog at the second Esc.
    event.preventDefault()
    event.stopPropagation()
    closeIfAllowed(event)
  }
  const handleCancel = (event: SyntheticEvent) => {
    // A file field's cancel event bubbles up to here.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    if (isOpen && isCloseableByBack) leaveDialog(event, onClose)
  }
  const handleClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    const dialog = event.currentTarget
    if (event.target !== dialog || !isOpen || dialog.open) return
    delete dialog.dataset.leaving
    // The browser closes a dialog at the second back gesture; one that must stay reopens.
    if (isCloseableByBack) onClose()
    else openModal(dialog)
  }

  return (
    <Place
      ref={ref}
      role={role}
      // Safari focuses a dialog only with a tabindex (whatwg/html#10454).
      tabIndex={-1}
      aria-modal
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onPointerDown={(event) => {
        hasPressedInside.current = event.target !== event.currentTarget
      }}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
      onCancel={handleCancel}
      onClose={handleClose}
    >
      <DialogPanel ref={panelRef}>{children}</DialogPanel>
    </Place>
  )
}

let openDialogs = 0
/** Dialogs that are open, or were closed in this task. */
let recentDialogs = 0

function lockScroll() {
  const { style } = document.documentElement
  openDialogs += 1
  recentDialogs += 1
  // If the scrollbar takes up width, its gutter stays, so that the page does not move.
  if (window.innerWidth > document.documentElement.clientWidth) style.scrollbarGutter = 'stable'
  style.overflow = 'hidden'
  return () => {
    openDialogs -= 1
    setTimeout(() => (recentDialogs -= 1))
    if (openDialogs > 0) return
    style.overflow = ''
    style.scrollbarGutter = ''
  }
}

/**
 * Opens a dialog and focuses it, so that screen readers read its name and description. Chromium would focus the first control
 * and show a focus ring.
 */
function openModal(dialog: HTMLDialogElement) {
  delete dialog.dataset.leaving
  dialog.showModal()
  dialog.focus({ preventScroll: true })
}

/** A question opens after this time at the latest, even if React still waits for a chunk. */
const LATEST_QUESTION_MS = 300

/** Blocks taps on the page while a question is about to open: they could lead away from it. */
function useNoTaps(isQuestionDue: boolean, onLate: () => void) {
  const tellLate = useEffectEvent(onLate)
  useLayoutEffect(() => {
    if (!isQuestionDue) return
    const timer = setTimeout(() => tellLate(), LATEST_QUESTION_MS)
    const swallow = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('click', swallow, { capture: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', swallow, { capture: true })
    }
  }, [isQuestionDue])
}

/**
 * Fades the dialog around a control out, and runs the task that closes it one frame later: closing a modal dialog restyles the
 * whole page, which is slow. Not for tasks that must not wait.
 */
export function leaveDialog({ currentTarget }: SyntheticEvent, task: () => void) {
  const dialog = currentTarget.closest('dialog')
  if (!dialog?.getAnimations || saysHidden()) return task()
  dialog.dataset.leaving = ''
  requestAnimationFrame(() =>
    setTimeout(() => {
      // The page may have changed, or the dialog closed otherwise.
      if (!dialog.isConnected || !('leaving' in dialog.dataset)) return
      try {
        flushSync(task)
      } finally {
        // Shows a dialog that stays open after all.
        delete dialog.dataset.leaving
      }
    }),
  )
}

/**
 * Opens a `<dialog>` as a modal while `isOpen`. `isPresent` stays true during the closing transition, if there is one, so that
 * the element unmounts after it.
 */
function useModalDialog(isOpen: boolean) {
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
      // Closing returns the focus to the opener; removing the element does not.
      dialog.close()
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
