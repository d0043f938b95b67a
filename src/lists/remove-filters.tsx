import { X } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { VisuallyHidden } from '@/ui/visually-hidden'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${tokens.space(2)};
`

interface RemoveFiltersProps<Name extends string> {
  /** What the list is narrowed to, in words. */
  filters: Partial<Record<Name, string>>
  onRemove: (name: Name) => void
}

/** Below an empty list: a button for each filter, which removes it. */
export function RemoveFilters<Name extends string>({ filters, onRemove }: RemoveFiltersProps<Name>) {
  return (
    <Root>
      {(Object.entries(filters) as [Name, string][]).map(([name, words]) => (
        <Button key={name} variant="outline" onClick={() => onRemove(name)}>
          <X size={18} aria-hidden />
          <VisuallyHidden>
            <FormattedMessage
              id="lists.filter.clear"
              defaultMessage="Clear"
              description="Button: removes the whole filter"
            />
          </VisuallyHidden>{' '}
          {words}
        </Button>
      ))}
    </Root>
  )
}
