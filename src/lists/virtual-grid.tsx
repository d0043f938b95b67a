import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'

const Grid = styled.ul`
  display: grid;
  box-sizing: content-box;
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`

/** Lines above and below the screen that are rendered too, so that a fast finger meets no gap. */
const OVERSCAN_LINES = 4
/** The heights of the lines of lists that were left, by history entry, so that going back finds the same place. */
const heights = new Map<string, VirtualItem[]>()

interface VirtualGridProps<Row> {
  /** The list's accessible name. */
  label: string
  rows: Row[]
  idOf: (row: Row) => string
  columns: number
  /** In pixels, of one line. */
  estimatedHeight: number
  /** In pixels, between lines and columns. */
  gap: number
  isBusy?: boolean
  children: (row: Row) => ReactNode
}

/**
 * A list of which only the part near the screen is in the document, with the window's own scroll bar. The lines stand in the
 * normal flow, in a grid with paddings in place of the lines that are not rendered, so that a line's items are of one height.
 */
export function VirtualGrid<Row>(props: VirtualGridProps<Row>) {
  const { label, rows, idOf, columns, estimatedHeight, gap, isBusy, children } = props
  const list = useRef<HTMLUListElement>(null)
  const { key } = useLocation()
  const [top, setTop] = useState(0)
  const lineKey = (line: number) => {
    const first = rows[line * columns]
    return first === undefined ? line : idOf(first)
  }
  // eslint-disable-next-line react-hooks/incompatible-library -- the app is not built with React Compiler, which the rule is about
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(rows.length / columns),
    estimateSize: () => estimatedHeight,
    getItemKey: lineKey,
    overscan: OVERSCAN_LINES,
    gap,
    scrollMargin: top,
    initialMeasurementsCache: heights.get(key) ?? [],
  })
  // Whatever stands above the list may change its height at any time: a filter opens, a notice appears.
  useLayoutEffect(() => {
    const measure = () => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    measure()
    return () => observer.disconnect()
  }, [])
  useEffect(
    () => () => {
      heights.set(key, virtualizer.measurementsCache)
    },
    [key, virtualizer],
  )

  const lines = virtualizer.getVirtualItems()
  const [first, last] = [lines[0], lines.at(-1)]
  return (
    <Grid
      ref={list}
      aria-label={label}
      aria-busy={isBusy}
      style={{
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gap,
        paddingTop: first ? first.start - top : 0,
        paddingBottom: last ? Math.max(0, virtualizer.getTotalSize() + top - last.end) : 0,
      }}
    >
      {lines.flatMap(({ index }) =>
        rows.slice(index * columns, (index + 1) * columns).map((row, column) => (
          <li
            key={idOf(row)}
            ref={column === 0 ? virtualizer.measureElement : undefined}
            data-index={index}
            aria-setsize={-1}
            aria-posinset={index * columns + column + 1}
          >
            {children(row)}
          </li>
        )),
      )}
    </Grid>
  )
}
