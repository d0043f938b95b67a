import { isAnswerLost, type AppError } from '@/api/app-error'
import { newRequestId } from '@/api/request-id'
import { writeText } from '@/config/storage'
import { isServerTimeKnown, serverNow } from '@/lib/server-clock'
import type { AppDispatch } from '@/store/store'
import { exclusively } from '@/lib/exclusively'
import { findIssued, refetchAfterIssue, sendIssue, transactionsOf, type IssueAnswer } from './issue-calls'
import { forgetRefusal, intentOf, keepIntent, type IssueIntent, type IssueItem } from './issue-intents'

export type IssueOutcome =
  | { status: 'done'; transactionId: string }
  | { status: 'refused'; error: AppError }
  /** The history shows no sign of it, and the answer is lost: another try carries the same id. */
  | { status: 'notFound' }
  /** The session has ended meanwhile: the next visit goes on. */
  | { status: 'interrupted' }

/** After this, a member who waits is told that the outcome is being looked up; the answer may still come. */
const SLOW_MS = 8000
/** Pauses before each look into the history; the last one repeats while the answer or the history itself is awaited. */
const PAUSES_MS = [0, 1500, 3000, 6000, 15_000]
/** How often a readable history has to show nothing before the member is told so. */
const LOOKS = 4

/**
 * Issues an item once, however often and in however many tabs it is asked for (behaviour, Privilege): the intent is stored before
 * it is sent, and looked up in the history where its answer is lost. What an earlier intent has left open is settled first.
 */
export function issueItem(dispatch: AppDispatch, item: IssueItem): Promise<IssueOutcome> {
  const askedAt = Date.now()
  return exclusively(nameOf(item), async () => {
    const before = forgetRefusal(item)
    // The same tap in another tab, or twice in this one, has been answered while this one waited.
    if (before?.doneAt !== undefined && before.doneAt >= askedAt) return doneBy(before)
    if (before && before.status !== 'done') {
      const outcome = await look(dispatch, before)
      if (outcome.status !== 'notFound' || before.status !== 'notFound') return outcome
    }
    const isRetry = before?.status === 'notFound'
    const intent: IssueIntent = isRetry
      ? { ...before, status: 'sending', isRetry: true }
      : { ...(await newIntent(dispatch, item)), status: 'sending' }
    keepIntent(intent)
    return settle(dispatch, intent, sendIssue(dispatch, intent))
  })
}

/**
 * Settles what an earlier visit, or another tab, has left open; sends nothing. A refusal that nobody has told the member is the
 * outcome again, until it is forgotten. Undefined: nothing is open.
 */
export function resumeIssue(dispatch: AppDispatch, item: IssueItem): Promise<IssueOutcome | undefined> {
  return exclusively(nameOf(item), async () => {
    const before = intentOf(item)
    if (before?.refusal) return { status: 'refused', error: before.refusal }
    return before && before.status !== 'done' ? look(dispatch, before) : undefined
  })
}

async function newIntent(dispatch: AppDispatch, item: IssueItem): Promise<Omit<IssueIntent, 'status'>> {
  const before = isServerTimeKnown() ? undefined : await transactionsOf(dispatch, item)
  return { ...item, requestId: newRequestId(), begunAt: serverNow(), ...(before && { before }) }
}

const nameOf = ({ owner, kind, itemId }: IssueItem) => `issue:${owner}:${kind}:${itemId}`

/** The outcome of an intent whose answer can no longer come. A second look suffices where many have been taken before. */
function look(dispatch: AppDispatch, intent: IssueIntent): Promise<IssueOutcome> {
  return follow(dispatch, intent, undefined, intent.status === 'notFound' ? 1 : LOOKS)
}

async function settle(
  dispatch: AppDispatch,
  intent: IssueIntent,
  answer: Promise<IssueAnswer>,
): Promise<IssueOutcome> {
  const first = await Promise.race([answer, pause(SLOW_MS)])
  if (first === undefined) return follow(dispatch, intent, answer, LOOKS)
  return afterAnswer(dispatch, intent, first)
}

function afterAnswer(
  dispatch: AppDispatch,
  intent: IssueIntent,
  answer: IssueAnswer,
): Promise<IssueOutcome> | IssueOutcome {
  if ('transactionId' in answer) return done(intent, answer.transactionId)
  const { error } = answer
  if (error.kind === 'sessionExpired') return interrupted(intent)
  if (isAnswerLost(error)) return follow(dispatch, intent, undefined, LOOKS)
  // A look, before a member hears of a failure that is none: a browser that loses the connection sends a request again by itself,
  // and what is refused then may have been done before.
  return follow(dispatch, intent, undefined, 1, error)
}

/**
 * Looks into the history until it shows the transaction, or has shown nothing `looks` times while no answer is awaited any more.
 * An answer that comes meanwhile decides. `refusal` is what the server said, if the history shows nothing; one that is in doubt
 * (a conflict with the same request, say) waits for a history that can be read.
 */
async function follow(
  dispatch: AppDispatch,
  intent: IssueIntent,
  answer: Promise<IssueAnswer> | undefined,
  looks: number,
  refusal?: AppError,
): Promise<IssueOutcome> {
  if (!(refusal && !isDoubtful(intent, refusal)) && intent.status !== 'notFound')
    keepIntent({ ...intent, status: 'checking' })
  let misses = 0
  for (let round = 0; ; round += 1) {
    const wait = pause(PAUSES_MS[round] ?? PAUSES_MS.at(-1) ?? 0)
    const late = await (answer ? Promise.race([answer, wait]) : wait)
    if (late) {
      if (!('error' in late) || !isAnswerLost(late.error)) return afterAnswer(dispatch, intent, late)
      answer = undefined
    }
    const finding = await findIssued(dispatch, intent)
    if (typeof finding === 'object' && 'transactionId' in finding) {
      refetchAfterIssue(dispatch, intent.kind)
      return done(intent, finding.transactionId)
    }
    if (finding !== 'nothing' && finding.error.kind === 'sessionExpired') return interrupted(intent)
    // A history that cannot be read settles nothing: what was refused keeps its id, as a retry does.
    if (refusal && finding === 'nothing') return refused(intent, refusal)
    if (refusal && !isDoubtful(intent, refusal)) return refused({ ...intent, isRetry: true }, refusal)
    if (finding === 'nothing' && !answer) misses += 1
    if (misses >= looks) {
      keepIntent({ ...intent, status: 'notFound' })
      return { status: 'notFound' }
    }
  }
}

function done(intent: IssueIntent, transactionId: string): IssueOutcome {
  const settled: IssueIntent = { ...intent, status: 'done', transactionId, doneAt: Date.now() }
  keepIntent(settled)
  writeText('isProfileStale', 'true')
  return doneBy(settled)
}

function doneBy({ transactionId = '' }: IssueIntent): IssueOutcome {
  return { status: 'done', transactionId }
}

/** A conflict may be one with the same request, and the refusal of a retry says little of the first try. */
const isDoubtful = ({ isRetry }: IssueIntent, { kind }: AppError) => isRetry || kind === 'rejected'

/** A member who has left the page is told of it when coming back: the refusal stays until then. */
function refused(intent: IssueIntent, error: AppError): IssueOutcome {
  keepIntent({ ...intent, status: 'notFound', refusal: error })
  return { status: 'refused', error }
}

function interrupted(intent: IssueIntent): IssueOutcome {
  keepIntent({ ...intent, status: 'checking' })
  return { status: 'interrupted' }
}

const pause = (milliseconds: number) =>
  new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), milliseconds)
  })
