import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { api } from '@/api/api'
import { toAppError } from '@/api/app-error'
import { onThisPhone } from '@/lib/server-clock'
import { useSecondsLeft } from '@/lib/use-seconds-left'
import { useErrorModal } from '@/ui/use-error-modal'
import type { ItemKind } from './issue-intents'
import { codeOf, keepCode, subscribeToCodes } from './issued-codes'
import { useIntent } from './use-intent'

/** A code that the API has left empty shows nothing that staff could scan. */
export type CodeState = 'none' | 'running' | 'over' | 'empty'

/**
 * The code for staff of one transaction: the one that is running, from this phone, or a new one on request (spec 7, GetIssueCode).
 * The countdown runs by the server's clock, and goes on after a reload.
 */
export function useIssuedCode(kind: ItemKind, transactionId: string, title: string) {
  const showError = useErrorModal()
  const { requestIdOf, done } = useIntent()
  const [askPrivilege, privilege] = api.useIssuePrivilegeCodeMutation()
  const [askPackage, package_] = api.useIssuePackageCodeMutation()
  const [isEmpty, setIsEmpty] = useState(false)
  const known = useSyncExternalStore(
    subscribeToCodes,
    useCallback(() => codeOf(transactionId), [transactionId]),
  )
  const expiresAt = known?.expiresAt
  const until = useMemo(() => (expiresAt === undefined ? undefined : onThisPhone(expiresAt)), [expiresAt])
  const secondsLeft = useSecondsLeft(until)
  const isBusy = privilege.isLoading || package_.isLoading

  const ask = async () => {
    if (isBusy) return
    const body = { Transaction_Id: transactionId, Amount: 1 }
    const request = { 'X-Request-Id': requestIdOf(body), body }
    const answer = await (kind === 'privilege' ? askPrivilege(request) : askPackage(request))
    // An answer without a code has no word that a member could act on; the staff can.
    const error = answer.error && toAppError(answer.error)
    setIsEmpty(error?.kind === 'malformed')
    if (error?.kind === 'malformed') return
    if (!answer.data) return showError(toAppError(error))
    done()
    const { issue_code: code, expires_at } = answer.data
    const end = Date.parse(expires_at ?? '')
    keepCode({ transactionId, code, title, ...(!Number.isNaN(end) && { expiresAt: end }) })
  }

  const isOver = until !== undefined && secondsLeft === 0
  const state: CodeState = known ? (isOver ? 'over' : 'running') : isEmpty ? 'empty' : 'none'
  return {
    state,
    code: known,
    /** Undefined: the code does not run out by itself. */
    secondsLeft: until === undefined ? undefined : secondsLeft,
    isBusy,
    ask: () => void ask(),
  }
}
