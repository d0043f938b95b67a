import { Heart } from 'lucide-react'
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { ListToolbar, sortNames } from '@/lists/list-toolbar'
import { ChoiceChips } from '@/ui/choice-chips'
import { PartError } from '@/ui/part-error'
import { Spinner } from '@/ui/spinner'
import { SwitchChip, SwitchIcon } from '@/ui/switch'
import type { useCategories } from '../hooks/use-privilege-list'
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

const switches = defineMessages({
  affordable: {
    id: 'privileges.affordable',
    defaultMessage: 'Within my points',
    description: 'Switch: only privileges that the member has enough points for',
  },
  short: {
    id: 'privileges.affordable.short',
    defaultMessage: 'Within my points',
    description: 'The words of that switch that are seen: all of them, or some that stand together',
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
  categories: ReturnType<typeof useCategories>
  onChange: (changes: Partial<Record<keyof PrivilegeFilter, string | undefined>>) => void
}

/** Search, favourites, the filter, and the chips: categories come with the rows, and move nothing but each other. */
export function PrivilegeToolbar({ filter, categories, onChange }: PrivilegeToolbarProps) {
  const { formatMessage } = useIntl()
  const { list, isActive, rest, readRest } = categories
  const switched = (name: 'affordable' | 'favourites') => ({
    label: formatMessage(switches[name]),
    isOn: filter[name] !== undefined,
    onChange: (isOn: boolean) => onChange({ [name]: isOn ? '1' : undefined }),
  })
  const category = {
    label: (
      <FormattedMessage
        id="privileges.category"
        defaultMessage="Category"
        description="Name of a choice of categories"
      />
    ),
    value: categoryOf(filter) ?? '',
    choices: [
      {
        value: '',
        label: (
          <FormattedMessage
            id="privileges.category.all"
            defaultMessage="All"
            description="All categories of privileges"
          />
        ),
      },
      ...list.map(({ id, name }) => ({ value: id, label: name })),
    ],
    onChange: (id: string) => onChange({ category: id }),
  }
  return (
    <ListToolbar
      search={filter.search}
      placeholder={formatMessage(messages.placeholder)}
      onSearch={(search) => onChange({ search })}
      sort={privilegeSortOf(filter)}
      sorts={sorts}
      onSort={(sort) => onChange({ sort })}
      toggle={
        <SwitchIcon {...switched('favourites')}>
          <Heart size={22} strokeWidth={1.75} aria-hidden />
        </SwitchIcon>
      }
      chips={
        <>
          <SwitchChip {...switched('affordable')}>{formatMessage(switches.short)}</SwitchChip>
          {isActive && <ChoiceChips {...category} isLabelHidden isInRail />}
        </>
      }
      choices={
        isActive && (
          <>
            <ChoiceChips {...category} isWrapping />
            {rest === 'loading' && <Spinner />}
            {rest === 'failed' && <PartError onRetry={readRest} />}
          </>
        )
      }
      onLook={readRest}
      chosen={isActive && categoryOf(filter) ? 1 : 0}
    />
  )
}
