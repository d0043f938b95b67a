import { useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { media } from '@/theme/tokens'
import { Stack } from '../stack'
import { BottomSheet } from '../dialogs/bottom-sheet'
import { Button, ButtonPair } from '../button'
import { Card } from '../card'
import { leaveDialog } from '../dialogs/dialog'
import { filterWords } from './list-words'
import { useMediaQuery } from '../use-media-query'
import { FilterButton, filterTitle } from './filter-button'

type Changes<Filter> = { [Name in keyof Filter]?: Filter[Name] | undefined }

interface FilterPanelProps<Filter extends object> {
  value: Filter
  count: number
  /** The button that opens it has no words. */
  isIcon?: boolean | undefined
  onApply: (value: Filter) => void
  /** The fields, with values chosen but not applied yet. */
  children: (draft: Filter, change: (changes: Changes<Filter>) => void) => ReactNode
}

/** A list's filter: a bottom sheet on a phone, a panel beside the list from tablets up. */
export function FilterPanel<Filter extends object>(props: FilterPanelProps<Filter>) {
  const { value, count, isIcon, onApply, children } = props
  const isTabletUp = useMediaQuery(media.tabletUp)
  const [isOpen, setIsOpen] = useState(false)
  // Only the differences, because going back may change `value` while the panel is open.
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
  // No form element, because Enter in the date range's calendar would submit it.
  const fields = children(draft, (more) => setChanges({ ...changes, ...more }))
  const buttons = (
    <ButtonPair>
      <Button variant="outline" onClick={(event) => leaveDialog(event, () => apply({} as Filter))}>
        <FormattedMessage {...filterWords.clear} />
      </Button>
      <Button onClick={(event) => leaveDialog(event, () => apply(draft))}>
        <FormattedMessage {...filterWords.apply} />
      </Button>
    </ButtonPair>
  )
  if (isTabletUp)
    return (
      <Card>
        <Stack $gap={5}>
          {fields}
          {buttons}
        </Stack>
      </Card>
    )
  return (
    <>
      <FilterButton count={count} isIcon={isIcon} onOpen={() => setIsOpen(true)} />
      <BottomSheet isOpen={isOpen} onClose={close} title={filterTitle} foot={buttons}>
        <Stack $gap={5}>{fields}</Stack>
      </BottomSheet>
    </>
  )
}
