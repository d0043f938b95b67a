/** The part of the Shape Detection API that is used; TypeScript has no types for it yet. */
interface QrDetector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}

interface QrDetectorType {
  new (options: { formats: ['qr_code'] }): QrDetector
  getSupportedFormats: () => Promise<string[]>
}

const DETECT_INTERVAL_MS = 150

const detectorType = () => (globalThis as { BarcodeDetector?: QrDetectorType }).BarcodeDetector

/** Whether the browser can read QR codes and show a camera; not in insecure contexts, nor in many browsers. */
export function canReadQrCodes(): boolean {
  const devices = navigator.mediaDevices as MediaDevices | undefined
  return detectorType() !== undefined && devices?.getUserMedia !== undefined
}

/**
 * Shows the rear camera in `video` and calls `onText` with each text that is detected, until `signal` aborts; then the camera
 * is off. Rejects where there is no camera, or where the member refuses it.
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
  // The member may have closed the scanner while the browser asked for permission.
  if (signal.aborted) return stop()
  signal.addEventListener('abort', stop)
  video.srcObject = stream
  void detectUntilAborted(video, detector, signal, onText)
}

async function detectUntilAborted(
  video: HTMLVideoElement,
  detector: QrDetector,
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<void> {
  while (!signal.aborted) {
    // `detect` rejects as long as the video has no frame.
    const codes = await detector.detect(video).catch(() => [])
    const [code] = codes
    if (code && !signal.aborted) onText(code.rawValue)
    await new Promise((resolve) => setTimeout(resolve, DETECT_INTERVAL_MS))
  }
}
