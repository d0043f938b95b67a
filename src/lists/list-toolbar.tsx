import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl'
import styled from 'styled-components'
import { media, tokens } from '@/theme/tokens'
import { BottomSheet } from '@/ui/bottom-sheet'
import { ChoiceChips } from '@/ui/choice-chips'
import { useMediaQuery } from '@/ui/use-media-query'
import { FilterButton, filterTitle } from './filter-button'
import { SearchField } from './search-field'

const { color, font, safe, space } = tokens

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
  ${media.reducedMotion} {
    transition: none;
  }
`

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(2)};
  /* Large letters leave no room to type in beside the button. */
  @media (max-width: 19em) {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Select = styled.select`
  min-height: ${tokens.tap};
  max-width: 100%;
  padding: 0 ${space(9)} 0 ${space(3)};
  border: 1px solid ${color.outlineStrong};
  border-radius: ${tokens.radius.control};
  /* The browser's own arrow stands at the very edge. */
  appearance: none;
  background:
    linear-gradient(45deg, transparent 50%, currentColor 0) right 17px center / 6px 6px no-repeat,
    linear-gradient(-45deg, transparent 50%, currentColor 0) right 12px center / 6px 6px no-repeat,
    ${color.surfaceRaised};
  color: ${color.text};
  font: 400 ${font.size.sm} / ${font.lineHeight} ${font.family};
  &:focus-visible {
    outline: 3px solid ${color.focus};
    outline-offset: 1px;
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
`

interface ListToolbarProps<Sort extends string> {
  search: string | undefined
  placeholder: string
  onSearch: (search: string) => void
  sort: Sort
  /** The names of the orders, in the order of the choice; the first is the list's own. */
  sorts: Record<Sort, MessageDescriptor>
  onSort: (sort: string) => void
  /** What the list is narrowed to, as chips. */
  children?: ReactNode
}

/**
 * What a list of cards is searched, ordered and narrowed by. It gives its place to the list where the member scrolls down, and is back
 * as soon as they scroll up.
 */
export function ListToolbar<Sort extends string>(props: ListToolbarProps<Sort>) {
  const { search, placeholder, onSearch, children, ...order } = props
  const isTabletUp = useMediaQuery('(min-width: 768px)')
  const bar = useRef<HTMLDivElement>(null)
  useAwayOnScroll(bar)
  return (
    <Root ref={bar}>
      <Line>
        <SearchField value={search ?? ''} placeholder={placeholder} onSearch={onSearch} />
        {isTabletUp ? <SortSelect {...order} /> : <SortSheet {...order} />}
      </Line>
      {children && <Rail>{children}</Rail>}
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

type OrderProps<Sort extends string> = Pick<ListToolbarProps<Sort>, 'sort' | 'sorts' | 'onSort'>

/** The order of a list, from tablets up. */
function SortSelect<Sort extends string>({ sort, sorts, onSort }: OrderProps<Sort>) {
  const { formatMessage } = useIntl()
  return (
    <Select
      aria-label={formatMessage(messages.sort)}
      value={sort}
      onChange={(event) => onSort(event.target.value)}
    >
      {Object.entries<MessageDescriptor>(sorts).map(([value, name]) => (
        <option key={value} value={value}>
          {formatMessage(name)}
        </option>
      ))}
    </Select>
  )
}

/** The order of a list on a phone: in a sheet, behind a button that says whether the order is another one than the list's own. */
function SortSheet<Sort extends string>({ sort, sorts, onSort }: OrderProps<Sort>) {
  const { formatMessage } = useIntl()
  const [isOpen, setIsOpen] = useState(false)
  const names = Object.entries<MessageDescriptor>(sorts)
  const isOwn = sort === names[0]?.[0]
  return (
    <>
      <FilterButton count={isOwn ? 0 : 1} onOpen={() => setIsOpen(true)} />
      <BottomSheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={filterTitle}>
        {/* A finger has chosen; a keyboard's arrows go through the orders, each at once in the list behind. */}
        <div role="presentation" onClick={({ detail }) => detail > 0 && setIsOpen(false)}>
          <ChoiceChips
            label={formatMessage(messages.sort)}
            isWrapping
            value={sort}
            choices={names.map(([value, name]) => ({ value, label: formatMessage(name) }))}
            onChange={onSort}
          />
        </div>
      </BottomSheet>
    </>
  )
}
