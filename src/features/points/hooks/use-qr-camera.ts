import { useEffect, useRef, useState } from 'react'
import { canReadQrCodes, readQrCodes } from '@/lib/qr-camera'

/**
 * - unsupported: the browser cannot read QR codes;
 * - refused: the member or the phone denies the camera permission;
 * - failed: there is no camera, or another app uses it.
 */
export type CameraState = 'unsupported' | 'off' | 'starting' | 'on' | 'refused' | 'failed'

/** The camera, started by a tap; stopped when `isWanted` becomes false and when the page is hidden. */
export function useQrCamera(isWanted: boolean, onText: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const running = useRef<AbortController>(undefined)
  const [state, setState] = useState<CameraState>(() => (canReadQrCodes() ? 'off' : 'unsupported'))

  const start = async () => {
    if (!video.current) return
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    setState('starting')
    try {
      await readQrCodes(video.current, signal, onText)
      if (!signal.aborted) setState('on')
    } catch (error) {
      if (!signal.aborted) setState(isRefusal(error) ? 'refused' : 'failed')
    }
  }

  useEffect(() => {
    if (!isWanted) return
    const stop = () => running.current?.abort()
    const handleVisibility = () => {
      if (!document.hidden) return
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

const isRefusal = (error: unknown) =>
  error instanceof DOMException && ['NotAllowedError', 'SecurityError'].includes(error.name)
