import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { SearchField } from '@/lists/search-field'
import { media, tokens } from '@/theme/tokens'
import { ChoiceChips } from '@/ui/choice-chips'
import { Switch } from '@/ui/switch'
import type { Category } from '../hooks/use-categories'
import { categoryOf, sortOf, SORTS, type PrivilegeFilter, type Sort } from '../privilege-filter'

const messages = defineMessages({
  placeholder: {
    id: 'privileges.search.placeholder',
    defaultMessage: 'Find a privilege',
    description: 'In the empty search box',
  },
  sort: { id: 'privileges.sort', defaultMessage: 'Sort by', description: 'Name of a list of orders' },
})

const sorts = defineMessages<Sort>({
  '': { id: 'privileges.sort.recommended', defaultMessage: 'Recommended', description: 'An order' },
  asc: { id: 'privileges.sort.asc', defaultMessage: 'Points: low to high' },
  desc: { id: 'privileges.sort.desc', defaultMessage: 'Points: high to low' },
  expiry: { id: 'privileges.sort.expiry', defaultMessage: 'Ends soonest', description: 'An order' },
})

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space(2)};
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${tokens.space(4)};
`

const Switches = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space(5)};
`

const Select = styled.select`
  min-height: ${tokens.tap};
  max-width: 100%;
  padding: 0 ${tokens.space(2)};
  border: 1px solid ${tokens.color.outlineStrong};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surfaceRaised};
  color: ${tokens.color.text};
  font: 400 ${tokens.font.size.md} / ${tokens.font.lineHeight} ${tokens.font.family};
  &:focus-visible {
    outline: 3px solid ${tokens.color.focus};
    outline-offset: 1px;
  }
  ${media.tabletUp} {
    font-size: ${tokens.font.size.sm};
  }
`

interface PrivilegeToolbarProps {
  filter: PrivilegeFilter
  categories: Category[]
  onChange: (changes: Partial<Record<keyof PrivilegeFilter, string | undefined>>) => void
}

/** Search, categories, order, and what the list is narrowed to. */
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
    <Root>
      <SearchField
        value={filter.search ?? ''}
        placeholder={formatMessage(messages.placeholder)}
        onSearch={(search) => onChange({ search })}
      />
      {categories.length > 1 && (
        <ChoiceChips
          label={
            <FormattedMessage
              id="privileges.category"
              defaultMessage="Category"
              description="Name of a choice of categories"
            />
          }
          isLabelHidden
          value={categoryOf(filter) ?? ''}
          choices={[all, ...categories.map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={(category) => onChange({ category })}
        />
      )}
      <Line>
        <Switches>
          <Switch
            isOn={filter.affordable !== undefined}
            onChange={(isOn) => onChange({ affordable: isOn ? '1' : undefined })}
          >
            <FormattedMessage
              id="privileges.affordable"
              defaultMessage="Within my points"
              description="Switch: only privileges that the member has enough points for"
            />
          </Switch>
          <Switch
            isOn={filter.favourites !== undefined}
            onChange={(isOn) => onChange({ favourites: isOn ? '1' : undefined })}
          >
            <FormattedMessage
              id="privileges.favourites"
              defaultMessage="Favourite"
              description="Switch: only privileges that the member has marked"
            />
          </Switch>
        </Switches>
        <Select
          aria-label={formatMessage(messages.sort)}
          value={sortOf(filter)}
          onChange={(event) => onChange({ sort: event.target.value })}
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {formatMessage(sorts[sort])}
            </option>
          ))}
        </Select>
      </Line>
    </Root>
  )
}
