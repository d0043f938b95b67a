import { useEffect, useRef, useState, type MouseEvent, type ReactNode, type RefObject } from 'react'
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { BottomSheet } from '../dialogs/bottom-sheet'
import { ChoiceChips } from '../choice-chips'
import { FilterButton, filterTitle } from './filter-button'
import { SearchField } from './search-field'

const { color, safe, space } = tokens

const messages = defineMessages({
  sort: { id: 'lists.sort', defaultMessage: 'Sort by', description: 'Name of a list of orders' },
})

/** The orders that lists of cards have in common. */
export const sortNames = defineMessages({
  recommended: { id: 'lists.sort.recommended', defaultMessage: 'Recommended', description: 'An order' },
  expiry: { id: 'lists.sort.expiry', defaultMessage: 'Expiring first', description: 'An order' },
})

/** Sticks to the page's bar, and slides under it with `data-away`; the keyboard always finds it on screen. */
const Root = styled.div`
  position: sticky;
  inset-block-start: calc(57px + ${safe.top} + ${tokens.barsShift});
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

/** Large letters leave no room to type in beside the buttons, which then stand below. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  > form {
    flex: 1 1 7.5em;
    min-width: 0;
  }
`

/** One row of chips that scrolls, with room for their focus rings. */
const Rail = styled.div`
  display: flex;
  gap: ${space(2)};
  margin: 0 calc(-1 * ${tokens.gutter}) calc(-1 * ${space(2)});
  padding: ${space(1)} ${tokens.gutter};
  overflow-x: auto;
  scroll-padding-inline: ${tokens.gutter};
  scrollbar-width: none;
  > [role='radiogroup'] {
    display: contents;
  }
  /* All of them stand before what switches the list, and that before the categories. */
  label:first-of-type {
    order: -1;
  }
`

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
`

interface ListToolbarProps<Sort extends string> {
  search: string | undefined
  placeholder: string
  onSearch: (search: string) => void
  sort: Sort
  /** The names of the orders, in the order of the choice; the first is the list's own. */
  sorts: Record<Sort, MessageDescriptor>
  onSort: (sort: string) => void
  /** Beside the search. */
  toggle?: ReactNode
  /** What the list is narrowed to, as chips. */
  chips?: ReactNode
  /** Choices in the filter's sheet besides the order, and how many of them are made. */
  choices?: ReactNode
  chosen?: number
  /** The member looks for what the list can be narrowed to: the chips are touched, or the sheet is open. */
  onLook?: () => void
}

/**
 * What a list of cards is searched, ordered and narrowed by. It gives its place to the list where the member scrolls down, and is back
 * as soon as they scroll up.
 */
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

/** How far up a finger scrolls before the bar is back, and how far down before it goes: a list that measures its rows moves the page by less. */
const UP_PX = 24
const DOWN_PX = 80

/** Directly on the element: a render for each turn of the finger would cost the list frames. */
function useAwayOnScroll(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let isAway = false
    let turn = window.scrollY
    const handle = () => {
      const now = Math.max(0, window.scrollY)
      turn = isAway ? Math.max(turn, now) : Math.min(turn, now)
      if (isAway ? turn - now < UP_PX : now - turn < DOWN_PX) return
      turn = now
      isAway = !isAway
      bar.current?.toggleAttribute('data-away', isAway)
    }
    window.addEventListener('scroll', handle, { passive: true })
    return () => window.removeEventListener('scroll', handle)
  }, [bar])
}

interface FilterSheetProps<Sort extends string>
  extends Pick<ListToolbarProps<Sort>, 'sort' | 'sorts' | 'onSort' | 'choices' | 'chosen'> {
  onOpen: (() => void) | undefined
}

/** The order of a list, and what else it is narrowed by, behind a button that says how much of it is set. */
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
  // A finger has chosen; a keyboard's arrows go through the choices, each at once in the list behind.
  const closeAtChoice = ({ target, detail }: MouseEvent) =>
    detail > 0 && (target as Element).matches('input') && setIsOpen(false)
  return (
    <>
      <FilterButton isIcon count={chosen + (isOwn ? 0 : 1)} onOpen={open} />
      <BottomSheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={filterTitle}>
        <Sheet role="presentation" onClick={closeAtChoice}>
          <ChoiceChips
            label={formatMessage(messages.sort)}
            isWrapping
            value={sort}
            choices={names.map(([value, name]) => ({ value, label: formatMessage(name) }))}
            onChange={onSort}
          />
          {choices}
        </Sheet>
      </BottomSheet>
    </>
  )
}
