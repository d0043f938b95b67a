import { defineMessages, FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import { RemoveFilters } from '@/lists/remove-filters'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { categoryOf, type PrivilegeFilter } from '../privilege-filter'

const drops = defineMessages<Record<'search', { text: string }> & Record<'category', { name: string }>>({
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
  affordable: { id: 'privileges.empty.affordable', defaultMessage: 'Only within my points' },
  favourites: {
    id: 'privileges.empty.favourites',
    defaultMessage: 'Only favourites',
    description: 'A filter',
  },
  recent: {
    id: 'privileges.empty.recent',
    defaultMessage: 'Only recently seen',
    description: 'A filter',
  },
})

const textsOfSwitches = (filter: PrivilegeFilter, formatMessage: IntlShape['formatMessage']) => ({
  ...(filter.affordable && { affordable: formatMessage(switches.affordable) }),
  ...(filter.recent && { recent: formatMessage(switches.recent) }),
  ...(filter.favourites && { favourites: formatMessage(switches.favourites) }),
})

interface EmptyPrivilegesProps {
  filter: PrivilegeFilter
  /** The chosen category's name, where it is known. */
  categoryName: string | undefined
  onDrop: (name: keyof PrivilegeFilter) => void
}

/** An empty list: without a filter there are no privileges yet, with one the member sees what to drop. */
export function EmptyPrivileges({ filter, categoryName, onDrop }: EmptyPrivilegesProps) {
  const { formatMessage } = useIntl()
  const category = categoryOf(filter)
  const chosen: Partial<Record<keyof PrivilegeFilter, string>> = {
    ...(filter.search && { search: formatMessage(drops.search, { text: filter.search }) }),
    ...(category && { category: formatMessage(drops.category, { name: categoryName ?? category }) }),
    ...textsOfSwitches(filter, formatMessage),
  }
  if (Object.keys(chosen).length === 0) {
    return (
      <EmptyState
        title={<FormattedMessage id="privileges.empty.title" defaultMessage="No privileges yet" />}
        text={
          <FormattedMessage
            id="privileges.empty.text"
            defaultMessage="New privileges from the brand will be shown here."
          />
        }
      />
    )
  }
  return (
    <EmptyState
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
          defaultMessage="Remove a filter to see more privileges."
        />
      }
      action={<RemoveFilters filters={chosen} onDrop={onDrop} />}
    />
  )
}

interface SwitchesNotAppliedProps {
  filter: PrivilegeFilter
  onDrop: (name: keyof PrivilegeFilter) => void
  /** Reads the profile again. */
  onRetry: () => void
  isRetrying: boolean
}

/** In place of the list, while the profile that its switches depend on cannot be read: all of it, or none, would be untrue. */
export function SwitchesNotApplied({ filter, onDrop, ...retry }: SwitchesNotAppliedProps) {
  const { formatMessage } = useIntl()
  const chosen = textsOfSwitches(filter, formatMessage)
  return (
    <ErrorState
      {...retry}
      title={
        <FormattedMessage
          id="privileges.notApplied.title"
          defaultMessage="{count, plural, one {This filter} other {These filters}} cannot be applied just now"
          description="count: how many switches are on that need the member's profile, which could not be loaded"
          values={{ count: Object.keys(chosen).length }}
        />
      }
      text={
        <FormattedMessage
          id="privileges.notApplied.text"
          defaultMessage="This needs your member details, which could not be loaded. Please try again, or remove the filter."
        />
      }
      action={<RemoveFilters filters={chosen} onDrop={onDrop} />}
    />
  )
}
