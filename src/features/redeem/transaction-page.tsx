import { useEffect, useState, type ComponentType } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { appPath } from '@/addresses/base-path'
import { api } from '@/api/api'
import { toAppError } from '@/api/app-error'
import { knownTransaction } from '@/api/known-cards'
import { writeText } from '@/storage/storage'
import { useLocale } from '@/i18n/use-locale'
import { useBoot } from '@/session/boot-context'
import { useAppStore } from '@/store/hooks'
import { itemKinds, type ItemKind } from './item-kinds'
import { isRunning, runningTransactionOf, staffCodeOf } from './staff-codes'
import { toTransactionItem, type TransactionFacts, type TransactionItem } from './transaction-item'
import { ItemStates, type ItemRead } from './item-page'
import { TransactionDetail } from './transaction-detail'

const PARAM = 'transactionId'

interface TransactionPageProps {
  kind: ItemKind
  Picture: ComponentType<{ src: string | undefined }>
}

/**
 * The page of a transaction: the address's, else the one that is stored (spec 2, history-detail). An address that names none was
 * shared from LINE's menu, or is opened after a login: it leads to the history, each member to their own.
 */
export function TransactionPage({ kind, Picture }: TransactionPageProps) {
  const transactionId = useTransactionId(kind)
  if (transactionId === '') return <Navigate to={itemKinds[kind].history} replace />
  return <Page key={transactionId} transactionId={transactionId} kind={kind} Picture={Picture} />
}

function Page({ kind, Picture, transactionId }: TransactionPageProps & { transactionId: string }) {
  return (
    <ItemStates read={useTransaction(kind, transactionId)} listPath={itemKinds[kind].history}>
      {(item, age) => (
        <TransactionDetail kind={kind} item={item} picture={<Picture src={item.image} />} age={age} />
      )}
    </ItemStates>
  )
}

/**
 * The transaction of a history detail: the address's, else the one whose code is running on this phone, since LINE may have reopened
 * the page at the counter. It is stored while the page is open, and removed on leaving together with the flag of its modal
 * (spec 2, Root behaviour) and the one that leads back to the privileges.
 */
function useTransactionId(kind: ItemKind): string {
  const named = useTransactionOfAddress()
  const [running] = useState(() => runningTransactionOf(kind))
  const id = named ?? running ?? ''
  useEffect(() => {
    writeText('transactionId', id || undefined)
  }, [id])
  useEffect(() => removeTransaction, [])
  return id
}

/**
 * The transaction that the address names. In LINE it moves from the address into the history entry, where a reload and the back button
 * find it: the menu of LINE's header would share the address with others.
 */
function useTransactionOfAddress(): string | undefined {
  const { line } = useBoot()
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  const entry = state as Record<string, unknown> | null // location.state is typed any
  const named = new URLSearchParams(search).get(PARAM) ?? undefined
  const isShared = named !== undefined && line.browser !== 'browser'

  useEffect(() => {
    // The member may be on another page by now; the old address must not come back.
    if (!isShared || appPath(location.pathname) !== pathname || location.search !== search) return
    const query = new URLSearchParams(search)
    query.delete(PARAM)
    const to = { pathname, search: query.toString(), hash }
    void navigate(to, { replace: true, state: { ...entry, [PARAM]: named } })
  }, [isShared, named, pathname, search, hash, entry, navigate])

  const kept = entry?.[PARAM]
  return named ?? (typeof kept === 'string' ? kept : undefined)
}

function removeTransaction(): void {
  for (const key of ['transactionId', 'hasOpenedModal', 'checkIssueCP'] as const) writeText(key, undefined)
}

/**
 * What a member has redeemed or taken: at once from the history that was loaded before, then by its own read (spec 7,
 * History/Privileg/Detail). A code that is running on this phone is shown before and without either: staff are waiting.
 */
function useTransaction(kind: ItemKind, transactionId: string): ItemRead<TransactionItem> {
  const locale = useLocale()
  const store = useAppStore()
  const [known] = useState(() => knownTransaction[kind](store.getState(), transactionId))
  const query = useTransactionQuery(kind, transactionId)
  const code = staffCodeOf(transactionId)
  const isCodeShown = code !== undefined && (query.error !== undefined || isRunning(code))
  const ofCode: TransactionFacts | undefined = isCodeShown
    ? { transaction_id: transactionId, name_th: code.title, status: 'available' }
    : undefined
  const isMissing = query.isError && toAppError(query.error).kind === 'notFound' && !query.data
  const facts = isMissing ? undefined : (query.data ?? known?.row ?? ofCode)
  return {
    item: facts && toTransactionItem(facts, locale),
    isMissing,
    asOf: query.data ? query.fulfilledTimeStamp : known ? known.answer.fulfilledTimeStamp : code?.issuedAt,
    query,
  }
}

/** A hook cannot be skipped: that of the other kind reads nothing. */
function useTransactionQuery(kind: ItemKind, transactionId: string) {
  const request = { Transaction_Id: transactionId }
  const optionsOf = (ofKind: ItemKind) => ({ skip: kind !== ofKind, refetchOnMountOrArgChange: true })
  const privilege = api.useGetPrivilegeHistoryQuery(request, optionsOf('privilege'))
  const package_ = api.useGetPackageHistoryQuery(request, optionsOf('package'))
  return kind === 'privilege' ? privilege : package_
}
