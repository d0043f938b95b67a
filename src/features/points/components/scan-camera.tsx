import { Camera } from 'lucide-react'
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { useQrCamera, type CameraState } from '../hooks/use-qr-camera'

const words = defineMessages({
  start: { id: 'points.scan.camera', defaultMessage: 'Open the camera', description: 'Button' },
  aim: { id: 'points.scan.aim', defaultMessage: 'Point the camera at the QR code' },
  refused: {
    id: 'points.scan.refused',
    defaultMessage: 'Camera access is off. Allow it in settings, or enter the code below.',
  },
  failed: {
    id: 'points.scan.failed',
    defaultMessage: 'No camera could be opened. Please enter the code below.',
  },
  unsupported: {
    id: 'points.scan.unsupported',
    defaultMessage:
      'This browser cannot read QR codes. Please scan with the camera app of your phone, or enter the code below.',
  },
})

const TROUBLE: Partial<Record<CameraState, MessageDescriptor>> = {
  refused: words.refused,
  failed: words.failed,
}

const Root = styled.div`
  display: grid;
  gap: ${tokens.space(3)};
`

const Picture = styled.video`
  width: 100%;
  height: min(100vw, 38dvh);
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surfaceSunken};
  object-fit: cover;
  &[hidden] {
    display: none;
  }
`

const Muted = styled.p`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.sm};
  /* There for screen readers before it says anything, and without a gap. */
  &:empty {
    position: absolute;
  }
`

interface ScanCameraProps {
  isWanted: boolean
  /** What a QR code in front of the camera says, again and again as long as it is there. */
  onText: (text: string) => void
}

/** The phone's camera, where the browser can read QR codes: opened by a tap alone. */
export function ScanCamera({ isWanted, onText }: ScanCameraProps) {
  const { video, state, start } = useQrCamera(isWanted, onText)
  if (state === 'unsupported') {
    return (
      <Muted>
        <FormattedMessage {...words.unsupported} />
      </Muted>
    )
  }
  const trouble = TROUBLE[state]
  const isOn = state === 'on'
  return (
    <Root>
      <Picture ref={video} autoPlay muted playsInline aria-hidden hidden={!isOn} />
      <Muted role="status">{isOn && <FormattedMessage {...words.aim} />}</Muted>
      {trouble && (
        <Notice>
          <FormattedMessage {...trouble} />
        </Notice>
      )}
      {!isOn && (
        <Button variant="neutral" isFullWidth isBusy={state === 'starting'} onClick={start}>
          <Camera size={24} strokeWidth={1.75} aria-hidden />
          <FormattedMessage {...words.start} />
        </Button>
      )}
    </Root>
  )
}
