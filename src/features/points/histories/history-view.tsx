import type { ComponentProps, ReactNode } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import styled from 'styled-components'
import { EndlessList } from '@/ui/lists/endless-list'
import { FilterPanel } from '@/ui/lists/filter-panel'
import { BAR_HEIGHT } from '@/theme/page-frame'
import { media, tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { noMatch } from '@/ui/lists/list-words'
import { NothingFoundIllustration } from '@/ui/empty-illustrations'
import { EmptyState } from '@/ui/empty-state'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { Stack } from '@/ui/stack'
import { useMediaQuery } from '@/ui/use-media-query'
import { isNarrowed, unfiltered } from './history-filter'
import type { HistoryFilterState } from './use-history-filter'
import { HistoryFields } from './history-fields'

type Derived = 'label' | 'columns' | 'gap' | 'skeleton' | 'empty'
type ListProps<Item> = Omit<ComponentProps<typeof EndlessList<Item>>, Derived>

interface HistoryViewProps<Item> extends ListProps<Item> {
  history: HistoryFilterState
  title: MessageDescriptor
  /** Its rows are tickets, with a picture. */
  hasPictures?: boolean
  /** Beside the filter; from tablets up above the list. */
  head?: ReactNode
  /** Shown if the unfiltered history is empty. */
  empty: ComponentProps<typeof EmptyState>
}

/** A history of the member: filter, endless rows, and their empty, loading and error states. */
export function HistoryView<Item>(props: HistoryViewProps<Item>) {
  const { history, title, hasPictures, head, empty, ...list } = props
  const { kind, filter, count, apply } = history
  const isDesktopUp = useMediaQuery(media.desktopUp)
  return (
    <Root>
      {head}
      <Side data-idle={(list.list.status === 'empty' && count === 0) || undefined}>
        <FilterPanel value={filter} count={count} isIcon={hasPictures} onApply={apply}>
          {(draft, change) => <HistoryFields kind={kind} value={draft} onChange={change} />}
        </FilterPanel>
      </Side>
      <List>
        <EndlessList
          {...list}
          label={useIntl().formatMessage(title)}
          columns={hasPictures && isDesktopUp ? 2 : 1}
          gap={hasPictures ? 12 : 0}
          skeleton={<HistorySkeleton hasPictures={hasPictures} />}
          empty={
            isNarrowed(kind, filter) ? (
              <NothingMatches onClear={() => apply(unfiltered(kind))} />
            ) : (
              <EmptyState {...empty} />
            )
          }
        />
      </List>
    </Root>
  )
}

function NothingMatches({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      illustration={<NothingFoundIllustration />}
      title={<FormattedMessage {...noMatch} values={{ kind: 'row' }} />}
      action={
        <Button variant="outline" onClick={onClear}>
          <FormattedMessage
            id="histories.empty.clear"
            defaultMessage="Clear filter"
            description="Button: shows the whole history again"
          />
        </Button>
      }
    />
  )
}

const BAR = `(${BAR_HEIGHT} + ${tokens.safe.top})`

/** The filter above the rows on a phone; from tablets up beside them, in view. */
const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space(2)} ${tokens.space(3)};
  align-items: center;
  padding: ${tokens.space(3)} ${tokens.gutter} 0;
  ${media.tabletUp} {
    display: grid;
    grid-template: auto 1fr / 280px minmax(0, 1fr);
    column-gap: ${tokens.space(6)};
    align-items: start;
    padding-top: ${tokens.space(4)};
  }
`

const Side = styled.div`
  display: grid;
  margin-inline-start: auto;
  /* Nothing to filter. */
  &[data-idle] {
    display: none;
  }
  ${media.tabletUp} {
    &,
    &[data-idle] {
      display: grid;
    }
    grid-area: 1 / 1 / span 2;
    position: sticky;
    margin: 0;
    inset-block-start: calc(${BAR} + ${tokens.space(4)});
    /* On a low screen the filter scrolls by itself, or its buttons would be below endless rows. */
    max-height: calc(${tokens.screenHeight(100)} - ${BAR} - ${tokens.space(8)});
    overflow: auto;
    border-radius: ${tokens.radius.card};
    box-shadow: ${tokens.shadow};
  }
`

const List = styled.div`
  flex: 0 0 100%;
  min-width: 0;
  ${media.tabletUp} {
    grid-column: 2;
  }
`

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space(3)};
  align-items: center;
  min-height: 60px;
  border-bottom: 1px solid ${tokens.color.outline};
  &[data-pictures] {
    grid-template-columns: 64px minmax(0, 1fr);
    min-height: 88px;
    padding: 0 ${tokens.space(3)};
    border: 1px solid ${tokens.color.outline};
    border-radius: ${tokens.radius.card};
  }
`

/** As many columns as the rows. */
const Cards = styled(SkeletonGroup)`
  display: grid;
  gap: ${tokens.space(2)};
  ${media.desktopUp} {
    grid-template-columns: 1fr 1fr;
  }
`

function HistorySkeleton({ hasPictures }: { hasPictures?: boolean | undefined }) {
  const Rows = hasPictures ? Cards : SkeletonGroup
  return (
    <Rows>
      {Array.from({ length: 7 }, (_, index) => (
        <Row key={index} data-pictures={hasPictures}>
          {hasPictures && <Skeleton width={64} height={64} radius={12} />}
          <Stack $gap={2}>
            <Skeleton width="55%" height="1rem" />
            <Skeleton width="40%" height="0.8rem" />
          </Stack>
          {!hasPictures && <Skeleton width={64} height="1.25rem" />}
        </Row>
      ))}
    </Rows>
  )
}
