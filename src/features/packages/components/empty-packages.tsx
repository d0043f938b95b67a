import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { RemoveFilters } from '@/lists/remove-filters'
import { EmptyState } from '@/ui/empty-state'

const drops = defineMessages<Record<'search', { text: string }>>({
  search: {
    id: 'packages.empty.search',
    defaultMessage: 'Search: {text}',
    description: 'Button that clears the search; text is what was searched for',
  },
})

interface EmptyPackagesProps {
  search: string | undefined
  onDrop: () => void
}

/** An empty list: without a search there are no packages yet, with one the member can drop it. */
export function EmptyPackages({ search, onDrop }: EmptyPackagesProps) {
  const { formatMessage } = useIntl()
  if (search === undefined) {
    return (
      <EmptyState
        title={<FormattedMessage id="packages.empty.title" defaultMessage="No packages yet" />}
        text={
          <FormattedMessage
            id="packages.empty.text"
            defaultMessage="New packages from the brand will be shown here."
          />
        }
      />
    )
  }
  return (
    <EmptyState
      title={
        <FormattedMessage
          id="packages.empty.none"
          defaultMessage="No package matches"
          description="Above an empty list that is searched"
        />
      }
      text={
        <FormattedMessage
          id="packages.empty.removeFilters"
          defaultMessage="Clear the search to see all packages."
        />
      }
      action={
        <RemoveFilters filters={{ search: formatMessage(drops.search, { text: search }) }} onDrop={onDrop} />
      }
    />
  )
}
