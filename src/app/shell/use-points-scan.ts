import { useState, type ReactNode } from 'react'
import { useBoot } from '@/session/boot-context'
import { useChunkErrorModal } from '@/ui/dialogs/use-chunk-error-modal'

const loadBeginScan = () => import('./begin-scan')

/** Scans a points QR code: `scan` starts, `scanner` is the element to render. The code is in a lazy chunk. */
export function usePointsScan() {
  const { line } = useBoot()
  const [scanner, setScanner] = useState<ReactNode>()
  const showChunkError = useChunkErrorModal()
  const scan = () =>
    void loadBeginScan().then(
      ({ beginScan }) => beginScan(line, setScanner),
      () => showChunkError(scan),
    )
  return { scan, scanner }
}
