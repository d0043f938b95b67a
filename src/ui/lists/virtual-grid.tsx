import {
  defaultRangeExtractor,
  useWindowVirtualizer,
  type Range,
  type VirtualItem,
} from '@tanstack/react-virtual'
import {
  memo,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { isRecord } from '@/lib/is-record'
import { whenIdle } from '@/lib/when-idle'
import { tokens } from '@/theme/tokens'

const Grid = styled.ul`
  display: grid;
  box-sizing: content-box;
  &[aria-busy='true'] {
    opacity: 0.6;
  }
  /* In place of the lines that are not rendered. A padding would not do: while it changes, Chromium keeps no place on the page. */
  &::before,
  &::after {
    content: '';
    grid-column: 1 / -1;
    height: var(--before);
  }
  &::after {
    height: var(--after);
  }
  > [data-sticky] {
    position: sticky;
    inset-block-start: calc(57px + ${tokens.safe.top} + ${tokens.barsShift});
    z-index: 1;
  }
`

/** Lines above and below the screen that are rendered too, so that a fast finger meets no gap; at first what is seen comes alone. */
const OVERSCAN_LINES = 4

/** How many lines are rendered beyond the screen. */
function useOverscan(): number {
  const [lines, setLines] = useState(1)
  useEffect(() => whenIdle(() => startTransition(() => setLines(OVERSCAN_LINES))), [])
  return lines
}

/** The heights of the lines of lists that were left, by history entry, so that going back finds the same place. */
const heights = new Map<string, VirtualItem[]>()
/** A list of ten thousand rows has as many heights: only the latest lists are worth their memory. */
const MAX_LISTS = 10

function saveHeights(key: string, items: VirtualItem[]): void {
  heights.delete(key)
  heights.set(key, items)
  const [oldest] = heights.keys()
  if (heights.size > MAX_LISTS && oldest !== undefined) heights.delete(oldest)
}

export interface VirtualGridProps<Row> {
  /** The list's accessible name. */
  label: string
  rows: Row[]
  getId: (row: Row) => string
  columns: number
  /** In pixels, of one line. */
  estimatedHeight: number
  /** In pixels, between lines and columns. */
  gap: number
  isBusy?: boolean
  /** A heading, which stays below the page's bar while its rows scroll; only in a list of one column. */
  isSticky?: (row: Row) => boolean
  /** Renders a row; the same function each time, so that scrolling renders the new rows alone. */
  children: (row: Row) => ReactNode
}

interface ContentProps {
  row: unknown
  render: (row: never) => ReactNode
}

const Content = memo(
  function Content({ row, render }: ContentProps) {
    return render(row as never) // the list's own rows
  },
  // A list that has got another page may have put its rows into new wrappers.
  (before, after) => before.render === after.render && isSame(before.row, after.row),
)

function isSame(before: unknown, after: unknown): boolean {
  if (before === after) return true
  if (!isRecord(before) || !isRecord(after)) return false
  const names = Object.keys(after)
  return (
    names.length === Object.keys(before).length && names.every((name) => Object.is(before[name], after[name]))
  )
}

/**
 * A list of which only the part near the screen is in the document, with the window's own scroll bar. The lines stand in the
 * normal flow, in a grid, so that a line's items are of one height.
 */
export function VirtualGrid<Row>(props: VirtualGridProps<Row>) {
  const { label, rows, getId, columns, estimatedHeight, gap, isBusy, isSticky, children } = props
  const list = useRef<HTMLUListElement>(null)
  const { key } = useLocation()
  const [top, setTop] = useState(0)
  const overscan = useOverscan()
  const lineKey = (line: number) => {
    const first = rows[line * columns]
    return first === undefined ? line : getId(first)
  }
  const stickyLines = useMemo(
    () => (isSticky ? rows.flatMap((row, index) => (isSticky(row) ? [index] : [])) : []),
    [rows, isSticky],
  )
  const extractRange = useCallback(
    (range: Range) => {
      const lines = defaultRangeExtractor(range)
      const heading = stickyLines.findLast((line) => line <= range.startIndex)
      return heading === undefined || lines.includes(heading) ? lines : [heading, ...lines]
    },
    [stickyLines],
  )
  // eslint-disable-next-line react-hooks/incompatible-library -- the app is not built with React Compiler, which the rule is about
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(rows.length / columns),
    estimateSize: () => estimatedHeight,
    getItemKey: lineKey,
    overscan,
    rangeExtractor: extractRange,
    gap,
    scrollMargin: top,
    // Given, since the list is not in the document yet: so its rows are rendered with the page, in slices, and not all at once after it.
    initialRect: { width: innerWidth, height: innerHeight },
    initialMeasurementsCache: heights.get(key) ?? [],
  })
  // Whatever stands above the list may change its height at any time: a filter opens, a notice appears.
  useLayoutEffect(() => {
    const measure = () => setTop((list.current?.getBoundingClientRect().top ?? 0) + gap + window.scrollY)
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    measure()
    return () => observer.disconnect()
  }, [gap])
  useEffect(
    () => () => {
      saveHeights(key, virtualizer.measurementsCache)
    },
    [key, virtualizer],
  )

  const lines = virtualizer.getVirtualItems()
  const [first, last] = [lines[0], lines.at(-1)]
  const second = lines[1]
  // A heading from far above stands right before the rendered lines, from where it sticks to the bar.
  const isPinned = first && second && second.index > first.index + 1
  const start = isPinned ? second.start - first.size - gap : (first?.start ?? top)
  return (
    // WebKit takes a list without marks for none.
    <Grid
      ref={list}
      role="list"
      aria-label={label}
      aria-busy={isBusy}
      style={{
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gap,
        marginBlock: -gap,
        ['--before' as string]: `${start - top}px`,
        ['--after' as string]: `${last ? Math.max(0, virtualizer.getTotalSize() + top - last.end) : 0}px`,
      }}
    >
      {lines.flatMap(({ index }) =>
        rows.slice(index * columns, (index + 1) * columns).map((row, column) => (
          <li
            key={getId(row)}
            ref={column === 0 ? virtualizer.measureElement : undefined}
            data-index={index}
            data-sticky={isSticky?.(row) || undefined}
            aria-setsize={-1}
            aria-posinset={index * columns + column + 1}
          >
            <Content row={row} render={children} />
          </li>
        )),
      )}
    </Grid>
  )
}
