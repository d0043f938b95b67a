import { useCallback } from 'react'
import { defineMessage } from 'react-intl'
import styled from 'styled-components'
import { privilegeId } from '@/api/endless'
import { toPrivilegeItem, type PrivilegeFacts } from '@/domain/privilege-item'
import { useLocale } from '@/i18n/use-locale'
import { CardList } from '@/lists/card-list'
import { answeredAt } from '@/store/answered-at'
import { tokens } from '@/theme/tokens'
import { AsOf } from '@/ui/as-of'
import { useCategories } from '../hooks/use-categories'
import { usePrivilegeList } from '../hooks/use-privilege-list'
import { EmptyPrivileges, SwitchesNotApplied } from './empty-privileges'
import { FavouriteButton } from './favourite-button'
import { PrivilegeCardHorizontal } from './privilege-card-horizontal'
import { PrivilegeCardSkeleton } from './privilege-card-skeleton'
import { PrivilegeCardVertical } from './privilege-card-vertical'
import { PrivilegeToolbar } from './privilege-toolbar'

const Favourite = styled(FavouriteButton)`
  position: absolute;
  inset-block-start: ${tokens.space(1)};
  inset-inline-end: ${tokens.space(1)};
  /* Above the card's link, which covers the whole card. */
  z-index: 1;
  /* In a row the picture is on the left, and its upper corner is the tab's. */
  [data-row] > & {
    inset-block: auto ${tokens.space(1)};
    inset-inline: ${tokens.space(1)} auto;
  }
`

const found = defineMessage({
  id: 'privileges.found',
  defaultMessage: '{hasMore, select, true {More than {count} privileges} other {{count} privileges}}',
  description: 'Said by a screen reader when the list has changed; count is a formatted number',
})

interface PrivilegeListProps {
  /** The list's accessible name. */
  label: string
  isForYou?: boolean
}

/** The privileges that a member can find: searched, narrowed, sorted, and endless (spec 2, privilege and privilege.foryou). */
export function PrivilegeList({ label, isForYou = false }: PrivilegeListProps) {
  const locale = useLocale()
  const { list, filter, change, profile, isNotApplied } = usePrivilegeList(isForYou)
  const balance = profile.data?.point
  const categories = useCategories(isForYou)

  const renderCard = useCallback(
    (row: PrivilegeFacts, isRow: boolean) => {
      const item = toPrivilegeItem(row, locale, balance)
      const Card = isRow ? PrivilegeCardHorizontal : PrivilegeCardVertical
      return (
        <Card
          item={item}
          isForYou={isForYou}
          action={<Favourite privilegeId={item.privilegeId} title={item.title} />}
        />
      )
    },
    [locale, balance, isForYou],
  )

  return (
    <CardList
      label={label}
      list={isNotApplied ? { ...list, rows: [], status: 'empty' } : list}
      idOf={privilegeId}
      toolbar={
        <>
          <PrivilegeToolbar filter={filter} categories={categories} onChange={change} />
          {/* What the cards say about the member's points is from then. */}
          {profile.data && !list.error && (
            <AsOf at={answeredAt(profile)} error={profile.error} onRetry={profile.refetch} />
          )}
        </>
      }
      empty={
        isNotApplied ? (
          <SwitchesNotApplied
            filter={filter}
            onDrop={(name) => change({ [name]: undefined })}
            onRetry={() => void profile.refetch()}
            isRetrying={profile.isFetching}
          />
        ) : (
          <EmptyPrivileges
            filter={filter}
            categoryName={categories.find(({ id }) => id === filter.category)?.name}
            onDrop={(name) => change({ [name]: undefined })}
          />
        )
      }
      found={found}
      Skeleton={PrivilegeCardSkeleton}
    >
      {renderCard}
    </CardList>
  )
}
