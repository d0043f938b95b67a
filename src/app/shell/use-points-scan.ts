import { useState, type ReactNode } from 'react'
import { useBoot } from '@/session/boot-context'
import { useLoadFailure } from '@/ui/use-load-failure'

const loadBeginScan = () => import('./begin-scan')

/** Scans a points QR code: `scan` begins, `scanner` is the element to render. The rest is in a lazy chunk. */
export function usePointsScan() {
  const { line } = useBoot()
  const [scanner, setScanner] = useState<ReactNode>()
  const showFailure = useLoadFailure()
  const scan = () =>
    void loadBeginScan().then(
      ({ beginScan }) => beginScan(line, setScanner),
      () => showFailure(scan),
    )
  return { scan, scanner }
}
