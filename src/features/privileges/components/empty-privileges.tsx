import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { DropFilters } from '@/lists/drop-filters'
import { EmptyState } from '@/ui/empty-state'
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
  const words: Partial<Record<keyof PrivilegeFilter, string>> = {
    ...(filter.search && { search: formatMessage(drops.search, { text: filter.search }) }),
    ...(category && { category: formatMessage(drops.category, { name: categoryName ?? category }) }),
    ...(filter.affordable && { affordable: formatMessage(switches.affordable) }),
    ...(filter.recent && { recent: formatMessage(switches.recent) }),
    ...(filter.favourites && { favourites: formatMessage(switches.favourites) }),
  }
  if (Object.keys(words).length === 0) {
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
          id="privileges.empty.drop"
          defaultMessage="Remove a filter to see more privileges."
        />
      }
      action={<DropFilters filters={words} onDrop={onDrop} />}
    />
  )
}
