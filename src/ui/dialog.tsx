import {
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
} from 'react'
import { CenterDialog, DialogPanel, type DialogRoot } from './dialog-parts'
import { openModal, useModalDialog } from './use-modal-dialog'

type DialogName = { label: string; labelledBy?: undefined } | { label?: undefined; labelledBy: string }

type DialogProps = DialogName & {
  isOpen: boolean
  onClose: () => void
  describedBy?: string
  role?: 'dialog' | 'alertdialog'
  /** Where on the screen the dialog is (dialog-places.tsx); in its middle by default. */
  place?: typeof DialogRoot
  /** False: neither a tap on the backdrop, nor Esc, nor the phone's back gesture closes the dialog. */
  isCloseableFromOutside?: boolean
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
  panelRef,
  children,
}: DialogProps) {
  const { ref, isPresent } = useModalDialog(isOpen)
  const hasPressedInside = useRef(false)
  if (!isPresent) return null

  const closeIfAllowed = () => {
    if (isOpen && isCloseableFromOutside) onClose()
  }
  // The dialog itself is the backdrop, so that the scrim takes the theme's variables in every browser.
  const handleClick = (event: MouseEvent) => {
    const isOutside = event.target === event.currentTarget && !hasPressedInside.current
    hasPressedInside.current = false
    if (isOutside) closeIfAllowed()
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    // Without preventDefault, Chrome closes any dialog at the second Esc.
    event.preventDefault()
    event.stopPropagation()
    closeIfAllowed()
  }
  const handleCancel = (event: SyntheticEvent) => {
    // A file field's own cancel event bubbles up to here.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    closeIfAllowed()
  }
  const handleClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    const dialog = event.currentTarget
    if (event.target !== dialog || !isOpen || dialog.open) return
    // The browser closed the dialog: a second back gesture cannot be prevented, so a dialog that must stay reopens.
    if (isCloseableFromOutside) onClose()
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
