import { useCallback } from 'react'
import { defineMessage, defineMessages, FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import { paths } from '@/addresses/paths'
import { privilegeId } from '@/api/endless'
import { pageTitles } from '@/i18n/page-titles'
import { CardList } from '@/lists/card-list'
import { RemoveFilters } from '@/lists/remove-filters'
import { AsOf } from '@/ui/as-of'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { useOpenPoints } from '@/ui/points-modal-context'
import { useCategories, usePrivilegeList } from '../hooks/use-privilege-list'
import { categoryOf, type PrivilegeFilter } from '../privilege-filter'
import { CardFavourite } from './favourite-button'
import { PrivilegeCard, PrivilegeCardSkeleton } from './privilege-card'
import { PrivilegeToolbar } from './privilege-toolbar'
import { ReadyRow } from './ready-row'
import { PageLink } from '@/ui/page-link'
import { usePrivilegeItem, type PrivilegeFacts } from '../privilege-item'

const found = defineMessage({
  id: 'privileges.found',
  defaultMessage:
    '{hasMore, select, true {More than {count}} other {{count}}} {n, plural, one {privilege} other {privileges}}',
  description: 'Said by a screen reader when the list has changed; count is a formatted number',
})

const listName = defineMessage({
  id: 'privileges.list',
  defaultMessage: 'Privileges',
  description: 'Name of the list of privileges',
})

/** The privileges that a member can find: searched, narrowed, sorted, and endless (spec 2, privilege and privilege.foryou). */
export function PrivilegeList({ isForYou = false }: { isForYou?: boolean }) {
  const { formatMessage } = useIntl()
  const toItem = usePrivilegeItem()
  const { list, filter, change, profile, hasNoFavourites, isNotApplied } = usePrivilegeList(isForYou)
  const categories = useCategories(isForYou, list.rows)

  const renderCard = useCallback(
    (row: PrivilegeFacts, isRow: boolean) => {
      const item = toItem(row)
      return (
        <PrivilegeCard
          item={item}
          isRow={isRow}
          isForYou={isForYou}
          action={<CardFavourite privilegeId={item.privilegeId} title={item.title} />}
        />
      )
    },
    [toItem, isForYou],
  )

  return (
    <CardList
      label={isForYou ? formatMessage(pageTitles.privilegeForYou) : formatMessage(listName)}
      list={isNotApplied ? { ...list, rows: [], status: 'empty' } : list}
      idOf={privilegeId}
      toolbar={
        <>
          <PrivilegeToolbar filter={filter} categories={categories} onChange={change} />
          <ReadyRow />
          {/* What the cards say about the member's points is from then. */}
          {profile.data && <AsOf read={profile} />}
        </>
      }
      empty={
        isNotApplied ? (
          <SwitchesNotApplied
            filter={filter}
            onRemove={(name) => change({ [name]: undefined })}
            onRetry={() => void profile.refetch()}
            isRetrying={profile.isFetching}
          />
        ) : (
          <EmptyPrivileges
            filter={filter}
            isForYou={isForYou}
            hasNoFavourites={hasNoFavourites}
            categoryName={categories.list.find(({ id }) => id === filter.category)?.name}
            onRemove={(name) => change({ [name]: undefined })}
          />
        )
      }
      found={found}
      isNarrowed={Object.keys(filter).some((name) => name !== 'sort')}
      Skeleton={PrivilegeCardSkeleton}
    >
      {renderCard}
    </CardList>
  )
}

const removes = defineMessages<Record<'search', { text: string }> & Record<'category', { name: string }>>({
  search: {
    id: 'privileges.empty.search',
    defaultMessage: 'Search: {text}',
    description: 'Button that clears the search; text is what was searched for',
  },
  category: {
    id: 'privileges.empty.category',
    defaultMessage: 'Category: {name}',
    description: 'Button that shows all categories again',
  },
})

const switches = defineMessages({
  affordable: {
    id: 'privileges.affordable',
    defaultMessage: 'Within my points',
    description: 'Switch: only privileges that the member has enough points for',
  },
  favourites: {
    id: 'privileges.empty.favourites',
    defaultMessage: 'Only favourites',
    description: 'A filter',
  },
})

const textsOfSwitches = (filter: PrivilegeFilter, formatMessage: IntlShape['formatMessage']) => ({
  ...(filter.affordable && { affordable: formatMessage(switches.affordable) }),
  ...(filter.favourites && { favourites: formatMessage(switches.favourites) }),
})

interface EmptyPrivilegesProps {
  filter: PrivilegeFilter
  isForYou: boolean
  hasNoFavourites: boolean
  /** The chosen category's name, where it is known. */
  categoryName: string | undefined
  onRemove: (name: keyof PrivilegeFilter) => void
}

/** An empty list: without a filter there are no privileges yet, with one the member sees what to drop. */
function EmptyPrivileges(props: EmptyPrivilegesProps) {
  const { filter, isForYou, hasNoFavourites, categoryName, onRemove } = props
  const { formatMessage } = useIntl()
  const openPoints = useOpenPoints()
  const category = categoryOf(filter)
  const chosen: Partial<Record<keyof PrivilegeFilter, string>> = {
    ...(filter.search && { search: formatMessage(removes.search, { text: filter.search }) }),
    ...(category && { category: formatMessage(removes.category, { name: categoryName ?? category }) }),
    ...textsOfSwitches(filter, formatMessage),
  }
  if (Object.keys(chosen).length === 0) {
    return (
      <EmptyState
        title={<FormattedMessage id="privileges.empty.title" defaultMessage="No privileges yet" />}
        text={<FormattedMessage id="privileges.empty.text" defaultMessage="New privileges show up here." />}
        action={
          isForYou ? (
            <PageLink to={paths.privilege} />
          ) : (
            <Button variant="outline" onClick={openPoints}>
              <FormattedMessage
                id="privileges.empty.collect"
                defaultMessage="Collect points"
                description="Button: opens the member code"
              />
            </Button>
          )
        }
      />
    )
  }
  const action = <RemoveFilters filters={chosen} onRemove={onRemove} />
  if (hasNoFavourites) {
    return (
      <EmptyState
        title={
          <FormattedMessage
            id="privileges.empty.noFavourites"
            defaultMessage="No favourites yet · tap ♡"
            description="Above an empty list of favourites; the heart is the button that marks one"
          />
        }
        action={action}
      />
    )
  }
  return (
    <EmptyState
      action={action}
      title={
        <FormattedMessage
          id="privileges.empty.none"
          defaultMessage="Nothing matches"
          description="Above an empty list that is filtered"
        />
      }
      text={
        <FormattedMessage
          id="privileges.empty.removeFilters"
          defaultMessage="Clear a filter to see more privileges."
        />
      }
    />
  )
}

interface SwitchesNotAppliedProps {
  filter: PrivilegeFilter
  onRemove: (name: keyof PrivilegeFilter) => void
  /** Reads the profile again. */
  onRetry: () => void
  isRetrying: boolean
}

/** In place of the list, while the profile that its switches depend on cannot be read: all of it, or none, would be untrue. */
function SwitchesNotApplied({ filter, onRemove, ...retry }: SwitchesNotAppliedProps) {
  const { formatMessage } = useIntl()
  const chosen = textsOfSwitches(filter, formatMessage)
  return (
    <ErrorState
      {...retry}
      title={
        <FormattedMessage
          id="privileges.notApplied.title"
          defaultMessage="This filter isn’t available right now"
        />
      }
      action={<RemoveFilters filters={chosen} onRemove={onRemove} />}
    />
  )
}
