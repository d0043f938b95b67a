import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { toAppError } from '@/api/app-error'
import { toPrivilegeItem } from '@/domain/privilege-item'
import { errorWords } from '@/i18n/error-messages'
import { useLocale } from '@/i18n/use-locale'
import { ErrorState } from '@/ui/error-state'
import { useSectionCards } from '../hooks/use-section-cards'
import type { CardDisplay } from './card-display'
import { PrivilegeCardVertical } from './privilege-card-vertical'
import { PrivilegeGrid, type GridLayout } from './privilege-grid'
import { PrivilegeGridSkeleton } from './privilege-grid-skeleton'

interface PrivilegeSectionProps {
  /** The section's name, for those who do not see its heading. */
  label: string
  heading?: ReactNode
  isForYou: boolean
  limit?: number | null
  layout: GridLayout
  display?: CardDisplay
}

/** Home's cards of one list (spec 3, Home content config item); nothing at all where the list is empty. */
export function PrivilegeSection({
  label,
  heading,
  isForYou,
  limit,
  layout,
  display,
}: PrivilegeSectionProps) {
  const intl = useIntl()
  const locale = useLocale()
  const { data, error, isFetching, refetch } = useSectionCards(isForYou, limit)

  if (data?.payload.length === 0) return null
  const failure = !data && !isFetching && error ? toAppError(error) : undefined
  return (
    <section aria-label={label}>
      {heading}
      {data ? (
        <PrivilegeGrid data-layout={layout}>
          {data.payload.map((card) => (
            <li key={card.privilege_id}>
              <PrivilegeCardVertical
                item={toPrivilegeItem(card, locale)}
                display={display}
                isForYou={isForYou}
              />
            </li>
          ))}
        </PrivilegeGrid>
      ) : failure ? (
        <ErrorState
          illustration={false}
          text={errorWords(failure, locale, intl.formatMessage).message}
          supportCode={failure.requestId}
          onRetry={refetch}
        />
      ) : (
        <PrivilegeGridSkeleton layout={layout} display={display} />
      )}
    </section>
  )
}
