import { api, packageTags, privilegeTags } from '@/api/api'
import { isAnswerLost, toAppError, type AppError } from '@/api/app-error'
import { newRequestId } from '@/api/request-id'
import { writeStored } from '@/storage/storage'
import type { Lifetime } from '@/lib/lifetime'
import { saysOffline } from '@/lib/phone-says'
import { isServerTimeKnown, serverNow, phoneNow } from '@/lib/server-clock'
import { tell } from '@/lib/usage'
import { pause } from '@/lib/wait'
import { currentSession } from '@/session/lifetime'
import { noteOwnPoints, removeOwnPoints } from '@/features/points/points-seen'
import { savingFor } from './privileges/saving-for'
import { hasOwnBearer } from '@/storage/bearer'
import type { AppDispatch } from '@/store/store'
import {
  attemptOf,
  clearError,
  isSettled,
  runAlone,
  saveAttempt,
  strayAttempt,
  type RedemptionAttempt,
  type RedemptionItem,
} from './attempts'
import { findTransaction, readHistory } from './find-transaction'
import type { ItemKind } from './item-kinds'

/*
 * One redemption, from the tap to its outcome. The attempt is saved before each step, so that a reload, another tab or the next
 * visit can continue it:
 *
 *   status        waits for                                  next status
 *   sending       the answer of privilege/Issue              done · checking, if the answer is lost, late (8 s) or a doubtful
 *                                                            error · notRedeemed, after any other error
 *   checking      the history, and perhaps a late answer     done · notRedeemed, with the server's error if there was one · sending,
 *                                                            with the same key, where the history cannot be read and the member tries
 *                                                            again
 *   notRedeemed   the member, who may try again              sending, with the same idempotency key unless the server has refused
 *   done          the member, who has not seen it yet        (another redemption is another attempt)
 */

export type RedemptionOutcome =
  | { status: 'done'; transactionId: string }
  | { status: 'refused'; error: AppError }
  /** The answer is lost, and the history does not show it: another try has the same idempotency key. */
  | { status: 'notRedeemed' }
  /** The same, but the history cannot be read. */
  | { status: 'unknown' }

/** After this long the outcome is looked up and the member told so; the answer may still come. */
const SLOW_MS = 8000
/** Pauses before each look into the history; the last one repeats. */
const PAUSES_MS = [0, 1500, 3000, 6000, 15_000]
/** A history that takes longer counts as unreadable. The time doubles with each look, so that a slow API can answer at last. */
const PATIENCE_MS = 10_000
const MAX_PATIENCE_MS = 30_000
/** The same for the look before the first try. */
const PATIENCE_BEFORE_MS = 30_000
/** A history that cannot be read for so long lets the member try again. */
const UNREADABLE_MS = 60_000
/** After this many histories without the transaction, the item was not redeemed. */
const LOOKS = 4

interface Run {
  dispatch: AppDispatch
  session: Lifetime
}

/**
 * Redeems an item once, even if it is called again or in another tab: the attempt is saved before it is sent, and looked up in the
 * history if its answer is lost. An unsettled earlier attempt is settled first. If the session ends meanwhile, the promise
 * never resolves; the member's next visit goes on from the saved attempt. `doneBefore` is the id of the attempt that was done as the
 * member agreed to this one: another one that is done by now is the outcome.
 */
export function redeem(
  dispatch: AppDispatch,
  item: RedemptionItem,
  doneBefore: string | undefined,
): Promise<RedemptionOutcome> {
  // First, because it reports a session that has ended unnoticed.
  const run: Run = { dispatch, session: dispatch(currentSession()) }
  if (!hasOwnBearer()) return new Promise(() => {})
  const task = async (): Promise<RedemptionOutcome> => {
    const before = clearError(item)
    // Since the member agreed, an earlier attempt or another tab has redeemed the item.
    if (before?.transactionId !== undefined && before.requestId !== doneBefore)
      return { status: 'done', transactionId: before.transactionId }
    const open = before?.status === 'done' ? undefined : before
    if (open) {
      const outcome = await lookUpOutcome(run, open)
      const isStillOpen = outcome.status === 'notRedeemed' || outcome.status === 'unknown'
      // Until now the member was not offered another try.
      if (!isStillOpen || !mayTryAgain(open)) return outcome
    }
    const stray = before === undefined ? strayAttempt(item) : undefined
    if (stray) {
      const found = await run.session.only(findTransaction(dispatch, stray, pause(PATIENCE_BEFORE_MS)))
      if (found === undefined) return { status: 'refused', error: { kind: 'unavailable' } }
      if (found) return done({ ...stray, memberKey: item.memberKey }, found)
    }
    const attempt: RedemptionAttempt = open
      ? {
          ...open,
          points: item.points,
          status: 'sending',
          triedHereAt: phoneNow(),
          isRetry: true,
          isUnreadable: false,
        }
      : await run.session.only(newAttempt(dispatch, item))
    saveAttempt(attempt)
    notePoints(attempt)
    const wasOffline = saysOffline()
    const sent = send(dispatch, attempt)
    const answer = await run.session.only(Promise.race([sent, pause(SLOW_MS)]))
    // The browser's hint words the failure, so that nobody waits for a look; the next try has the same id.
    if (wasOffline && answer?.error?.kind === 'offline')
      return refused({ ...attempt, isRetry: true }, answer.error)
    return answer ? afterAnswer(run, attempt, answer) : follow(run, attempt, sent, LOOKS)
  }
  // Sends nothing, because the tab whose turn it is may have sent.
  const instead = async (): Promise<RedemptionOutcome> => {
    const left = attemptOf(item)
    return left && left.status !== 'done'
      ? lookUpOutcome(run, left)
      : { status: 'refused', error: { kind: 'unavailable' } }
  }
  return runAlone(item, task, run.session, instead)
}

/** Whether the member is offered another try, under the same id. */
export const mayTryAgain = ({ status, isUnreadable }: RedemptionAttempt): boolean =>
  status === 'notRedeemed' || (status === 'checking' && isUnreadable === true)

/**
 * Settles what an earlier visit or another tab has left open; sends nothing. An error that the member has not seen is the
 * outcome again until it is cleared. Undefined if nothing is open.
 */
export function resumeRedemption(
  dispatch: AppDispatch,
  item: RedemptionItem,
): Promise<RedemptionOutcome | undefined> {
  const run: Run = { dispatch, session: dispatch(currentSession()) }
  const task = async (): Promise<RedemptionOutcome | undefined> => {
    const before = attemptOf(item)
    if (before?.error) return { status: 'refused', error: toAppError(before.error) }
    return before && before.status !== 'done' ? lookUpOutcome(run, before) : undefined
  }
  // A tab that runs is not `sending` for so long.
  const instead = () => (attemptOf(item)?.status === 'sending' ? task() : undefined)
  return runAlone(item, task, run.session, instead)
}

async function newAttempt(dispatch: AppDispatch, item: RedemptionItem): Promise<RedemptionAttempt> {
  // Without the server's clock, a transaction is new if it was not there before.
  const before = isServerTimeKnown()
    ? undefined
    : await readHistory(dispatch, item, undefined, pause(PATIENCE_BEFORE_MS))
  return {
    ...item,
    status: 'sending',
    requestId: newRequestId(),
    begunAt: serverNow(),
    begunHereAt: phoneNow(),
    ...(before && { before: before.map(({ transaction_id }) => transaction_id) }),
    ...(!isServerTimeKnown() && !before && { isUndated: true }),
  }
}

type Answer = { data: { transaction_id: string }; error?: undefined } | { error: AppError }

/** Sends an attempt once (spec 7, privilege/Issue). */
async function send(dispatch: AppDispatch, attempt: RedemptionAttempt): Promise<Answer> {
  const { kind, itemId, isForYou, requestId } = attempt
  const sent =
    kind === 'privilege'
      ? dispatch(
          api.endpoints.issuePrivilege.initiate({
            'X-Request-Id': requestId,
            body: { Privilege_Id: itemId, Amount: 1, Type: isForYou ? 2 : 1 },
          }),
        )
      : dispatch(
          api.endpoints.issuePackage.initiate({
            'X-Request-Id': requestId,
            body: { Package_Id: itemId, Amount: 1 },
          }),
        )
  const { data, error } = await sent
  return error ? { error: toAppError(error) } : { data }
}

function afterAnswer(
  run: Run,
  attempt: RedemptionAttempt,
  answer: Answer,
): Promise<RedemptionOutcome> | RedemptionOutcome {
  const { error } = answer
  if (!error) return done(attempt, answer.data.transaction_id)
  if (isAnswerLost(error)) return follow(run, attempt, undefined, LOOKS)
  // The error may be wrong: a browser that loses the connection repeats a request by itself, and the first one may have
  // redeemed. One look tells.
  return follow(run, attempt, undefined, 1, error)
}

/** The outcome of an attempt whose answer can no longer come. One look is enough after an earlier lookup. */
const lookUpOutcome = (run: Run, attempt: RedemptionAttempt): Promise<RedemptionOutcome> =>
  follow(run, attempt, undefined, attempt.status === 'notRedeemed' ? 1 : LOOKS)

/**
 * Looks into the history until it shows the transaction, or has missed it `looks` times with no answer pending. An answer that
 * comes meanwhile decides. `error` is the outcome if the history does not show the transaction; a doubtful one (see isDoubtful)
 * needs a readable history first.
 */
async function follow(
  run: Run,
  attempt: RedemptionAttempt,
  sent: Promise<Answer> | undefined,
  looks: number,
  error?: AppError,
): Promise<RedemptionOutcome> {
  const { dispatch, session } = run
  if (!(error && !isDoubtful(attempt, error)) && attempt.status !== 'notRedeemed')
    saveAttempt({ ...attempt, status: 'checking' })
  const lookUntil = phoneNow() + (mayTryAgain(attempt) ? 0 : UNREADABLE_MS)
  let misses = 0
  for (let round = 0; ; round += 1) {
    const wait = pause(PAUSES_MS[round] ?? PAUSES_MS.at(-1) ?? 0)
    const answer = await session.only(Promise.race([sent ?? wait, wait]))
    if (answer && !(answer.error && isAnswerLost(answer.error))) return afterAnswer(run, attempt, answer)
    if (answer) sent = undefined
    // Aborted when it takes too long, so that the next look does not share it.
    const late = pause(Math.min(MAX_PATIENCE_MS, PATIENCE_MS * 2 ** round))
    const found = await session.only(findTransaction(dispatch, attempt, Promise.race([sent ?? late, late])))
    // Its answer came meanwhile, here or in another tab.
    const { transactionId } = attemptOf(attempt) ?? {}
    const isDone = transactionId !== undefined && attemptOf(attempt)?.requestId === attempt.requestId
    if (found || isDone) {
      refetchAfterRedemption(dispatch, attempt.kind)
      return done(attempt, isDone ? transactionId : found || '')
    }
    if (error && found === false) {
      // The first try may still be running.
      const isConflict = error.kind === 'rejected' && error.isConflict
      return refused(isConflict ? { ...attempt, isRetry: true } : attempt, error)
    }
    // An unreadable history settles nothing, so the next try keeps the idempotency key.
    if (error && !isDoubtful(attempt, error)) return refused({ ...attempt, isRetry: true }, error)
    if (found === undefined && phoneNow() >= lookUntil) {
      if (attempt.status !== 'notRedeemed')
        saveAttempt({ ...attempt, status: 'checking', isUnreadable: true })
      void sent?.then((last) => last.error ?? session.run(() => void done(attempt, last.data.transaction_id)))
      return { status: 'unknown' }
    }
    if (found === false && !sent) misses += 1
    if (misses >= looks) {
      saveAttempt({ ...attempt, status: 'notRedeemed' })
      removeOwnPoints(attempt.memberKey, attempt.requestId)
      return { status: 'notRedeemed' }
    }
  }
}

/** So that home does not report this spending as news. */
function notePoints({ memberKey, requestId, points, begunAt }: RedemptionAttempt): void {
  if (points) noteOwnPoints(memberKey, requestId, -points, begunAt)
}

function done(attempt: RedemptionAttempt, transactionId: string): RedemptionOutcome {
  const settled: RedemptionAttempt = { ...attempt, status: 'done', transactionId }
  if (!isSettled(attempt)) tell('redeemed', { kind: attempt.kind })
  saveAttempt(settled)
  notePoints(settled)
  // The goal is reached.
  if (settled.kind === 'privilege') savingFor.end(settled.itemId, settled.memberKey)
  writeStored('isProfileStale', 'true')
  return { status: 'done', transactionId }
}

/** A conflict may be with this very request, and a retry's error says little about the first try. */
const isDoubtful = ({ isRetry }: RedemptionAttempt, { kind }: AppError) => isRetry || kind === 'rejected'

/** Keeps the error until the member has seen it, if necessary on return. */
function refused(attempt: RedemptionAttempt, error: AppError): RedemptionOutcome {
  saveAttempt({ ...attempt, status: 'notRedeemed', error })
  removeOwnPoints(attempt.memberKey, attempt.requestId)
  return { status: 'refused', error }
}

/** Refetches what a redemption changes, if its answer was lost and could not do so. */
export function refetchAfterRedemption(dispatch: AppDispatch, kind: ItemKind): void {
  dispatch(api.util.invalidateTags(kind === 'privilege' ? privilegeTags : packageTags))
}
