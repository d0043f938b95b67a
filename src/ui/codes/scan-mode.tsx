import type { ReactNode } from 'react'
import { defineMessage, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { useWakeLock } from '@/lib/use-wake-lock'
import { media, tokens } from '@/theme/tokens'
import { Button } from '../button'
import { Dialog } from '../dialogs/dialog'
import { FullDialog } from '../dialogs/dialog-places'
import { Barcode } from './barcode'
import { QrCode } from './qr-code'

export const scanModeName = defineMessage({
  id: 'codes.scanMode',
  defaultMessage: 'Full screen',
  description: 'Shows the code alone, as large as the screen',
})

/** White from edge to edge, for brightness. The code takes what title, time and exit leave; only very low screens scroll. */
const Surface = styled.div`
  position: relative;
  --room: min(100vw, ${tokens.screenHeight(64)});
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${tokens.space(2)};
  min-height: 100%;
  padding: ${tokens.space(3)} 0 34px;
  /* There the code needs the room. */
  ${media.short} {
    padding-block-end: ${tokens.space(3)};
  }
  background: ${tokens.color.codePaper};
  color: ${tokens.color.codeInk};
  text-align: center;
  /* What staff need stands together, between the title and the exit. */
  > :first-child {
    margin-block-end: auto;
  }
  > :last-child {
    margin-block-start: auto;
  }
  > * {
    flex: none;
  }
  > span:first-of-type {
    display: grid;
    flex: 0 1 var(--room);
    grid-template-rows: minmax(0, 1fr);
    align-self: stretch;
    justify-items: center;
    min-height: ${tokens.screenHeight(40)};
  }
  /* Without its quiet zone 72 % of the width, or 46 % of the height. */
  > span:first-of-type svg {
    width: var(--room);
    height: 100%;
  }
  &[data-shape='barcode'] > span:first-of-type {
    flex: none;
    grid-template-rows: auto;
    min-height: 0;
  }
  &[data-shape='barcode'] > span:first-of-type svg {
    width: 100%;
    height: min(${tokens.screenHeight(38)}, 220px);
  }
`

/** Covers the surface, so that a tap anywhere leaves, without the code in its accessible name. */
const Leave = styled(Button)`
  position: static;
  &[data-variant] {
    --label: ${tokens.color.codeInk};
    --hover: ${tokens.color.codePaper};
    --pressed: ${tokens.color.codePaper};
    border-color: ${tokens.color.codeInk};
  }
  /* A transform would confine ::after to the button. */
  &:active {
    transform: none;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline-color: ${tokens.color.codeInk};
  }
`

const Countdown = styled.div`
  font-size: ${tokens.font.size.xxl};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`

const Title = styled.strong`
  padding-inline: ${tokens.space(4)};
  font-size: ${tokens.font.size.lg};
`

interface ScanModeProps {
  isOpen: boolean
  onClose: () => void
  code: string
  shape: 'qr' | 'barcode'
  /** The item's. */
  title?: string | undefined
  /** The time left. */
  countdown?: ReactNode
}

/** A code as large and bright as possible, on a screen that stays awake. */
export function ScanMode({ isOpen, onClose, code, shape, title, countdown }: ScanModeProps) {
  const { formatMessage } = useIntl()
  useWakeLock(isOpen)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} label={formatMessage(scanModeName)} place={FullDialog}>
      <Surface data-shape={shape}>
        {/* The first row, empty too. */}
        <Title>{title}</Title>
        {shape === 'qr' ? <QrCode code={code} /> : <Barcode code={code} />}
        {countdown && <Countdown>{countdown}</Countdown>}
        <StaffNote />
        <Leave variant="outline" onClick={onClose}>
          <FormattedMessage
            id="codes.scanMode.leave"
            defaultMessage="Exit full screen"
            description="A tap anywhere turns back"
          />
        </Leave>
      </Surface>
    </Dialog>
  )
}

const Note = styled.span`
  padding-inline: ${tokens.space(4)};
  font-size: ${tokens.font.size.sm};
  text-wrap: balance;
`

/** In both languages, because member and staff may not share one. */
export function StaffNote() {
  return (
    <Note>
      <span lang="th">แสดงรหัสนี้ให้พนักงาน</span> · <span lang="en">Show this code to staff</span>
    </Note>
  )
}
