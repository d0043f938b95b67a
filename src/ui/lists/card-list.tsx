import { useCallback, type ComponentType, type ReactNode } from 'react'
import styled from 'styled-components'
import { media, tokens } from '@/theme/tokens'
import { SkeletonGroup } from '../skeleton'
import { useMediaQuery } from '../use-media-query'
import { EndlessList } from './endless-list'
import type { EndlessRows } from './use-endless-list'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space(3)};
  padding: ${tokens.space(2)} ${tokens.gutter} 0;
  /* Keeps a focused card clear of the toolbar. */
  li :is(a, button) {
    scroll-margin-block-start: 184px;
  }
`

/** In the geometry of the cards. */
const Grid = styled.div`
  display: grid;
`

const ROWS_LOADING = 5

interface CardListProps<Row> {
  label: string
  list: EndlessRows<Row>
  getId: (row: Row) => string
  toolbar: ReactNode
  empty: ReactNode
  /** The list is filtered: show the number on screen too. */
  isNarrowed: boolean
  /** A loading card; in one column cards are rows. */
  Skeleton: ComponentType<{ isRow: boolean }>
  /** Renders a row; must be the same function each time, so that scrolling renders only new rows. */
  children: (row: Row, isRow: boolean) => ReactNode
}

/** An endless list of cards with its loading, error and empty states, below its toolbar. */
export function CardList<Row>(props: CardListProps<Row>) {
  const { label, list, getId, toolbar, empty, isNarrowed, Skeleton, children } = props
  const { columns, gap, estimatedHeight } = useCardColumns()
  const isRow = columns === 1
  const renderRow = useCallback((row: Row) => children(row, isRow), [children, isRow])
  return (
    <Root>
      {toolbar}
      <EndlessList
        label={label}
        list={list}
        rows={list.rows}
        getId={getId}
        columns={columns}
        gap={gap}
        estimatedHeight={estimatedHeight}
        skeleton={
          <SkeletonGroup>
            <Grid style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, gap }}>
              {Array.from({ length: isRow ? ROWS_LOADING : columns * 2 }, (_, index) => (
                <div key={index}>
                  <Skeleton isRow={isRow} />
                </div>
              ))}
            </Grid>
          </SkeletonGroup>
        }
        empty={empty}
        isCounted={isNarrowed}
      >
        {renderRow}
      </EndlessList>
    </Root>
  )
}

/** The cards' columns: one on a phone, several from tablets up. Pixels. */
function useCardColumns(): { columns: number; gap: number; estimatedHeight: number } {
  const isTabletUp = useMediaQuery(media.tabletUp)
  const isDesktopUp = useMediaQuery(media.desktopUp)
  if (isDesktopUp) return { columns: 4, gap: 16, estimatedHeight: 350 }
  return isTabletUp
    ? { columns: 3, gap: 16, estimatedHeight: 330 }
    : { columns: 1, gap: 12, estimatedHeight: 124 }
}
