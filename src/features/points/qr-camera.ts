/** The part of the Shape Detection API that is used; TypeScript has no types for it yet. */
interface QrDetector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}

interface QrDetectorType {
  new (options: { formats: ['qr_code'] }): QrDetector
  getSupportedFormats: () => Promise<string[]>
}

const DETECT_INTERVAL_MS = 150
/** Some seconds: `detect` rejects as long as the video has no frame, and on some phones for ever. */
const MAX_FAILURES = 40

const detectorType = () => (globalThis as { BarcodeDetector?: QrDetectorType }).BarcodeDetector

/** Whether the browser can read QR codes and show a camera; not in insecure contexts, nor in many browsers. */
export function canReadQrCodes(): boolean {
  const devices = navigator.mediaDevices as MediaDevices | undefined
  return detectorType() !== undefined && devices?.getUserMedia !== undefined
}

const unsupported = () => new DOMException('This browser reads no QR codes', 'NotSupportedError')

interface QrListeners {
  onOpen: () => void
  onText: (text: string) => void
}

/**
 * Shows the rear camera in `video` and calls `onText` with each text that is detected, until `signal` aborts; then the camera
 * is off. Rejects where there is no camera or it ends, where the member refuses it, and where the browser cannot read QR codes.
 */
export async function readQrCodes(
  video: HTMLVideoElement,
  signal: AbortSignal,
  { onOpen, onText }: QrListeners,
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
  // The member may have closed the scanner while the browser asked for permission.
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
    await new Promise((resolve) => setTimeout(resolve, DETECT_INTERVAL_MS))
  }
}
