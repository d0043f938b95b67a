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
import { whenIdle } from '@/lib/when-idle'
import { BAR_HEIGHT } from '@/theme/page-frame'
import { tokens } from '@/theme/tokens'

const Grid = styled.ul`
  display: grid;
  box-sizing: content-box;
  &[aria-busy='true'] {
    opacity: 0.6;
  }
  /* The height of lines that are not rendered. Not a padding: Chromium's scroll anchoring stops when a padding changes. */
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
    inset-block-start: calc(${BAR_HEIGHT} + ${tokens.safe.top} + ${tokens.barsShift});
    z-index: 1;
  }
`

/** Lines rendered beyond the screen for fast scrolling; at first none. */
const OVERSCAN_LINES = 4

function useOverscan(): number {
  const [lines, setLines] = useState(1)
  useEffect(() => whenIdle(() => startTransition(() => setLines(OVERSCAN_LINES))), [])
  return lines
}

/** Line heights of lists that were left, by history entry, to restore the same place. */
const heights = new Map<string, VirtualItem[]>()
/** A long list has thousands of heights, so only the latest lists keep theirs. */
const MAX_LISTS = 10

function saveHeights(key: string, items: VirtualItem[]): void {
  heights.delete(key)
  heights.set(key, items)
  const [oldest] = heights.keys()
  if (heights.size > MAX_LISTS && oldest !== undefined) heights.delete(oldest)
}

export interface VirtualGridProps<Row> {
  label: string
  rows: Row[]
  getId: (row: Row) => string
  columns: number
  /** Of a line, in px. */
  estimatedHeight: number
  /** Between lines and columns, in px. */
  gap: number
  isBusy?: boolean
  /** Called with the ids of what the rendered rows show. */
  onShow?: (ids: ReadonlySet<string>) => void
  /** The ids of what a row shows, if that is not the row itself. */
  idsOf?: ((row: Row) => string[]) | undefined
  /** A heading that sticks below the page's bar; only in a list of one column. */
  isSticky?: (row: Row) => boolean
  /** Renders a row; must be the same function each time, so that scrolling renders only new rows. */
  children: (row: Row) => ReactNode
}

interface ContentProps {
  row: unknown
  render: (row: never) => ReactNode
}

const Content = memo(function Content({ row, render }: ContentProps) {
  return render(row as never) // the list's own rows
})

/**
 * A list that renders only the rows near the screen, with the window's scroll bar. Lines are in normal flow, in a grid, so that
 * a line's items are equally high.
 */
export function VirtualGrid<Row>(props: VirtualGridProps<Row>) {
  const { label, rows, getId, columns, estimatedHeight, gap, isBusy, onShow, isSticky, children } = props
  const { idsOf = getId } = props
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
    // The list is not in the document yet; without this, its rows would render after the page instead of with it.
    initialRect: { width: innerWidth, height: innerHeight },
    initialMeasurementsCache: heights.get(key) ?? [],
  })
  // Content above the list (a filter, a notice) may change its height at any time.
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
  const rowsOfLine = ({ index }: VirtualItem) => rows.slice(index * columns, (index + 1) * columns)
  const shownIds = JSON.stringify(lines.flatMap(rowsOfLine).flatMap(idsOf))
  useEffect(() => onShow?.(new Set(JSON.parse(shownIds) as string[])), [onShow, shownIds])
  const second = lines[1]
  // A heading from far above is just before the rendered lines, where it sticks.
  const isPinned = first && second && second.index > first.index + 1
  const start = isPinned ? second.start - first.size - gap : (first?.start ?? top)
  return (
    // Without markers WebKit does not announce a list.
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
      {lines.flatMap((line) =>
        rowsOfLine(line).map((row, column) => (
          <li
            key={getId(row)}
            ref={column === 0 ? virtualizer.measureElement : undefined}
            data-index={line.index}
            data-sticky={isSticky?.(row) || undefined}
            aria-setsize={-1}
            aria-posinset={line.index * columns + column + 1}
          >
            <Content row={row} render={children} />
          </li>
        )),
      )}
    </Grid>
  )
}
