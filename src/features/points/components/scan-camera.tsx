import { Camera } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { pause } from '@/lib/wait'
import { tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { Label } from '@/ui/label'
import { MutedStatus } from '@/ui/muted'
import { Notice } from '@/ui/notice'
import { Phrases } from '@/ui/phrases'
import { Stack } from '@/ui/stack'
import { saysHidden } from '@/lib/phone-says'

const messages = defineMessages<{ start: never; aim: never; unavailable: { isRefused: boolean } }>({
  start: { id: 'points.scan.camera', defaultMessage: 'Open the camera' },
  aim: { id: 'points.scan.aim', defaultMessage: 'Aim the camera at the QR code' },
  unavailable: {
    id: 'points.scan.failed',
    defaultMessage:
      'The camera isn’t available. {isRefused, select, true {Allow it in settings, or enter} other {Enter}} the code below.',
    description: 'Over the field for a code; refused: by the member or the phone',
  },
})

const Picture = styled.video`
  width: 100%;
  height: min(100vw, ${tokens.screenHeight(38)});
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surfaceSunken};
  object-fit: cover;
`

interface ScanCameraProps {
  isWanted: boolean
  /** Called with a QR code's text, repeatedly while the camera sees the code. */
  onText: (text: string) => void
}

/** The phone's camera, opened by a tap, if the browser can read QR codes. */
export function ScanCamera({ isWanted, onText }: ScanCameraProps) {
  const { video, state, start } = useQrCamera(isWanted, onText)
  const isOn = state === 'on'
  return (
    <Stack $gap={3}>
      <Picture ref={video} autoPlay muted playsInline aria-hidden hidden={!isOn} />
      <MutedStatus>
        <Phrases>
          {isOn && <FormattedMessage {...messages.aim} />}
          {state === 'unsupported' && (
            <FormattedMessage {...messages.unavailable} values={{ isRefused: false }} />
          )}
        </Phrases>
      </MutedStatus>
      {(state === 'refused' || state === 'failed') && (
        <Notice>
          <FormattedMessage {...messages.unavailable} values={{ isRefused: state === 'refused' }} />
        </Notice>
      )}
      {!isOn && state !== 'unsupported' && (
        <Button variant="neutral" isFullWidth isBusy={state === 'starting'} onClick={start}>
          <Camera size={24} strokeWidth={1.75} aria-hidden />
          <Label>
            <FormattedMessage {...messages.start} />
          </Label>
        </Button>
      )}
    </Stack>
  )
}

/**
 * - unsupported: the browser cannot read QR codes;
 * - refused: the member or the phone denies permission;
 * - failed: no camera, used by another app, or ended by the phone.
 */
type CameraState = 'unsupported' | 'off' | 'starting' | 'on' | 'refused' | 'failed'

/** Started by a tap; stopped when `isWanted` becomes false or the page is hidden. */
function useQrCamera(isWanted: boolean, onText: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const running = useRef<AbortController>(undefined)
  const [state, setState] = useState<CameraState>(() => (canReadQrCodes() ? 'off' : 'unsupported'))

  const start = async () => {
    if (!video.current) return
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    setState('starting')
    try {
      await readQrCodes(video.current, signal, { onOpen: () => setState('on'), onText })
    } catch (error) {
      if (signal.aborted) return
      running.current.abort()
      setState(STATES[error instanceof DOMException ? error.name : ''] ?? 'failed')
    }
  }

  useEffect(() => {
    if (!isWanted) return
    const stop = () => running.current?.abort()
    const handleVisibility = () => {
      if (!saysHidden()) return
      stop()
      setState((now) => (now === 'starting' || now === 'on' ? 'off' : now))
    }
    document.addEventListener('visibilitychange', handleVisibility)
    return () => {
      document.removeEventListener('visibilitychange', handleVisibility)
      stop()
    }
  }, [isWanted])

  return { video, state, start: () => void start() }
}

/** The meaning of a camera error's name. */
const STATES: Partial<Record<string, CameraState>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotSupportedError: 'unsupported',
}

/** The used part of the Shape Detection API, which TypeScript has no types for. */
interface QrDetector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}

interface QrDetectorType {
  new (options: { formats: ['qr_code'] }): QrDetector
  getSupportedFormats: () => Promise<string[]>
}

const DETECT_INTERVAL_MS = 150
/** Some seconds: `detect` rejects while the video has no frame, on some phones for ever. */
const MAX_FAILURES = 40

const detectorType = () => (globalThis as { BarcodeDetector?: QrDetectorType }).BarcodeDetector

/** Whether the browser can read QR codes with a camera; insecure contexts and many browsers cannot. */
function canReadQrCodes(): boolean {
  const devices = navigator.mediaDevices as MediaDevices | undefined
  return detectorType() !== undefined && devices?.getUserMedia !== undefined
}

const unsupported = () => new DOMException('This browser reads no QR codes', 'NotSupportedError')

/**
 * Shows the rear camera in `video` and calls `onText` for each text found, until `signal` aborts. Rejects if there is no camera
 * or it ends, if the member refuses, or if the browser cannot read QR codes.
 */
async function readQrCodes(
  video: HTMLVideoElement,
  signal: AbortSignal,
  { onOpen, onText }: { onOpen: () => void; onText: (text: string) => void },
): Promise<void> {
  const Detector = detectorType()
  const formats = await Detector?.getSupportedFormats()
  if (!Detector || !formats?.includes('qr_code')) throw unsupported()
  const detector = new Detector({ formats: ['qr_code'] })
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
    video.srcObject = null
  }
  // The member may have closed the scanner during the permission prompt.
  if (signal.aborted) return stop()
  signal.addEventListener('abort', stop)
  video.srcObject = stream
  onOpen()
  for (let failures = 0; !signal.aborted; ) {
    const codes = await detector.detect(video).catch(() => undefined)
    failures = codes ? 0 : failures + 1
    if (stream.getTracks().some(({ readyState }) => readyState === 'ended'))
      throw new Error('The camera has ended')
    if (failures > MAX_FAILURES) throw unsupported()
    const [code] = codes ?? []
    if (code && !signal.aborted) onText(code.rawValue)
    await pause(DETECT_INTERVAL_MS)
  }
}
