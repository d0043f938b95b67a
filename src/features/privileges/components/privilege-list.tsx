import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { privilegeId } from '@/api/endless'
import { toPrivilegeItem } from '@/domain/privilege-item'
import { formatNumber } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { ListEnd } from '@/lists/list-end'
import { VirtualGrid } from '@/lists/virtual-grid'
import { tokens } from '@/theme/tokens'
import { PartError } from '@/ui/part-error'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { useCardColumns } from '../hooks/use-card-columns'
import { useCategories } from '../hooks/use-categories'
import { usePrivilegeList } from '../hooks/use-privilege-list'
import { EmptyPrivileges } from './empty-privileges'
import { FavouriteButton } from './favourite-button'
import { PrivilegeCardHorizontal } from './privilege-card-horizontal'
import { PrivilegeCardSkeletons } from './privilege-card-skeletons'
import { PrivilegeCardVertical } from './privilege-card-vertical'
import { PrivilegeToolbar } from './privilege-toolbar'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space(4)};
  padding: ${tokens.space(4)} ${tokens.gutter} 0;
`

const Favourite = styled(FavouriteButton)`
  position: absolute;
  inset-block-start: ${tokens.space(1)};
  inset-inline-end: ${tokens.space(1)};
  /* Above the card's link, which covers the whole card. */
  z-index: 1;
  /* In a row the picture is on the left, and its upper corner is the tab's. */
  [data-row] > & {
    inset-block: auto ${tokens.space(1)};
    inset-inline: ${tokens.space(1)} auto;
  }
`

interface PrivilegeListProps {
  /** The list's accessible name. */
  label: string
  isForYou?: boolean
}

/** The privileges that a member can find: searched, narrowed, sorted, and endless (spec 2, privilege and privilege.foryou). */
export function PrivilegeList({ label, isForYou = false }: PrivilegeListProps) {
  const locale = useLocale()
  const { list, filter, change, balance } = usePrivilegeList(isForYou)
  const categories = useCategories(isForYou)
  const { columns, gap, estimatedHeight } = useCardColumns()
  const Card = columns === 1 ? PrivilegeCardHorizontal : PrivilegeCardVertical

  return (
    <Root>
      <PrivilegeToolbar filter={filter} categories={categories} onChange={change} />
      {list.status === 'loading' && <PrivilegeCardSkeletons columns={columns} gap={gap} />}
      {list.status === 'failed' && <PartError isPage onRetry={list.retry} isRetrying={list.isFetching} />}
      {list.status === 'empty' && (
        <EmptyPrivileges
          filter={filter}
          categoryName={categories.find(({ id }) => id === filter.category)?.name}
          onDrop={(name) => change({ [name]: undefined })}
        />
      )}
      {list.status === 'rows' && (
        <div>
          <VirtualGrid
            label={label}
            rows={list.rows}
            idOf={privilegeId}
            columns={columns}
            gap={gap}
            estimatedHeight={estimatedHeight}
            isBusy={list.isOutdated}
          >
            {(row) => {
              const item = toPrivilegeItem(row, locale, balance)
              return (
                <Card
                  item={item}
                  isForYou={isForYou}
                  action={<Favourite privilegeId={item.privilegeId} title={item.title} />}
                />
              )
            }}
          </VirtualGrid>
          {!list.isOutdated && <ListEnd end={list.end} onMore={list.fetchNext} />}
        </div>
      )}
      <VisuallyHidden role="status">
        {list.status === 'rows' && !list.isOutdated && (
          <FormattedMessage
            id="privileges.found"
            defaultMessage="{hasMore, select, true {More than {count} privileges} other {{count} privileges}}"
            description="Said by a screen reader when the list has changed; count is a formatted number"
            values={{ count: formatNumber(list.rows.length), hasMore: list.end !== 'complete' }}
          />
        )}
      </VisuallyHidden>
    </Root>
  )
}
