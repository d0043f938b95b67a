import { useState, type ReactNode } from 'react'
import { useBoot } from '@/session/boot-context'
import { useLoadFailure } from '@/ui/use-load-failure'

const load = () => import('./begin-scan')

/** Scans a points QR code: what begins it, and the part to be drawn. All but this comes late. */
export function usePointsScan() {
  const { line } = useBoot()
  const [scanner, setScanner] = useState<ReactNode>()
  const showFailure = useLoadFailure()
  const scan = () =>
    void load().then(
      ({ beginScan }) => beginScan(line, setScanner),
      () => showFailure(scan),
    )
  return { scan, scanner }
}
