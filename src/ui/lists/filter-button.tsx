import { SlidersHorizontal, X } from 'lucide-react'
import { defineMessage, FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { formatNumber } from '@/i18n/format'
import { tokens } from '@/theme/tokens'
import { Button } from '../button'
import { Label } from '../label'
import { filterWords } from './list-words'
import { Outlined } from '../switch'
import { VisuallyHidden } from '../visually-hidden'

const { color, font, space } = tokens

const Root = styled(Outlined)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  padding: 0 ${space(3)};
  border-radius: ${tokens.radius.control};
  font: 600 ${font.size.sm} / ${font.lineHeight} ${font.family};
  white-space: nowrap;
  &[data-icon] {
    position: relative;
    justify-content: center;
    width: ${tokens.tap};
    padding: 0;
  }
`

/** The number of filters, at a corner of the icon. */
const Count = styled.b`
  position: absolute;
  inset: -6px -6px auto auto;
  min-width: 20px;
  padding-inline: ${space(1)};
  border-radius: ${tokens.radius.pill};
  background: ${color.primary};
  color: ${color.onPrimary};
  font: 700 ${font.size.xs} / 20px ${font.family};
`

export const filterTitle = (
  <FormattedMessage id="lists.filter" defaultMessage="Filter" description="Of a list" />
)

interface FilterButtonProps {
  count: number
  onOpen: () => void
  isIcon?: boolean | undefined
}

/** Opens a list's filter, and shows how many are in use. */
export function FilterButton({ count, onOpen, isIcon }: FilterButtonProps) {
  const words =
    count > 0 ? (
      <FormattedMessage
        id="lists.filter.set"
        defaultMessage="Filter ({count})"
        description="Button: opens a list's filter; count is how many things are set in it"
        values={{ count: formatNumber(count) }}
      />
    ) : (
      filterTitle
    )
  return (
    <Root type="button" aria-haspopup="dialog" data-icon={isIcon || undefined} onClick={onOpen}>
      <SlidersHorizontal size={20} strokeWidth={1.75} aria-hidden />
      {isIcon ? <VisuallyHidden>{words}</VisuallyHidden> : <Label>{words}</Label>}
      {isIcon && count > 0 && <Count aria-hidden>{formatNumber(count)}</Count>}
    </Root>
  )
}

const Removers = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${tokens.space(2)};
`

/** The words of a search, as one of the filters. */
export const searched = defineMessage<{ text: string }>({
  id: 'lists.filter.search',
  defaultMessage: 'Search: {text}',
  description: 'Button that clears the search; text is what was searched for',
})

interface RemoveFiltersProps<Name extends string> {
  filters: Partial<Record<Name, string>>
  onRemove: (name: Name) => void
}

/** Below an empty list: buttons to remove each filter. */
export function RemoveFilters<Name extends string>({ filters, onRemove }: RemoveFiltersProps<Name>) {
  return (
    <Removers>
      {(Object.entries(filters) as [Name, string][]).map(([name, words]) => (
        <Button key={name} variant="outline" onClick={() => onRemove(name)}>
          <X size={18} aria-hidden />
          <Label>
            <VisuallyHidden>
              <FormattedMessage {...filterWords.clear} />
            </VisuallyHidden>{' '}
            {words}
          </Label>
        </Button>
      ))}
    </Removers>
  )
}
