import { X } from 'lucide-react'
import { useId, useRef, type PointerEvent, type ReactNode } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { Dialog } from './dialog'
import { BottomDialog } from './dialog-places'
import { IconButton } from './icon-button'

const DEFAULT_THRESHOLD_PX = 100

const messages = defineMessages({
  close: { id: 'ui.bottomSheet.close', defaultMessage: 'Close', description: 'Closes a sheet' },
})

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
  /* A mouse uses the close button, so the drag handle is hidden. */
  @media (pointer: fine) {
    padding-block-start: ${tokens.space(2)};
    cursor: default;
    &::before {
      display: none;
    }
  }
  h2 {
    margin: 0;
    font-size: ${tokens.font.size.lg};
    line-height: ${tokens.font.lineHeight};
  }
`

const Body = styled.div`
  padding: ${tokens.space(2)} ${tokens.gutter} ${tokens.space(2)};
`

interface BottomSheetProps {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  /** How far down, in px, the sheet has to be dragged to close. */
  threshold?: number
  isCloseableFromOutside?: boolean
  children: ReactNode
}

export function BottomSheet({
  isOpen,
  onClose,
  title,
  threshold = DEFAULT_THRESHOLD_PX,
  isCloseableFromOutside,
  children,
}: BottomSheetProps) {
  const intl = useIntl()
  const titleId = useId()
  const panel = useRef<HTMLDivElement>(null)
  const startY = useRef<number>(undefined)

  const drag = (distance: number) => panel.current?.style.setProperty('--drag', `${distance}px`)

  const handleDown = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary || (event.target as Element).closest('button')) return // DOM types declare a target as EventTarget
    startY.current = event.clientY
    event.currentTarget.setPointerCapture?.(event.pointerId)
    panel.current?.toggleAttribute('data-dragging', true)
  }
  const handleMove = (event: PointerEvent<HTMLElement>) => {
    if (startY.current !== undefined) drag(Math.max(0, event.clientY - startY.current))
  }
  const finish = (distance: number) => {
    if (startY.current === undefined) return
    startY.current = undefined
    panel.current?.removeAttribute('data-dragging')
    drag(0) // the sheet slides back, or closes from where the finger left it
    if (distance > threshold) onClose()
  }
  const handleUp = (event: PointerEvent<HTMLElement>) =>
    finish(event.clientY - (startY.current ?? event.clientY))

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      labelledBy={titleId}
      place={BottomDialog}
      isCloseableFromOutside={isCloseableFromOutside}
      panelRef={panel}
    >
      <Header
        onPointerDown={handleDown}
        onPointerMove={handleMove}
        onPointerUp={handleUp}
        onPointerCancel={() => finish(0)}
      >
        <h2 id={titleId}>{title}</h2>
        <IconButton label={intl.formatMessage(messages.close)} onClick={onClose}>
          <X size={24} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </Header>
      <Body>{children}</Body>
    </Dialog>
  )
}
