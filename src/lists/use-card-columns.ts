import { useMediaQuery } from '@/ui/use-media-query'

/** How the list's cards stand (visual, Layouts): below each other on a phone, beside each other from a tablet up. Pixels. */
export function useCardColumns(): { columns: number; gap: number; estimatedHeight: number } {
  const isTabletUp = useMediaQuery('(min-width: 768px)')
  const isDesktopUp = useMediaQuery('(min-width: 1200px)')
  if (isDesktopUp) return { columns: 4, gap: 16, estimatedHeight: 350 }
  return isTabletUp
    ? { columns: 3, gap: 16, estimatedHeight: 330 }
    : { columns: 1, gap: 12, estimatedHeight: 148 }
}
