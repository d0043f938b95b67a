import { useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Navigate, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import type { Known } from '@/api/known-cards'
import { notFound } from '@/i18n/error-messages'
import { withoutTail } from '@/lib/read-query'
import { phoneNow } from '@/lib/server-clock'
import { useWhileVisible } from '@/lib/use-while-visible'
import { useMemberKey } from '@/session/use-member-key'
import { useAppStore } from '@/store/hooks'
import type { RootState } from '@/store/store'
import { BAR_HEIGHT, PAGE_END } from '@/theme/page-frame'
import { media, tokens } from '@/theme/tokens'
import { AsOf, type ShownRead } from '@/ui/as-of'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { PageLink, type LinkedPage } from '@/ui/page-link'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { useQueryErrorModal } from '@/ui/dialogs/use-error-modal'
import { Stack } from '@/ui/stack'
import { isUnfinished, useAttempt } from './attempts'
import { itemKinds, type ItemKind } from './item-kinds'

/** The used part of a query's result. */
interface ItemQuery extends Omit<ShownRead, 'refetch'> {
  isError: boolean
  isUninitialized: boolean
  refetch: () => PromiseLike<{ startedTimeStamp?: number }>
}

/** Refetches an item. A read that was on its way may be from before a sleep: it is waited for, and then the item is read anew. */
async function reread({ isUninitialized, refetch }: ItemQuery): Promise<void> {
  if (isUninitialized) return
  const askedAt = phoneNow()
  const { startedTimeStamp = askedAt } = await refetch()
  if (startedTimeStamp < askedAt) await refetch()
}

interface ItemStatesProps<Item> {
  item: Item | undefined
  /** Its id in the address, unless it has been known by that, and the name of that parameter. */
  id: string | undefined
  parameter: `${ItemKind | 'transaction'}Id`
  /** The API does not know it. */
  isMissing: boolean
  /** When `item` was read, by any call (ms, this phone's clock); undefined if unknown. */
  asOf: number | undefined
  /** The item's own query. */
  query: ItemQuery
  /** The full list, linked if the item is missing. */
  listPath: LinkedPage
  children: (item: Item, age: ShownRead) => ReactNode
}

/**
 * An item's page while loading, missing, failed or loaded. An error opens the default modal once. An id that is unknown is tried
 * once without what a message has put behind it.
 */
export function ItemStates<Item>(props: ItemStatesProps<Item>) {
  const { item, id = '', parameter, isMissing, asOf, query, listPath, children } = props
  const { isFetching } = query
  const error = isMissing ? undefined : query.error
  const retry = () => reread(query)
  useQueryErrorModal({ error, isFetching, isLoaded: item !== undefined })
  const shorter = withoutTail(id)
  if (isMissing && shorter !== '' && shorter !== id) return <SamePage parameter={parameter} id={shorter} />
  if (isMissing)
    // Another brand's item, or one that is gone.
    return (
      <EmptyState
        title={<FormattedMessage {...notFound} />}
        text={
          <FormattedMessage
            id="redeem.missing.text"
            defaultMessage="It may have ended, or be from another store."
          />
        }
        action={<PageLink to={listPath} isMain />}
      />
    )
  if (item !== undefined)
    return children(item, { fulfilledTimeStamp: asOf, error, isFetching, refetch: retry })
  return query.isError ? (
    <ErrorState read={{ refetch: retry, isFetching }} />
  ) : (
    <DetailSkeleton isTicket={parameter === 'transactionId'} />
  )
}

/** Opens this page with another id in its address. */
function SamePage({ parameter, id }: { parameter: string; id: string }) {
  const [query] = useSearchParams()
  return (
    <Navigate to={`?${new URLSearchParams({ ...Object.fromEntries(query), [parameter]: id })}`} replace />
  )
}

/** Shows soon that an item sells out, without draining the battery. */
const REREAD_MS = 30_000

/** The used part of a list query's result. */
interface CardQuery<Card> extends ItemQuery {
  data?: { payload: Card[] }
  isSuccess: boolean
}

interface CardPageProps<Card> {
  kind: ItemKind
  itemId: string
  query: CardQuery<Card>
  /** The card from a loaded list (api/known-cards.ts). */
  knownOf: (state: RootState, itemId: string) => Known<Card> | undefined
  children: (card: Card, read: ShownRead) => ReactNode
}

/**
 * The page of one item: first as a loaded list has it, then refetched while visible, because the stock changes. An item that is
 * no longer listed stays while the member's redemption is open: it may have been the last one.
 */
export function ItemPage<Card extends { [Name in `${ItemKind}_id`]?: string }>(props: CardPageProps<Card>) {
  const { kind, itemId, query, knownOf, children } = props
  const store = useAppStore()
  const [known] = useState(() => knownOf(store.getState(), itemId))
  useWhileVisible(() => void (query.isFetching || reread(query)), REREAD_MS)
  // A server that ignores the filter sends other items.
  const read = query.data?.payload.find((card) => card[`${kind}_id`] === itemId)
  const [last, setLast] = useState(known?.row)
  if (read && read !== last) setLast(read)
  const isKeptForRedemption = isUnfinished(useAttempt({ kind, itemId }, useMemberKey())) && last !== undefined
  const isMissing = query.isUninitialized || (query.isSuccess && !read && !isKeptForRedemption)
  const item = isMissing ? undefined : (read ?? last)
  const asOf = read ? query.fulfilledTimeStamp : known?.answer.fulfilledTimeStamp
  return (
    <ItemStates
      item={item}
      id={last ? undefined : itemId}
      parameter={`${kind}Id`}
      isMissing={isMissing}
      asOf={asOf}
      query={query}
      listPath={itemKinds[kind].list}
    >
      {(card, age) => (
        <>
          <AsOf read={age} />
          {children(card, age)}
        </>
      )}
    </ItemStates>
  )
}

/** Between the picture and what is below it, on a phone. */
export const DETAIL_GAP = tokens.space(5)

const Root = styled.div`
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
  gap: ${DETAIL_GAP};
  min-height: calc(${tokens.screenHeight(100)} - ${BAR_HEIGHT} - ${PAGE_END});
  ${media.tabletUp} {
    min-height: 0;
    grid-template: auto / minmax(0, 5fr) minmax(0, 6fr);
    align-items: start;
    gap: ${tokens.space(8)};
    padding: ${tokens.space(5)} ${tokens.gutter} 0;
  }
`

/**
 * Edge to edge on a phone, where it leaves the first screen to the facts; from tablets up rounded, and in view beside long
 * texts.
 */
const PictureColumn = styled.div`
  position: relative;
  --picture-radius: 0px;
  --picture-max: ${tokens.screenHeight(30)};
  &[data-ticket] {
    --picture-max: 176px;
    /* The ticket covers 40 px of it: its middle is that of the rest. Not where it stands small beside a name. */
    &:not(:has(h2)) img {
      object-position: 50% calc(50% - 20px);
    }
  }
  ${media.tabletUp} {
    position: sticky;
    inset-block-start: 80px;
    --picture-radius: ${tokens.radius.card};
    &,
    &[data-ticket] {
      --picture-max: none;
      &:not(:has(h2)) img {
        object-position: 50%;
      }
    }
  }
`

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space(5)};
  padding-inline: ${tokens.gutter};
  /* Mounted empty, so that screen readers announce its first text; then it takes no gap. */
  > [role='status']:empty {
    position: absolute;
  }
  ${media.tabletUp} {
    padding: 0;
  }
`

/** On a phone at the bottom of the screen, within the thumb's reach. */
const Actions = styled.div`
  display: grid;
  gap: ${tokens.space(2)};
  position: sticky;
  inset-block-end: calc(-1 * ${tokens.barsShift});
  z-index: 1;
  margin: auto calc(-1 * ${tokens.gutter}) calc(-1 * ${PAGE_END});
  padding: ${tokens.space(3)} ${tokens.gutter} calc(${tokens.safe.bottom} + ${tokens.space(3)});
  border-block-start: 1px solid ${tokens.color.outline};
  background: ${tokens.color.surface};
  &:empty {
    display: none;
  }
  ${media.tabletUp} {
    position: static;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
  }
`

interface DetailFrameProps {
  picture: ReactNode
  children: ReactNode
  actions?: ReactNode
  /** Below the picture is a ticket, which covers a part of it on a phone. */
  isTicket?: boolean
}

/** The page of a privilege or package: picture, facts and actions; from tablets up in two columns. */
export function DetailFrame({ picture, children, actions, isTicket = false }: DetailFrameProps) {
  return (
    <Root>
      <PictureColumn data-ticket={isTicket || undefined}>{picture}</PictureColumn>
      <Column>
        {children}
        <Actions>{actions}</Actions>
      </Column>
    </Root>
  )
}

/** In the geometry of a detail. */
function DetailSkeleton({ isTicket }: { isTicket: boolean }) {
  return (
    <SkeletonGroup>
      <DetailFrame
        isTicket={isTicket}
        picture={
          <div style={{ aspectRatio: '4 / 3', maxHeight: 'var(--picture-max)' }}>
            <Skeleton height="100%" radius="var(--picture-radius)" />
          </div>
        }
      >
        <Stack $gap={4}>
          <Skeleton width="70%" height="2rem" />
          <Skeleton width="40%" height="1.5rem" />
          <Skeleton height={48} />
          <Skeleton height={48} />
          <Skeleton height={96} />
        </Stack>
      </DetailFrame>
    </SkeletonGroup>
  )
}
