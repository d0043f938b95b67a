import { useCallback, useState, type ReactNode } from 'react'
import { PointSheet } from '../components/point-sheet'
import type { PointFacts } from '../point-facts'

/** The sheet with what is known of one row of points. */
export function usePointSheet(): { open: (row: PointFacts) => void; sheet: ReactNode } {
  // The row stays while its sheet slides away.
  const [row, setRow] = useState<PointFacts>()
  const [isOpen, setIsOpen] = useState(false)
  const open = useCallback((opened: PointFacts) => {
    setRow(opened)
    setIsOpen(true)
  }, [])
  return {
    open,
    sheet: row && <PointSheet row={row} isOpen={isOpen} onClose={() => setIsOpen(false)} />,
  }
}
