import { useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { media, tokens } from '@/theme/tokens'
import { BottomSheet } from '../dialogs/bottom-sheet'
import { Button } from '../button'
import { Card } from '../card'
import { leaveDialog } from '../dialogs/dialog'
import { useMediaQuery } from '../use-media-query'
import { FilterButton, filterTitle } from './filter-button'

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space(5)};
`

const Actions = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.space(3)};
`

/** At the end of its line: what it narrows comes first. */
const Opener = styled(FilterButton)`
  display: flex;
  margin-inline-start: auto;
`

type Changes<Filter> = { [Name in keyof Filter]?: Filter[Name] | undefined }

interface FilterPanelProps<Filter extends object> {
  value: Filter
  /** How many of its fields narrow the list. */
  count: number
  onApply: (value: Filter) => void
  /** The fields, for the values that are chosen but not applied yet. */
  children: (draft: Filter, change: (changes: Changes<Filter>) => void) => ReactNode
}

/** A list's filter: a bottom sheet behind a button on a phone, a panel beside the list from tablets up. */
export function FilterPanel<Filter extends object>(props: FilterPanelProps<Filter>) {
  const { value, count, onApply, children } = props
  const isTabletUp = useMediaQuery(media.tabletUp)
  const [isOpen, setIsOpen] = useState(false)
  // Only what differs: going back may change the address, and with it `value`, under the panel.
  const [changes, setChanges] = useState<Changes<Filter>>({})
  const draft = { ...value, ...changes }
  const close = () => {
    setIsOpen(false)
    setChanges({})
  }
  const apply = (filter: Filter) => {
    close()
    onApply(filter)
  }
  // No form element: the calendar of a date range stands inside, and Enter in it would apply the filter below it.
  const fields = (
    <Fields>
      {children(draft, (more) => setChanges({ ...changes, ...more }))}
      <Actions>
        <Button
          variant="neutral"
          isFullWidth
          onClick={(event) => leaveDialog(event, () => apply({} as Filter))}
        >
          <FormattedMessage
            id="lists.filter.clear"
            defaultMessage="Clear"
            description="Button: removes the whole filter"
          />
        </Button>
        <Button isFullWidth onClick={(event) => leaveDialog(event, () => apply(draft))}>
          <FormattedMessage id="lists.filter.apply" defaultMessage="Apply" description="Applies a filter" />
        </Button>
      </Actions>
    </Fields>
  )
  if (isTabletUp) return <Card>{fields}</Card>
  return (
    <>
      <Opener count={count} onOpen={() => setIsOpen(true)} />
      <BottomSheet isOpen={isOpen} onClose={close} title={filterTitle}>
        {fields}
      </BottomSheet>
    </>
  )
}
