import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { ListToolbar, sortNames } from '@/lists/list-toolbar'
import { ChoiceChips } from '@/ui/choice-chips'
import { SwitchChip } from '@/ui/switch-chip'
import type { Category } from '../hooks/use-privilege-list'
import { categoryOf, privilegeSortOf, type PrivilegeFilter, type PrivilegeSort } from '../privilege-filter'

const messages = defineMessages({
  placeholder: {
    id: 'privileges.search.placeholder',
    defaultMessage: 'Find a privilege',
    description: 'In the empty search box',
  },
})

const byPoints = defineMessages({
  asc: { id: 'privileges.sort.asc', defaultMessage: 'Points: low to high' },
  desc: { id: 'privileges.sort.desc', defaultMessage: 'Points: high to low' },
})

const SWITCHES = ['affordable', 'favourites'] as const

const switches = defineMessages<(typeof SWITCHES)[number]>({
  affordable: {
    id: 'privileges.affordable',
    defaultMessage: 'Within my points',
    description: 'Switch: only privileges that the member has enough points for',
  },
  favourites: {
    id: 'privileges.favourites',
    defaultMessage: 'Favourite',
    description: 'Switch: only privileges that the member has marked',
  },
})
const sorts: Record<PrivilegeSort, MessageDescriptor> = {
  '': sortNames.recommended,
  ...byPoints,
  expiry: sortNames.expiry,
}

interface PrivilegeToolbarProps {
  filter: PrivilegeFilter
  categories: Category[]
  onChange: (changes: Partial<Record<keyof PrivilegeFilter, string | undefined>>) => void
}

/** Search, order, what the list is narrowed to, and last the categories: they are known with the rows, and may move nothing but these. */
export function PrivilegeToolbar({ filter, categories, onChange }: PrivilegeToolbarProps) {
  const { formatMessage } = useIntl()
  const all = {
    value: '',
    label: (
      <FormattedMessage
        id="privileges.category.all"
        defaultMessage="All"
        description="All categories of privileges"
      />
    ),
  }
  return (
    <ListToolbar
      search={filter.search}
      placeholder={formatMessage(messages.placeholder)}
      onSearch={(search) => onChange({ search })}
      sort={privilegeSortOf(filter)}
      sorts={sorts}
      onSort={(sort) => onChange({ sort })}
    >
      {SWITCHES.map((name) => (
        <SwitchChip
          key={name}
          isOn={filter[name] !== undefined}
          onChange={(isOn) => onChange({ [name]: isOn ? '1' : undefined })}
        >
          {formatMessage(switches[name])}
        </SwitchChip>
      ))}
      {categories.length > (categoryOf(filter) === undefined ? 1 : 0) && (
        <ChoiceChips
          label={
            <FormattedMessage
              id="privileges.category"
              defaultMessage="Category"
              description="Name of a choice of categories"
            />
          }
          isLabelHidden
          isInRail
          value={categoryOf(filter) ?? ''}
          choices={[all, ...categories.map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={(category) => onChange({ category })}
        />
      )}
    </ListToolbar>
  )
}
