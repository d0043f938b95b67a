import { useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { appPath } from '@/addresses/base-path'
import { paths } from '@/addresses/paths'
import { api } from '@/api/api'
import { toAppError } from '@/api/app-error'
import { updateRow } from '@/api/endless'
import { knownTransaction } from '@/api/known-cards'
import { writeStored } from '@/storage/storage'
import { useLocale } from '@/i18n/use-locale'
import { useBoot } from '@/session/boot-context'
import { useAppStore } from '@/store/hooks'
import { itemKinds, type ItemKind } from '../../item-kinds'
import { ItemStates } from '../../item-page'
import { PackagePicture } from '../../packages/package-parts'
import { PrivilegePicture } from '../../privileges/components/privilege-parts'
import { isRunning, runningTransactionOf, staffCodeOf } from '../../staff-codes'
import { TransactionDetail } from '../../transaction-detail'
import { toTransactionItem, type TransactionFacts } from '../../transaction-item'

const PARAM = 'transactionId'

/**
 * A redeemed privilege or a taken coupon, to be used with the staff: the address's or the stored one (spec 2,
 * privilege.history-detail and package.history-detail). Without any, as after LINE's share menu or a login, it leads to the
 * history.
 */
export default function TransactionPage() {
  const kind = useLocation().pathname.startsWith(paths.packageHistoryDetail) ? 'package' : 'privilege'
  const transactionId = useTransactionId(kind)
  if (transactionId === '') return <Navigate to={itemKinds[kind].history} replace />
  return <Page key={transactionId} transactionId={transactionId} kind={kind} />
}

function Page({ kind, transactionId }: { kind: ItemKind; transactionId: string }) {
  const Picture = kind === 'privilege' ? PrivilegePicture : PackagePicture
  return (
    <ItemStates
      {...useTransaction(kind, transactionId)}
      id={transactionId}
      parameter={PARAM}
      listPath={itemKinds[kind].history}
    >
      {(item, age) => (
        <TransactionDetail
          kind={kind}
          item={item}
          picture={
            <Picture
              // In colour, even if none are left.
              item={{ image: item.image, state: 'available', remaining: null }}
              ratio="4 / 3"
              radius="var(--picture-radius)"
              isEager
            />
          }
          age={age}
        />
      )}
    </ItemStates>
  )
}

/**
 * The id of the transaction: the address's, or the one with a running code on this phone, because LINE may reopen the page at
 * the counter. Stored while the page is open; on leaving it is removed with its modal's flag (spec 2, Root behaviour) and the
 * flag that makes back lead to the privileges.
 */
function useTransactionId(kind: ItemKind): string {
  const named = useTransactionOfAddress()
  const [running] = useState(() => runningTransactionOf(kind))
  const id = named ?? running ?? ''
  useEffect(() => {
    writeStored('transactionId', id || undefined)
  }, [id])
  useEffect(() => removeTransaction, [])
  return id
}

/**
 * The address's transaction. In LINE it moves to the history entry, which survives a reload and back: LINE's header would share
 * the address with others.
 */
function useTransactionOfAddress(): string | undefined {
  const { line } = useBoot()
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  const entry = state as Record<string, unknown> | null // typed any
  const named = new URLSearchParams(search).get(PARAM) ?? undefined
  const isShared = named !== undefined && line.browser !== 'browser'

  useEffect(() => {
    // The member may have left; the old address must not return.
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
  for (const key of ['transactionId', 'hasOpenedModal', 'checkIssueCP'] as const) writeStored(key, undefined)
}

/**
 * A redeemed privilege or package: first from a loaded history, then from its own read (spec 7, History/Privileg/Detail). A
 * code running on this phone needs neither: staff are waiting.
 */
function useTransaction(kind: ItemKind, transactionId: string) {
  const locale = useLocale()
  const store = useAppStore()
  const [known] = useState(() => knownTransaction[kind](store.getState(), transactionId))
  const query = useTransactionQuery(kind, transactionId)
  const { data } = query
  useEffect(() => {
    if (data) void store.dispatch(updateRow(kind, data))
  }, [store, kind, data])
  const code = staffCodeOf(transactionId)
  const isCodeShown = code !== undefined && (query.error !== undefined || isRunning(code))
  const ofCode: TransactionFacts | undefined = isCodeShown
    ? { transaction_id: transactionId, name_th: code.title, status: 'available' }
    : undefined
  const isMissing = query.isError && toAppError(query.error).kind === 'notFound' && !query.data
  const facts = isMissing ? undefined : (data ?? known?.row ?? ofCode)
  return {
    item: facts && toTransactionItem(facts, locale),
    isMissing,
    asOf: query.data ? query.fulfilledTimeStamp : known ? known.answer.fulfilledTimeStamp : code?.issuedAt,
    query,
  }
}

/** Hooks cannot be conditional: the other kind's reads nothing. */
function useTransactionQuery(kind: ItemKind, transactionId: string) {
  const request = { Transaction_Id: transactionId }
  const privilege = api.useGetPrivilegeHistoryQuery(request, { skip: kind !== 'privilege' })
  const package_ = api.useGetPackageHistoryQuery(request, { skip: kind !== 'package' })
  return kind === 'privilege' ? privilege : package_
}
