import { useState } from 'react'
import { api } from '@/api/api'
import { toAppError } from '@/api/app-error'
import { knownPackageTransaction, knownPrivilegeTransaction } from '@/api/known-cards'
import { toTransactionItem, type TransactionFacts, type TransactionItem } from '@/domain/transaction-item'
import { useLocale } from '@/i18n/use-locale'
import { useAppStore } from '@/store/hooks'
import { useFailureModal } from '@/ui/use-failure-modal'
import type { ItemKind } from './issue-intents'
import { codeOf } from './issued-codes'
import type { ItemRead } from './item-read'

/**
 * What a member has redeemed or taken: at once from the history that was loaded before, then by its own read (spec 7,
 * History/Privileg/Detail). Where neither can be had, a code that is running on this phone is still shown.
 */
export function useTransaction(kind: ItemKind, transactionId: string): ItemRead<TransactionItem> {
  const locale = useLocale()
  const store = useAppStore()
  const [known] = useState(() => knownTransaction[kind](store.getState(), transactionId))
  const query = useTransactionQuery(kind, transactionId)
  const code = codeOf(transactionId)
  const fallback: TransactionFacts | undefined = code && {
    transaction_id: transactionId,
    name_th: code.title,
    status: 'available',
  }
  const isMissing =
    transactionId === '' || (query.isError && toAppError(query.error).kind === 'notFound' && !query.data)
  const facts = isMissing ? undefined : (query.data ?? known ?? (query.isError ? fallback : undefined))
  useFailureModal({
    error: isMissing ? undefined : query.error,
    isFetching: query.isFetching,
    isLoaded: facts !== undefined,
  })
  return {
    item: facts && toTransactionItem(facts, locale),
    isMissing,
    hasFailed: query.isError && facts === undefined,
    isFetching: query.isFetching,
    retry: () => {
      if (!query.isUninitialized && !query.isFetching) void query.refetch()
    },
  }
}

const knownTransaction = { privilege: knownPrivilegeTransaction, package: knownPackageTransaction }

/** Both hooks run, because hooks always do; the other kind's is idle. */
function useTransactionQuery(kind: ItemKind, transactionId: string) {
  const request = { Transaction_Id: transactionId }
  const optionsOf = (ofKind: ItemKind) => ({
    skip: transactionId === '' || kind !== ofKind,
    refetchOnMountOrArgChange: true,
  })
  const privilege = api.useGetPrivilegeHistoryQuery(request, optionsOf('privilege'))
  const package_ = api.useGetPackageHistoryQuery(request, optionsOf('package'))
  return kind === 'privilege' ? privilege : package_
}
