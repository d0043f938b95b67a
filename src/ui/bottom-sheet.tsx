import { X } from 'lucide-react'
import { useId, useRef, type ReactNode, type RefObject } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { Dialog, leaveDialog } from './dialog'
import { BottomDialog } from './dialog-places'
import { IconButton } from './icon-button'
import { useSheetDrag } from './use-sheet-drag'

const DEFAULT_THRESHOLD_PX = 100

const messages = defineMessages({
  close: {
    id: 'ui.feedbackModal.close',
    defaultMessage: 'Close',
    description: 'Button: closes what is open',
  },
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
  const titleId = useId()
  const panel = useRef<HTMLDivElement>(null)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      labelledBy={titleId}
      place={BottomDialog}
      isCloseableFromOutside={isCloseableFromOutside}
      panelRef={panel}
    >
      <SheetHeader titleId={titleId} title={title} panel={panel} threshold={threshold} onClose={onClose} />
      <Body>{children}</Body>
    </Dialog>
  )
}

interface SheetHeaderProps {
  titleId: string
  title: ReactNode
  panel: RefObject<HTMLDivElement | null>
  threshold: number
  onClose: () => void
}

/** There while the panel is, which is dragged. */
function SheetHeader({ titleId, title, panel, threshold, onClose }: SheetHeaderProps) {
  const intl = useIntl()
  useSheetDrag({ panel, threshold, onClose })
  return (
    <Header>
      <h2 id={titleId}>{title}</h2>
      <IconButton label={intl.formatMessage(messages.close)} onClick={(event) => leaveDialog(event, onClose)}>
        <X size={24} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </Header>
  )
}
