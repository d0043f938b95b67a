import { api, profileTags } from '@/api/api'
import { toAppError, type AppError } from '@/api/app-error'
import { isOutcomeKnown } from '@/api/once'
import { newRequestId } from '@/api/request-id'
import { readStored, writeStored } from '@/storage/storage'
import type { StoredValue } from '@/storage/storage-keys'
import type { Lifetime } from '@/lib/lifetime'
import { tell } from '@/lib/usage'
import { currentSession } from '@/session/lifetime'
import { removeScannedCode, scannedCodes } from '@/session/scanned-codes'
import { noteOwnGain } from './points-seen'
import type { AppDispatch } from '@/store/store'

/** A code, and who gets its points. */
export interface Scan {
  brandRef: string
  mobileNo: string
  code: string
  /** Scanned by the logged-in member, who cannot use a code that was sent for somebody else; a visitor may try another number. */
  isOfMember?: true
}

export type CollectOutcome =
  | { status: 'collected'; points: number }
  /** One of the two API messages that lead to error-point-member (spec 8). */
  | { status: 'notAllowed'; error: AppError }
  | { status: 'refused'; error: AppError }
  /** The answer was lost: points may have been given. */
  | { status: 'unknown'; error: AppError }

const NOT_ALLOWED_MESSAGES = ['invalid customer', 'point campaign is expired']

interface Sending {
  call?: { abort: () => void }
  isGivenUp?: true
}

/** Verifies the customer, then redeems the code (spec 4, QR redeem). Neither request is retried automatically. */
async function collect(dispatch: AppDispatch, scan: Scan, sending: Sending): Promise<CollectOutcome> {
  const info = scan.mobileNo ? undefined : await readMemberInfo(dispatch, sending)
  const mobileNo = scan.mobileNo || info?.data?.mobile_no
  if (!mobileNo)
    return info?.error
      ? failed(errorOf(info.error), isSent(scan.code))
      : refused({ kind: 'invalid', message: 'invalid customer' })
  const verifying = dispatch(
    api.endpoints.verifyCustomer.initiate({
      brandRef: scan.brandRef,
      customerMobileNo: mobileNo,
      // A space is sent as an encoded hash (spec 7).
      code: scan.code.replaceAll(' ', '#'),
    }),
  )
  sending.call = verifying
  const verified = await verifying
  if (verified.error) return failed(errorOf(verified.error), isSent(scan.code))
  const customerId = verified.data.customer_id
  const isOfAnother = (one: Redemption) => one.qrCode === scan.code && one.customerId !== customerId
  // Collected and told by another document of this tab while this one was kept aside.
  const isTold = !scannedCodes().includes(scan.code)
  if (scan.isOfMember && (isTold || savedRedemptions().some(isOfAnother)))
    return { status: 'collected', points: 0 }
  const [redemption, isRepeat] = redemptionOf(customerId, scan.code)
  const redeeming = dispatch(api.endpoints.redeemQrCode.initiate(redemption))
  sending.call = redeeming
  const redeemed = await redeeming
  if (!redeemed.error) {
    const points = redeemed.data.point
    if (points > 0) writeStored('isProfileStale', 'true')
    if (scan.isOfMember) void dispatch(noteOwnGain(redemption['X-Request-Id'], points))
    return { status: 'collected', points }
  }
  const error = errorOf(redeemed.error)
  return isRepeat ? unknown(error) : failed(error, true)
}

/** Reads the member's number, which the profile may lack. A cancelled read is repeated as long as the session lasts. */
async function readMemberInfo(dispatch: AppDispatch, sending: Sending) {
  const session = dispatch(currentSession())
  for (;;) {
    const reading = dispatch(api.endpoints.getCustomerInfo.initiate(undefined, { subscribe: false }))
    sending.call = reading
    const read = await session.only(reading)
    if (read.data || sending.isGivenUp || toAppError(read.error).kind !== 'aborted') return read
  }
}

/** A call is cancelled when the member stops waiting, so its answer is lost. */
function errorOf(failure: unknown): AppError {
  const error = toAppError(failure)
  return error.kind === 'aborted' ? { ...error, kind: 'unavailable' } : error
}

/** Refetches the balance, which has changed or may have. */
export function reloadProfile(dispatch: AppDispatch): void {
  writeStored('isProfileStale', 'true')
  void dispatch(api.util.invalidateTags(profileTags))
}

/** A try that was sent, this one or one before, may have given the points or be about to. */
const failed = (error: AppError, isSent: boolean): CollectOutcome =>
  isSent && !isOutcomeKnown(error) ? unknown(error) : refused(error)

function unknown(error: AppError): CollectOutcome {
  writeStored('isProfileStale', 'true')
  return { status: 'unknown', error }
}

function refused(error: AppError): CollectOutcome {
  const isNotAllowed = NOT_ALLOWED_MESSAGES.includes(error.message ?? '')
  return { status: isNotAllowed ? 'notAllowed' : 'refused', error }
}

type Redemption = StoredValue<'redemptions'>[number]

const savedRedemptions = () => readStored('redemptions') ?? []

const isSent = (code: string) => savedRedemptions().some(({ qrCode }) => qrCode === code)

/** Stored before it is sent, so that a repeat, after a reload too, has the same idempotency key and is redeemed once. */
function redemptionOf(customerId: string, qrCode: string): [redemption: Redemption, isRepeat: boolean] {
  const kept = savedRedemptions()
  const known = kept.find((one) => one.customerId === customerId && one.qrCode === qrCode)
  if (known) return [known, true]
  const redemption = { customerId, qrCode, 'X-Request-Id': newRequestId() }
  writeStored('redemptions', [...kept, redemption])
  return [redemption, false]
}

interface Untold {
  scan: Scan
  outcome: Promise<CollectOutcome>
  /** The session of the request; once it is over, only a settled outcome counts. */
  session: Lifetime
  isSettled: boolean
  sending: Sending
}

/** Outcomes not shown yet, in the order of scanning. */
const untold = new Map<string, Untold>()

/** Whether it may be of the member on screen: two members without a number have the same key, and only their sessions differ. */
const mayBeOfMember = ({ scan, session }: Untold) => scan.mobileNo !== '' || !session.isOver

const keyOf = ({ brandRef, mobileNo, code }: Scan) => JSON.stringify([brandRef, mobileNo, code])

/**
 * The outcome of a code, which is collected once until `forgetCode`. Never settles if the session ends: home collects
 * the code after the next login, with the same idempotency key.
 */
export function codeOutcome(dispatch: AppDispatch, scan: Scan): Promise<CollectOutcome> {
  const key = keyOf(scan)
  const known = untold.get(key)
  const isTellable = known?.session.isOver
    ? known.isSettled && isSent(scan.code) && mayBeOfMember(known)
    : true
  if (known && isTellable) return known.outcome
  const session = dispatch(currentSession())
  const sending: Sending = {}
  const outcome = session.only(collect(dispatch, scan, sending)).then((settled) => {
    own.isSettled = true
    return settled
  })
  const own: Untold = { scan, outcome, session, isSettled: false, sending }
  untold.set(key, own)
  return outcome
}

/** Stops waiting for a code; its outcome becomes unknown unless it is settled. */
export function stopWaitingForCode(scan: Scan): void {
  const sending = untold.get(keyOf(scan))?.sending
  if (!sending) return
  sending.isGivenUp = true
  sending.call?.abort()
}

/** Forgets a code whose outcome is shown; one whose outcome is unknown is scanned again under its id. */
export function forgetCode(scan: Scan, outcome: CollectOutcome): void {
  const { status } = outcome
  if (untold.delete(keyOf(scan)) && status === 'collected' && outcome.points > 0) tell('collected')
  removeScannedCode(scan.code)
  if (status === 'unknown') return
  const others = savedRedemptions().filter(({ qrCode }) => qrCode !== scan.code)
  writeStored('redemptions', others.length > 0 ? others : undefined)
}

/** Collects a code for a page that shows the outcome at once or never. */
export function collectCode(dispatch: AppDispatch, scan: Scan): Promise<CollectOutcome> {
  return codeOutcome(dispatch, scan).then((outcome) => {
    forgetCode(scan, outcome)
    return outcome
  })
}
