/** The part of the Shape Detection API that is used; TypeScript does not know it yet. */
interface QrDetector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}

interface QrDetectorType {
  new (options: { formats: ['qr_code'] }): QrDetector
  getSupportedFormats: () => Promise<string[]>
}

const BETWEEN_LOOKS = 150

const detectorType = () => (globalThis as { BarcodeDetector?: QrDetectorType }).BarcodeDetector

/** Whether the browser can read QR codes and show a camera; absent in insecure contexts and in many browsers. */
export function canReadQrCodes(): boolean {
  const devices = navigator.mediaDevices as MediaDevices | undefined
  return detectorType() !== undefined && devices?.getUserMedia !== undefined
}

/**
 * Shows the camera at the back in `video` and calls `onText` for what it reads, again and again, until `signal` aborts; then
 * the camera is off. Rejects where there is none, or where it is refused.
 */
export async function readQrCodes(
  video: HTMLVideoElement,
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<void> {
  const Detector = detectorType()
  const formats = await Detector?.getSupportedFormats()
  if (!Detector || !formats?.includes('qr_code')) throw new Error('This browser reads no QR codes')
  const detector = new Detector({ formats: ['qr_code'] })
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
    video.srcObject = null
  }
  // It may have been closed while the member was asked.
  if (signal.aborted) return stop()
  signal.addEventListener('abort', stop)
  video.srcObject = stream
  void look(video, detector, signal, onText)
}

async function look(
  video: HTMLVideoElement,
  detector: QrDetector,
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<void> {
  while (!signal.aborted) {
    // It rejects as long as there is no picture yet.
    const codes = await detector.detect(video).catch(() => [])
    const [code] = codes
    if (code && !signal.aborted) onText(code.rawValue)
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS))
  }
}
