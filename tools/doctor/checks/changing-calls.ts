import { operations, type Operation, type OperationId } from '../../../src/api/generated/operations.ts'
import { wrongWith } from '../answers.ts'
import { idOf } from '../faults.ts'
import { judge, type Finding, type Rows } from '../finding.ts'
import { operationIds, pathOf, reads } from '../reads.ts'
import { isHtml } from '../site.ts'
import { errorIn, makeCall, type Call, type Visit } from '../visit.ts'

const NOBODY = 'doctor-nobody'
const NUMBER = { Mobile_No: NOBODY, Otp_Ref: NOBODY, Otp_Code: '', Otp_Token: NOBODY, Pin: '', New_Pin: '' }
/** Calls that are sent as GET, with their queries. */
const GETS: Partial<Record<OperationId, object>> = {
  issueWelcomePoints: {},
  verifyCustomer: { customerMobileNo: NOBODY, code: NOBODY },
  redeemQrCode: { customerId: NOBODY, qrCode: NOBODY },
}
/** LINE's are asked by another check or not by every brand; of an SMS a link that is over looks like a call that is missing. */
const LEFT_OUT: readonly string[] = ['mergeCustomerLine', 'unlinkLine', 'getSmsPdpaByToken', 'consentBySms']

const changing = operationIds.filter((id) => !(id in reads) && !LEFT_OUT.includes(id))

const CALLS: Rows<Call> = {
  'change-of-nobody': ({ operation, reply, outcome }) => {
    const { auth }: Operation = operations[operation]
    const isDone = 'data' in outcome || (outcome.error.kind === 'malformed' && !isHtml(reply))
    const isTaken = isDone && auth !== 'memberIfHeld' && operation !== 'validateUsername'
    return isTaken && 'is carried out for a bearer, a number or a token that nobody has'
  },
}

const UNKNOWN: Rows<Call | undefined> = {
  'number-unknown': (call) => {
    const error = errorIn(call)
    return (
      ['notFound', 'rejected', 'invalid'].includes(error?.kind ?? '') &&
      error?.message !== 'mobile not found' &&
      `a number that nobody has is answered ${call?.reply.status}: its owner reads an error, and cannot register`
    )
  },
}
/** Of a form that numbers have, and given to nobody. */
const FREE_NUMBER = '0600000000'

/** Whether the calls that change something are there: sent as nobody, they are refused before anything changes. */
export async function checkChangingCalls(
  visit: Visit,
  as: { bearer: string; brandRef?: string | undefined },
) {
  const number = { Brand_Ref: as.brandRef ?? visit.brandRef, Mobile_No: FREE_NUMBER }
  const toKnow = { path: pathOf('validateUsername'), body: number }
  const unknown = await makeCall(visit, 'validateUsername', toKnow, { ...as, bearer: null })
  const findings: Finding[] = judge('validateUsername', UNKNOWN, unknown)
  for (const operation of changing) {
    const isNobodys = operations[operation].auth === 'none'
    const content = isNobodys ? { Brand_Ref: as.brandRef ?? visit.brandRef, ...NUMBER } : {}
    const query = GETS[operation]
    const asked = { path: pathOf(operation, query), ...(!query && { body: content }) }
    const call = await makeCall(visit, operation, asked, { ...as, ...(isNobodys && { bearer: null }) })
    if (!call) continue
    const { reply } = call
    const kind = errorIn(call)?.kind
    // Where it is not there, or fails for whoever asks as a member.
    const isWrong =
      kind === 'notFound' ||
      reply.status === 405 ||
      (kind === 'server' && (!isNobodys || reply.status === 501))
    const wrong = isWrong && wrongWith(call, operation)
    if (wrong) findings.push(wrong)
    findings.push(...judge(operation, CALLS, call).map((found) => ({ ...found, id: idOf(operation) })))
  }
  return findings
}
