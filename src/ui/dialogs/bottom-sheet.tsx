import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { Dialog, leaveDialog } from './dialog'
import { BottomDialog, SHEET_END } from './dialog-places'
import { IconButton } from '../icon-button'
import { commonWords } from '../words'

const Header = styled.header`
  position: sticky;
  top: 0;
  z-index: 1;
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  padding: 0 ${tokens.space(2)} ${tokens.space(1)} ${tokens.gutter};
  background: ${tokens.color.surfaceRaised};
  cursor: grab;
  touch-action: none;
  user-select: none;
  &::before {
    content: '';
    grid-column: 1 / -1;
    justify-self: center;
    width: 40px;
    height: 4px;
    margin: ${tokens.space(2)} 0 ${tokens.space(1)};
    border-radius: ${tokens.radius.pill};
    background: ${tokens.color.outlineStrong};
  }
  /* A mouse uses the close button instead. */
  @media (pointer: fine) {
    padding-block-start: ${tokens.space(2)};
    cursor: default;
    &::before {
      display: none;
    }
  }
  &[data-centred] {
    position: static;
    padding: ${tokens.space(3)} ${tokens.space(3)} ${tokens.space(2)} ${tokens.gutter};
    background: none;
    cursor: default;
    touch-action: auto;
    user-select: auto;
    &::before {
      display: none;
    }
  }
  h2 {
    font-size: ${tokens.font.size.lg};
  }
  /* The cross, not its empty box, ends where the content does. */
  > button {
    margin-inline-end: calc(${tokens.gutter} - 10px - ${tokens.space(2)});
    > svg {
      translate: 21%;
    }
  }
`

const Body = styled.div`
  padding: ${tokens.space(2)} ${tokens.gutter} ${tokens.space(2)};
`

/** Buttons that are reached however long the sheet is. */
const Foot = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
  /* Over the sheet's own padding. */
  margin-block-end: calc(-1 * ${SHEET_END});
  padding: ${tokens.space(3)} ${tokens.gutter} ${SHEET_END};
  border-block-start: 1px solid ${tokens.color.outline};
  background: ${tokens.color.surfaceRaised};
`

interface BottomSheetProps {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  /** The drag distance that closes the sheet, in px. */
  threshold?: number
  /** In the middle of the screen, where nothing drags it. */
  isCentred?: boolean
  foot?: ReactNode
  children: ReactNode
}

export function BottomSheet(props: BottomSheetProps) {
  const { isOpen, onClose, title, threshold = 100, isCentred = false, foot, children } = props
  const { formatMessage } = useIntl()
  const titleId = useId()
  // State, because the panel exists only in an open dialog.
  const [panel, setPanel] = useState<HTMLElement | null>(null)
  useSheetDrag(isCentred ? null : panel, threshold, onClose)
  return (
    <Dialog
      // In another place it is another element, which has to be opened anew.
      key={String(isCentred)}
      isOpen={isOpen}
      onClose={onClose}
      labelledBy={titleId}
      place={isCentred ? undefined : BottomDialog}
      panelRef={setPanel}
    >
      <Header data-centred={isCentred || undefined}>
        <h2 id={titleId}>{title}</h2>
        <IconButton label={formatMessage(commonWords.close)} onClick={(event) => leaveDialog(event, onClose)}>
          <X size={24} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </Header>
      <Body>{children}</Body>
      {foot && <Foot>{foot}</Foot>}
    </Dialog>
  )
}

/** A faster release closes the sheet at any distance. */
const FLICK_PX_PER_MS = 0.5
/** A shorter move is a tap. */
const MIN_FLICK_PX = 16
/** More than a tapping finger moves, and less than browsers need to start scrolling. */
const SLOP_PX = 4
/** Only the last moments count: slowing down is a change of mind. */
const SPEED_OVER_MS = 100

/**
 * Lets a finger drag the sheet down, and closes it past the threshold or at a flick. The drag begins at the head, or wherever
 * nothing under the finger can scroll up.
 */
function useSheetDrag(panel: HTMLElement | null, threshold: number, onClose: () => void): void {
  const letGo = useEffectEvent((distance: number, speed: number) => {
    const isFlick = distance >= MIN_FLICK_PX && speed >= FLICK_PX_PER_MS
    if (isFlick || (distance > threshold && speed > -FLICK_PX_PER_MS)) onClose()
  })

  useEffect(() => {
    if (!panel) return
    /** Where a pointer that may drag the sheet came down. */
    let start: PointerEvent | undefined
    /** The pointer's events since the drag began. */
    let trail: PointerEvent[] = []
    const follow = (distance: number) => panel.style.setProperty('--drag', `${distance}px`)
    const reset = () => {
      start = undefined
      trail = []
      panel.removeAttribute('data-dragging')
      follow(0) // slides back, or closes from here
    }
    const handlers = {
      pointerdown: (event: PointerEvent) => {
        // Ignores a second finger.
        if (event.isPrimary) start = canDrag(event, panel) ? event : undefined
      },
      pointermove: (event: PointerEvent) => {
        if (event.pointerId !== start?.pointerId) return
        const [right, down] = [event.clientX - start.clientX, event.clientY - start.clientY]
        if (trail.length === 0) {
          if (Math.hypot(right, down) < SLOP_PX) return
          // Left to scrolling.
          if (down <= Math.abs(right)) return reset()
          trail.push(start)
          panel.toggleAttribute('data-dragging', true)
          panel.setPointerCapture?.(event.pointerId)
        }
        trail.push(event)
        follow(Math.max(0, down))
      },
      pointerup: ({ pointerId, clientY, timeStamp }: PointerEvent) => {
        if (pointerId !== start?.pointerId) return
        const [first] = trail
        const recent = trail.find((earlier) => timeStamp - earlier.timeStamp <= SPEED_OVER_MS)
        reset()
        if (!first) return
        const speed = recent ? (clientY - recent.clientY) / Math.max(1, timeStamp - recent.timeStamp) : 0
        letGo(clientY - first.clientY, speed)
      },
      pointercancel: reset,
      // Or the browser would scroll too, and cancel the pointer. React's listener is passive and cannot prevent it.
      touchmove: (event: Event) => {
        if (trail.length > 0) event.preventDefault()
      },
    }
    const entries = Object.entries(handlers) as [string, (event: Event) => void][] // typed by their names
    for (const [name, handler] of entries) panel.addEventListener(name, handler, { passive: false })
    return () => {
      for (const [name, handler] of entries) panel.removeEventListener(name, handler)
    }
  }, [panel])
}

/** Whether a pointer may drag the sheet: not on the head's buttons, scrolled content, or a slider. */
function canDrag({ target, pointerType }: PointerEvent, panel: HTMLElement): boolean {
  // A dialog inside the sheet (scan mode, a calendar) does not drag it.
  if (!(target instanceof Element) || target.closest('dialog') !== panel.closest('dialog')) return false
  if (target.closest('header')) return !target.closest('button')
  if (pointerType !== 'touch') return false
  for (let element: Element | null = target; element; element = element.parentElement) {
    if (element.scrollTop > 0 || element.matches('textarea, [type=range]')) return false
    if (element === panel) return true
  }
  return false
}
