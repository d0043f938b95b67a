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

type DialogName = { label: string; labelledBy?: undefined } | { label?: undefined; labelledBy: string }

type DialogProps = DialogName & {
  isOpen: boolean
  onClose: () => void
  describedBy?: string
  role?: 'dialog' | 'alertdialog'
  /** Where on the screen the dialog is (dialog-places.tsx); in its middle by default. */
  place?: typeof DialogRoot
  /** False: neither a tap on the backdrop nor Esc closes the dialog. */
  isCloseableFromOutside?: boolean
  /** False: the phone's back does not close it; by default as `isCloseableFromOutside`. */
  isCloseableByBack?: boolean
  panelRef?: Ref<HTMLDivElement>
  children: ReactNode
}

/** The base of every modal and sheet. The native modal dialog traps focus and makes the rest of the page inert. */
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
  // Rendered after the tap has been answered: on a slow phone a dialog takes longer than a tap may. At once where it follows another
  // dialog, else the page would in between take a tap that was meant for a dialog.
  const [isLate, setIsLate] = useState(false)
  if (!isOpen && isLate) setIsLate(false)
  const isDue = useDeferredValue(isOpen, false) || nearDialogs > 0 || isLate
  useNoTaps(isOpen && !isDue && role === 'alertdialog', () => setIsLate(true))
  const { ref, isPresent } = useModalDialog(isOpen && isDue)
  useCloseOnBack(isOpen && isDue, () => isCloseableByBack && onClose())
  const hasPressedInside = useRef(false)
  if (!isPresent) return null

  const closeIfAllowed = (event: SyntheticEvent) => {
    if (isOpen && isCloseableFromOutside) leaveDialog(event, onClose)
  }
  // The dialog itself is the backdrop, so that the scrim takes the theme's variables in every browser.
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
    // A file field's own cancel event bubbles up to here.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    if (isOpen && isCloseableByBack) leaveDialog(event, onClose)
  }
  const handleClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    const dialog = event.currentTarget
    if (event.target !== dialog || !isOpen || dialog.open) return
    delete dialog.dataset.leaving
    // The browser closed the dialog: a second back gesture cannot be prevented, so a dialog that must stay reopens.
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
/** Dialogs that are open or were closed in this task: a dialog that opens now follows one of them. */
let nearDialogs = 0

function lockScroll() {
  const { style } = document.documentElement
  openDialogs += 1
  nearDialogs += 1
  // A scrollbar that takes up width leaves its gutter, so that the page behind does not move.
  if (window.innerWidth > document.documentElement.clientWidth) style.scrollbarGutter = 'stable'
  style.overflow = 'hidden'
  return () => {
    openDialogs -= 1
    setTimeout(() => (nearDialogs -= 1))
    if (openDialogs > 0) return
    style.overflow = ''
    style.scrollbarGutter = ''
  }
}

/**
 * Opens a dialog as a modal and focuses the dialog itself: screen readers then read its name and description. Otherwise
 * Chromium would focus the first control and show a focus ring before any key press.
 */
function openModal(dialog: HTMLDialogElement) {
  delete dialog.dataset.leaving
  dialog.showModal()
  dialog.focus({ preventScroll: true })
}

/** A question opens after this time, whatever else is being rendered: React may hold it back until a chunk of another part is here. */
const LATEST_QUESTION_MS = 300

/** Keeps taps from the page behind a question that is about to open: one of them could lead away from the question. */
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
 * Shows that the dialog around a control leaves, and does what closes the dialog once that is on screen: closing a modal dialog has the
 * browser style the whole page anew, which on a slow phone takes longer than a tap may. Not for what must not wait for a frame.
 */
export function leaveDialog({ currentTarget }: SyntheticEvent, task: () => void) {
  const dialog = currentTarget.closest('dialog')
  if (!dialog?.getAnimations || document.visibilityState === 'hidden') return task()
  dialog.dataset.leaving = ''
  requestAnimationFrame(() =>
    setTimeout(() => {
      // The page may have been left meanwhile, or the dialog closed in another way.
      if (!dialog.isConnected || !('leaving' in dialog.dataset)) return
      try {
        flushSync(task)
      } finally {
        // A dialog that stays open after all is shown again.
        delete dialog.dataset.leaving
      }
    }),
  )
}

/**
 * Opens a `<dialog>` as a modal while `isOpen`. `isPresent` stays true until the closing transition has ended, so
 * that the element unmounts after it; without a transition `isPresent` turns false at once.
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
      // Only closing, not removing the element, returns the focus to the opener.
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
