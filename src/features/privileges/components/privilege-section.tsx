import type { ReactNode } from 'react'
import { toPrivilegeItem } from '@/domain/privilege-item'
import { useLocale } from '@/i18n/use-locale'
import { useProfile } from '@/session/use-member'
import { Card } from '@/ui/card'
import { PartError } from '@/ui/part-error'
import { useSectionCards } from '../hooks/use-section-cards'
import type { CardDisplay } from './card-display'
import { PrivilegeCardVertical } from './privilege-card-vertical'
import { PrivilegeGrid, type GridLayout } from './privilege-grid'
import { PrivilegeGridSkeleton } from './privilege-grid-skeleton'

interface PrivilegeSectionProps {
  /** The section's accessible name. */
  label: string
  heading?: ReactNode
  isForYou: boolean
  limit?: number | undefined
  layout: GridLayout
  display?: CardDisplay
}

/** Home's cards of one list (spec 3, Home content config item); renders nothing if the list is empty. */
export function PrivilegeSection({
  label,
  heading,
  isForYou,
  limit,
  layout,
  display,
}: PrivilegeSectionProps) {
  const locale = useLocale()
  const { data, isError, refetch } = useSectionCards(isForYou, limit)
  const balance = useProfile().data?.point

  if (data?.payload.length === 0) return null
  return (
    <section aria-label={label}>
      {heading}
      {data ? (
        <PrivilegeGrid data-layout={layout}>
          {data.payload.map((card) => (
            <li key={card.privilege_id}>
              <PrivilegeCardVertical
                item={toPrivilegeItem(card, locale, balance)}
                display={display}
                isForYou={isForYou}
              />
            </li>
          ))}
        </PrivilegeGrid>
      ) : isError ? (
        <Card>
          <PartError onRetry={() => void refetch()} />
        </Card>
      ) : (
        <PrivilegeGridSkeleton layout={layout} display={display} />
      )}
    </section>
  )
}
