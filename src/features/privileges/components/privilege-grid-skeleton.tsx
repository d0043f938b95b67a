import { media } from '@/theme/tokens'
import { SkeletonGroup } from '@/ui/skeleton'
import { useMediaQuery } from '@/ui/use-media-query'
import type { CardDisplay } from './card-display'
import { PrivilegeCardSkeleton } from './privilege-card-skeleton'
import { PrivilegeGrid, type GridLayout } from './privilege-grid'

interface PrivilegeGridSkeletonProps {
  layout?: GridLayout
  display?: CardDisplay
}

/** The placeholder of a loading grid: three cards on mobile and tablet, four on desktop (spec 9). */
export function PrivilegeGridSkeleton({ layout = 'vertical-two', display }: PrivilegeGridSkeletonProps) {
  const count = useMediaQuery(media.desktopUp.replace('@media ', '')) ? 4 : 3
  return (
    <SkeletonGroup>
      <PrivilegeGrid as="div" data-layout={layout}>
        {Array.from({ length: count }, (_, index) => (
          <PrivilegeCardSkeleton key={index} display={display} />
        ))}
      </PrivilegeGrid>
    </SkeletonGroup>
  )
}
