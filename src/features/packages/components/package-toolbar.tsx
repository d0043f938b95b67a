import { defineMessage, useIntl, type MessageDescriptor } from 'react-intl'
import styled from 'styled-components'
import { SearchField } from '@/lists/search-field'
import { SortSelect, sortNames } from '@/lists/sort-select'
import { media, tokens } from '@/theme/tokens'
import { packageSortOf, type PackageFilter, type PackageSort } from '../package-filter'

const placeholder = defineMessage({
  id: 'packages.search.placeholder',
  defaultMessage: 'Find a package',
  description: 'In the empty search box',
})

const sorts: Record<PackageSort, MessageDescriptor> = { '': sortNames.recommended, expiry: sortNames.expiry }

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space(2)};
  > select {
    justify-self: end;
  }
  ${media.tabletUp} {
    grid-template-columns: minmax(0, 1fr) auto;
    > select {
      min-height: 48px;
    }
  }
`

interface PackageToolbarProps {
  filter: PackageFilter
  onChange: (changes: Partial<Record<keyof PackageFilter, string | undefined>>) => void
}

/** Search and order of the packages. */
export function PackageToolbar({ filter, onChange }: PackageToolbarProps) {
  const { formatMessage } = useIntl()
  return (
    <Root>
      <SearchField
        value={filter.search ?? ''}
        placeholder={formatMessage(placeholder)}
        onSearch={(search) => onChange({ search })}
      />
      <SortSelect value={packageSortOf(filter)} names={sorts} onChange={(sort) => onChange({ sort })} />
    </Root>
  )
}
