import type { ReactNode } from 'react'
import { toPrivilegeItem } from '@/domain/privilege-item'
import { useLocale } from '@/i18n/use-locale'
import { useProfile } from '@/session/use-member'
import { AsOf } from '@/ui/as-of'
import { BannerRow, BannerRowSkeleton } from '@/ui/banner-row'
import { Card } from '@/ui/card'
import { PartError } from '@/ui/part-error'
import { useSectionCards } from '../hooks/use-section-cards'
import type { CardDisplay } from './card-display'
import { PrivilegeBanner } from './privilege-banner'
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
  /** Banners in place of cards. */
  banners?: { isFullWidth: boolean } | undefined
}

/** Home's cards or banners of one list (spec 3, Home content config item); renders nothing if the list is empty. */
export function PrivilegeSection({
  label,
  heading,
  isForYou,
  limit,
  layout,
  display,
  banners,
}: PrivilegeSectionProps) {
  const locale = useLocale()
  const { data, isError, error, asOf, refetch } = useSectionCards(isForYou, limit)
  const balance = useProfile().data?.point

  if (data?.payload.length === 0) return null
  const items = data?.payload.map((card) => toPrivilegeItem(card, locale, balance))
  const shared = { display, isForYou }
  return (
    <section aria-label={label}>
      {heading}
      {items && <AsOf at={asOf} error={error} onRetry={refetch} />}
      {items && banners ? (
        <BannerRow label={label} {...banners}>
          {items.map((item) => (
            <PrivilegeBanner key={item.privilegeId} item={item} {...shared} />
          ))}
        </BannerRow>
      ) : items ? (
        <PrivilegeGrid data-layout={layout}>
          {items.map((item) => (
            <li key={item.privilegeId}>
              <PrivilegeCardVertical item={item} {...shared} />
            </li>
          ))}
        </PrivilegeGrid>
      ) : isError ? (
        <Card>
          <PartError onRetry={() => void refetch()} />
        </Card>
      ) : banners ? (
        <BannerRowSkeleton {...banners} />
      ) : (
        <PrivilegeGridSkeleton layout={layout} display={display} />
      )}
    </section>
  )
}
