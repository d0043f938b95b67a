import { useEffect, useRef, useState, type MouseEvent, type ReactNode, type RefObject } from 'react'
import { defineMessage, defineMessages, useIntl, type MessageDescriptor } from 'react-intl'
import styled from 'styled-components'
import { BAR_HEIGHT } from '@/theme/page-frame'
import { tokens } from '@/theme/tokens'
import { Stack } from '../stack'
import { BottomSheet } from '../dialogs/bottom-sheet'
import { ChoiceChips } from '../choice-chips'
import { FilterButton, filterTitle } from './filter-button'
import { SearchField } from './search-field'

const { color, safe, space } = tokens

export const sortWord = defineMessage({
  id: 'lists.sort',
  defaultMessage: 'Sort by',
  description: 'Name of a list of orders',
})

export const sortNames = defineMessages({
  recommended: { id: 'lists.sort.recommended', defaultMessage: 'Recommended', description: 'An order' },
  expiry: { id: 'lists.sort.expiry', defaultMessage: 'Expiring first', description: 'An order' },
  asc: { id: 'lists.sort.asc', defaultMessage: 'Points: low to high' },
  desc: { id: 'lists.sort.desc', defaultMessage: 'Points: high to low' },
})

/** Sticks below the page's bar, and slides under it with `data-away`; the keyboard's focus brings it back. */
const Root = styled.div`
  position: sticky;
  inset-block-start: calc(${BAR_HEIGHT} + ${safe.top} + ${tokens.barsShift});
  z-index: 2;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  margin: calc(-1 * ${space(2)}) calc(-1 * ${tokens.gutter});
  padding: ${space(2)} ${tokens.gutter} ${space(3)};
  background: ${color.surface};
  transition: transform ${tokens.motion.fast};
  &[data-away]:not(:has(:focus-visible)) {
    transform: translateY(-100%);
  }
`

/** With large letters the buttons wrap below the field. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  > form {
    flex: 1 1 7.5em;
    min-width: 0;
  }
`

/** A scrolling row of chips, with room for focus rings. */
const Rail = styled.div`
  display: flex;
  gap: ${space(2)};
  margin: 0 calc(-1 * ${tokens.gutter}) calc(-1 * ${space(2)});
  padding: ${space(1)} ${tokens.gutter};
  overflow-x: auto;
  scroll-padding-inline: ${tokens.gutter};
  scrollbar-width: none;
  > [role='radiogroup'],
  > [role='radiogroup'] > div {
    display: contents;
  }
  /* The order's chips come first, then switches, then categories. */
  label:first-of-type {
    order: -1;
  }
`

interface ListToolbarProps<Sort extends string> {
  search: string | undefined
  placeholder: string
  onSearch: (search: string) => void
  sort: Sort
  /** The orders' names; the first is the list's own order. */
  sorts: Record<Sort, MessageDescriptor>
  onSort: (sort: string) => void
  toggle?: ReactNode
  chips?: ReactNode
  /** Other choices for the filter's sheet, and how many are made. */
  choices?: ReactNode
  chosen?: number
  /** Called when the member touches the chips or opens the sheet. */
  onLook?: () => void
}

/** A list's search, order and filters. Hidden while the member scrolls down, shown again as soon as they scroll up. */
export function ListToolbar<Sort extends string>(props: ListToolbarProps<Sort>) {
  const { search, placeholder, onSearch, toggle, chips, onLook, ...filter } = props
  const bar = useRef<HTMLDivElement>(null)
  useAwayOnScroll(bar)
  return (
    <Root ref={bar}>
      <Line>
        <SearchField value={search ?? ''} placeholder={placeholder} onSearch={onSearch} />
        {toggle}
        <FilterSheet {...filter} onOpen={onLook} />
      </Line>
      {chips && (
        <Rail onPointerEnter={onLook} onFocus={onLook}>
          {chips}
        </Rail>
      )}
    </Root>
  )
}

/** Scrolling up this far shows the bar, and down this far hides it; measuring rows moves the page by less. */
const UP_PX = 24
const DOWN_PX = 80

/** Sets the attribute directly: rendering at every turn would cost the list frames. */
function useAwayOnScroll(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let isHidden = false
    let turn = window.scrollY
    const handle = () => {
      const now = Math.max(0, window.scrollY)
      turn = isHidden ? Math.max(turn, now) : Math.min(turn, now)
      if (isHidden ? turn - now < UP_PX : now - turn < DOWN_PX) return
      turn = now
      isHidden = !isHidden
      bar.current?.toggleAttribute('data-away', isHidden)
    }
    window.addEventListener('scroll', handle, { passive: true })
    return () => window.removeEventListener('scroll', handle)
  }, [bar])
}

interface FilterSheetProps<Sort extends string>
  extends Pick<ListToolbarProps<Sort>, 'sort' | 'sorts' | 'onSort' | 'choices' | 'chosen'> {
  onOpen: (() => void) | undefined
}

function FilterSheet<Sort extends string>(props: FilterSheetProps<Sort>) {
  const { sort, sorts, onSort, choices, chosen = 0, onOpen } = props
  const { formatMessage } = useIntl()
  const [isOpen, setIsOpen] = useState(false)
  const names = Object.entries<MessageDescriptor>(sorts)
  const isOwn = sort === names[0]?.[0]
  const open = () => {
    setIsOpen(true)
    onOpen?.()
  }
  // A tap has chosen; a keyboard's arrows go through the choices, each applied at once.
  const closeAtChoice = ({ target, detail }: MouseEvent) =>
    detail > 0 && (target as Element).matches('input') && setIsOpen(false)
  return (
    <>
      <FilterButton isIcon count={chosen + (isOwn ? 0 : 1)} onOpen={open} />
      <BottomSheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={filterTitle}>
        <Stack $gap={5} role="presentation" onClick={closeAtChoice}>
          <ChoiceChips
            label={formatMessage(sortWord)}
            value={sort}
            choices={names.map(([value, name]) => ({ value, label: formatMessage(name) }))}
            onChange={onSort}
          />
          {choices}
        </Stack>
      </BottomSheet>
    </>
  )
}
