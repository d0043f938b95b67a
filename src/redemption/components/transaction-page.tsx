import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { api } from '@/api/api'
import { toAppError } from '@/api/app-error'
import { knownPackageTransaction, knownPrivilegeTransaction } from '@/api/known-cards'
import { readStored, writeText } from '@/storage/storage'
import { type TransactionFacts, type TransactionItem, toTransactionItem } from '@/domain/transaction-item'
import { useLocale } from '@/i18n/use-locale'
import { useOwnParam } from '@/session/use-own-param'
import { useAppStore } from '@/store/hooks'
import { useQueryErrorModal } from '@/ui/use-query-error-modal'
import type { ItemKind } from '../attempts'
import { ItemStates, type ItemQuery, type ListPath } from './item-states'
import { RedemptionNotice } from './redemption-notice'
import { staffCodeOf } from '../staff-codes'
import { TransactionDetail } from './transaction-detail'

interface TransactionPageProps {
  kind: ItemKind
  /** The member's history of this kind. */
  listPath: ListPath
  /** The item's picture. */
  Picture: ComponentType<{ src: string | undefined }>
  /** Said once, when the member arrives from redeeming it. */
  welcome: { title: ReactNode; text: ReactNode }
}

/**
 * The page of a transaction: the address's, else the one that is stored (spec 2, history-detail). An address that names none was
 * shared from LINE's menu, or is opened after a login: it leads to the history, each member to their own.
 */
export function TransactionPage(props: TransactionPageProps) {
  const transactionId = useTransactionId()
  if (transactionId === '') return <Navigate to={props.listPath} replace />
  return <Page key={transactionId} transactionId={transactionId} {...props} />
}

function Page(props: TransactionPageProps & { transactionId: string }) {
  const { kind, listPath, Picture, welcome, transactionId } = props
  const read = useTransaction(kind, transactionId)
  return (
    <ItemStates read={read} listPath={listPath}>
      {(item, asOf) => (
        <TransactionDetail
          kind={kind}
          item={item}
          picture={<Picture src={item.image} />}
          asOf={asOf}
          onReread={read.retry}
          welcome={<RedemptionNotice status="done" {...welcome} />}
        />
      )}
    </ItemStates>
  )
}

/**
 * The transaction of a history detail: the address's, else the stored one. It is stored while the detail is on screen, and
 * removed on leaving, with the flag of the detail's modal (spec 4, Root behaviour) and the mark of its redemption:
 * the bar's arrow leads to the privileges from there alone.
 */
function useTransactionId(): string {
  const named = useOwnParam('transactionId')
  const [stored] = useState(() => readStored('transactionId'))
  const id = named ?? stored ?? ''
  useEffect(() => {
    writeText('transactionId', id || undefined)
  }, [id])
  useEffect(() => removeTransaction, [])
  return id
}

function removeTransaction(): void {
  for (const key of ['transactionId', 'hasOpenedModal', 'checkIssueCP'] as const) writeText(key, undefined)
}

/**
 * What a member has redeemed or taken: at once from the history that was loaded before, then by its own read (spec 7,
 * History/Privileg/Detail). Where neither can be had, a code that is running on this phone is still shown.
 */
function useTransaction(kind: ItemKind, transactionId: string): ItemQuery<TransactionItem> {
  const locale = useLocale()
  const store = useAppStore()
  const [known] = useState(() => knownTransaction[kind](store.getState(), transactionId))
  const query = useTransactionQuery(kind, transactionId)
  const code = staffCodeOf(transactionId)
  const fallback: TransactionFacts | undefined = code && {
    transaction_id: transactionId,
    name_th: code.title,
    status: 'available',
  }
  const isMissing = query.isError && toAppError(query.error).kind === 'notFound' && !query.data
  const facts = isMissing
    ? undefined
    : (query.data ?? known?.row ?? (query.error === undefined ? undefined : fallback))
  useQueryErrorModal({
    error: isMissing ? undefined : query.error,
    isFetching: query.isFetching,
    isLoaded: facts !== undefined,
  })
  return {
    item: facts && toTransactionItem(facts, locale),
    isMissing,
    hasFailed: query.isError && facts === undefined,
    asOf: query.data ? query.fulfilledTimeStamp : known ? known.answer.fulfilledTimeStamp : code?.issuedAt,
    error: query.error,
    isFetching: query.isFetching,
    retry: () => (query.isUninitialized || query.isFetching ? undefined : query.refetch()),
  }
}

const knownTransaction = { privilege: knownPrivilegeTransaction, package: knownPackageTransaction }

/** Both hooks run, because hooks always do; the other kind's is idle. */
function useTransactionQuery(kind: ItemKind, transactionId: string) {
  const request = { Transaction_Id: transactionId }
  const optionsOf = (ofKind: ItemKind) => ({
    skip: kind !== ofKind,
    refetchOnMountOrArgChange: true,
  })
  const privilege = api.useGetPrivilegeHistoryQuery(request, optionsOf('privilege'))
  const package_ = api.useGetPackageHistoryQuery(request, optionsOf('package'))
  return kind === 'privilege' ? privilege : package_
}
