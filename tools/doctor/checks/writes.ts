import { randomUUID } from 'node:crypto'
import type * as Contract from '../../../src/api/generated/endpoints.ts'
import { operations, type OperationId } from '../../../src/api/generated/operations.ts'
import { wrongWith } from '../answers.ts'
import { fault, judge, listed, quoted, type Finding, type Rows } from '../finding.ts'
import { pathOf, type ReadId } from '../reads.ts'
import { callApi, dataIn, errorIn, isOff, makeCall, rowsOf, type Call, type Visit } from '../visit.ts'

/** What the doctor may change, and as whom. */
export interface Writing {
  mobile: string
  pin: string
  /** A code to collect. */
  qr?: string | undefined
  /** The OTP that has come by SMS; undefined where nobody says it. */
  askOtp: () => Promise<string | undefined>
  /** Whether somebody who has read these lines says yes. */
  mayBegin: (lines: readonly string[]) => Promise<boolean>
}

interface Walk extends Writing {
  visit: Visit
  brandRef: string
  /** The bearer of the login. */
  token?: string | undefined
  /** What was redeemed. */
  transactionId?: string | undefined
}

type Made = Call | undefined

/** `content` is the body; of the calls of a scan, which are GETs, the query. */
function send(walk: Walk, operation: OperationId, content: object, requestId?: string): Promise<Made> {
  const isGet = operation === 'verifyCustomer' || operation === 'redeemQrCode'
  const bearer = operations[operation].auth === 'none' ? null : walk.token
  const asked = isGet ? { path: pathOf(operation, content) } : { path: pathOf(operation), body: content }
  return makeCall(walk.visit, operation, asked, { bearer, requestId: requestId ?? randomUUID() })
}

/** A call, and its repeat under one X-Request-Id, as the app sends it where the first answer was lost. */
async function sendTwice(walk: Walk, operation: OperationId, content: object): Promise<[Made, Made]> {
  const requestId = randomUUID()
  const first = await send(walk, operation, content, requestId)
  return [first, await send(walk, operation, content, requestId)]
}

const read = ({ visit, token }: Walk, operation: ReadId, body?: object): Promise<Made> =>
  callApi(visit, operation, { bearer: token ?? null, body })

type Session = Contract.Session & Contract.Otp & Contract.VerifyCustomerResult
type Issued = Contract.IssueResult & Contract.IssueCode
type Data = Partial<Session & Issued & Contract.Profile & Contract.CustomerInfo & Contract.PdpaList>
/** What the app has read of an answer. */
const answerIn = (call: Made): Data | undefined => (call && !errorIn(call) ? dataIn<Data>(call) : undefined)
const kindIn = (call: Made) => errorIn(call)?.kind
const isRefused = (call: Made) =>
  ['rejected', 'invalid', 'notFound', 'forbidden', 'unauthenticated'].includes(kindIn(call) ?? '')

const profileOf = async (walk: Walk) => answerIn(await read(walk, 'getProfile'))
/** NaN where it cannot be read: then nothing is said of it. */
const pointsOf = async (walk: Walk) => (await profileOf(walk))?.point ?? NaN
const otherThan = (code: string) => code.replace(/.$/, (last) => (last === '1' ? '2' : '1'))

const untried = (check: string, why: string, mend?: string) => [
  fault(check, 'write-untried', `not tried: ${why}`, mend),
]

/** What is wrong with an answer as such. */
function unread(call: Made, check: string): Finding[] {
  const finding = wrongWith(call, call?.operation ?? check)
  if (!finding) return []
  const refusal = call?.operation === 'verifyOtp' ? 'otp-refused' : 'write-refused'
  if (isRefused(call)) return [fault(finding.check, refusal, finding.what)]
  if (kindIn(call) !== 'malformed') return [finding]
  const lost = `${finding.what}: the member reads that it failed, though it has happened`
  return [fault(finding.check, 'write-unread', lost, finding.mend)]
}

/** What is wrong with a step: with its answers, then by its rows. */
function told<Seen>(check: string, calls: readonly Made[], rows: Rows<Seen>, seen: Seen, well: string) {
  const findings = calls.flatMap((call) => unread(call, check))
  return [...findings, ...judge(check, rows, seen, findings.length === 0 ? well : undefined)]
}

/** The app takes a 422, by status or in the body, alone for a wrong PIN or code. */
const otherRefusal = (what: string, wrong: Made) =>
  !['rejected', 'invalid', 'rateLimited', 'offline', undefined].includes(kindIn(wrong)) &&
  `a wrong ${what} is answered ${wrong?.reply.status}: the member does not read that it is wrong`

interface Repeated {
  first: Made
  repeat: Made
}
const isRepeatRefused = ({ first, repeat }: Repeated) =>
  answerIn(first) &&
  kindIn(repeat) &&
  `a repeat under one X-Request-Id is answered ${repeat?.reply.status}: whose answer was lost reads that it failed`

const LOGIN: Rows<Repeated & { wrong: Made }> = {
  'any-pin': ({ wrong }) => answerIn(wrong) && 'a wrong PIN is accepted',
  'refusal-not-422': ({ wrong }) => otherRefusal('PIN', wrong),
  'repeat-refused': isRepeatRefused,
  'login-twice': ({ first, repeat }) =>
    answerIn(repeat)?.token !== undefined &&
    answerIn(repeat)?.token !== answerIn(first)?.token &&
    'a repeat under one X-Request-Id opens another session, which no log-out ends',
  'login-says-bearer': ({ first }) =>
    /^Bearer /i.test(answerIn(first)?.token ?? '') &&
    'the token begins with “Bearer ”: Authorization would say it twice, and no call be answered',
}

async function logIn(walk: Walk): Promise<Finding[]> {
  const body = { Brand_Ref: walk.brandRef, Mobile_No: walk.mobile, Pin: walk.pin, Is_Global: false }
  const wrong = await send(walk, 'login', { ...body, Pin: otherThan(walk.pin) })
  const [first, repeat] = await sendTwice(walk, 'login', body)
  walk.token = answerIn(first)?.token?.replace(/^Bearer /i, '')
  const seen = { wrong, first, repeat }
  return told('login', [first], LOGIN, seen, 'the PIN gives a bearer, and a wrong one none')
}

interface Renamed extends Record<'name' | 'before', string>, Record<'seen' | 'left', string | undefined> {
  /** What the info had before, and has no longer. */
  lost: readonly string[]
}

const NAME: Rows<Renamed> = {
  'name-not-kept': ({ name, seen }) => seen !== name && 'the profile does not have the name that was saved',
  'not-put-back': ({ before, left, lost }) =>
    left !== before
      ? 'the first name has its first letter twice still'
      : lost.length > 0 && `a save empties what is not sent, and the member has lost it: ${listed(lost)}`,
}

async function changeName(walk: Walk): Promise<Finding[]> {
  const info = answerIn(await read(walk, 'getCustomerInfo')) ?? {}
  const form = formOf(info, rowsOf(await read(walk, 'listInfoFields')))
  const before = form.First_Name
  if (before === undefined) return untried('name', 'the form shows no first name, or the member has none')
  // Of the same alphabet.
  const name = [...before].slice(0, 1).join('') + before
  const saved = await send(walk, 'updateCustomerInfo', { ...form, First_Name: name })
  const seen = answerIn(saved) ? (await profileOf(walk))?.first_name : name
  // After an error too: it may have been saved all the same.
  const back = await send(walk, 'updateCustomerInfo', form)
  const left = (await profileOf(walk))?.first_name
  const after = { ...answerIn(await read(walk, 'getCustomerInfo')) }
  const lost = Object.entries(info).flatMap(([field, value]) =>
    value && !Reflect.get(after, field) ? field : [],
  )
  return told(
    'name',
    [saved, back],
    NAME,
    { name, before, seen, left, lost },
    'is saved, shown, and put back',
  )
}

/** The form as the app sends it: every field that it shows, where there is a value; an API may clear the others. */
function formOf(info: Data, fields: readonly Contract.InfoField[]): Contract.UpdateCustomerInfoRequest {
  const shown = fields.flatMap(({ field, is_display }): string[] => (is_display ? [field] : []))
  const own = Object.entries(info).filter(([name]) => shown.includes(name) && name !== 'address')
  const ids = Object.entries(info.address ?? {}).filter(([name]) => /_id$|_code$/.test(name))
  const address = [...ids, ['address_detail', info.address?.detail] as const]
  // Country_Id for country_id.
  const sentName = (name: string) => name.replaceAll(/(?:^|_)./g, (letters) => letters.toUpperCase())
  const sent = [...own, ...(shown.includes('address') ? address : [])]
  return Object.fromEntries(sent.map(([name, value]) => [sentName(name), value]))
}

/** Longer waits than a member has are milliseconds that say they are seconds. */
const LONGEST_OTP_SECONDS = 3600

const OTP: Rows<Repeated & { asked: Made; again: Made; wrong: Made; code: string }> = {
  'otp-told': ({ asked, code }) =>
    asked?.reply.text.replaceAll(answerIn(asked)?.otp_ref ?? ' ', '').includes(code) &&
    'the answer to RequestOTP has the code in it: whoever knows a number can prove it',
  'any-otp': ({ wrong }) => answerIn(wrong) && 'a wrong code is accepted',
  'refusal-not-422': ({ wrong }) => otherRefusal('code', wrong),
  'repeat-refused': ({ asked, again, ...proof }) =>
    isRepeatRefused({ first: asked, repeat: again }) || isRepeatRefused(proof),
  'otp-twice': ({ asked, again }) =>
    answerIn(again) &&
    answerIn(again)?.otp_ref !== answerIn(asked)?.otp_ref &&
    'a repeat under one X-Request-Id sends another code: the member gets two, of which one is refused',
  'otp-times': ({ asked }) => {
    const { expires_in: end = 0, resend_in: next = 0 } = answerIn(asked) ?? {}
    return (
      Math.max(end, next) > LONGEST_OTP_SECONDS &&
      `the code is good for ${end} seconds, and another may be had after ${next}`
    )
  },
}

async function proveNumber(walk: Walk): Promise<Finding[]> {
  const number = { Brand_Ref: walk.brandRef, Mobile_No: walk.mobile }
  const [asked, again] = await sendTwice(walk, 'requestOtp', { ...number, Purpose: 'forgot-pin' })
  if (!answerIn(asked)) return unread(asked, 'OTP')
  const code = await walk.askOtp()
  if (!code) return untried('OTP', 'nobody gave the code', 'Type it, or give it as DOCTOR_OTP.')
  const proof = { ...number, Otp_Ref: answerIn(asked)?.otp_ref }
  const wrong = await send(walk, 'verifyOtp', { ...proof, Otp_Code: otherThan(code) })
  // A code is good for once.
  const right = { ...proof, Otp_Code: code }
  const [first, repeat] = answerIn(wrong) ? [wrong, undefined] : await sendTwice(walk, 'verifyOtp', right)
  const seen = { asked, again, wrong, first, repeat, code }
  return told('OTP', [first], OTP, seen, 'the code that came is taken, and a wrong one refused')
}

interface Redeemed extends Repeated {
  price: number
  /** The balance before, after the first call, and after its repeat. */
  points: readonly [before: number, once: number, twice: number]
  history: Made
  /** The transactions that the history did not have before. */
  added: readonly (string | undefined)[]
}

const REDEMPTION: Rows<Redeemed> = {
  'redeemed-twice': ({ first, repeat, points: [, once, twice], added }) => {
    const ids = [first, repeat].flatMap((call) => answerIn(call)?.transaction_id ?? [])
    const isTwice = new Set(ids).size > 1 || added.length > 1 || twice < once
    return isTwice && 'a repeat under one X-Request-Id redeems again'
  },
  'repeat-refused': isRepeatRefused,
  'price-not-taken': ({ first, points: [before, once], price }) =>
    answerIn(first) &&
    Math.abs(before - once - price) > 0 &&
    `of a price of ${price} points ${before - once} are taken`,
  'local-time-as-utc': ({ history, first }) => {
    const hours = hoursAhead(history, answerIn(first)?.transaction_id)
    return hours > 0 && `its date in the history is ${hours} hours ahead, by the Date of the API`
  },
  'redemption-not-in-history': ({ first, history, added }) =>
    answerIn(first) &&
    answerIn(history) &&
    !added.includes(answerIn(first)?.transaction_id) &&
    `the history has it ${added.length > 0 ? 'under another transaction_id' : 'not'}: whose answer was lost redeems again`,
}

/** How many hours a transaction is dated after the API's own time. */
function hoursAhead(history: Made, transactionId: string | undefined): number {
  const row = rowsOf(history).find(({ transaction_id: id }) => id === transactionId)
  const now = Date.parse(history?.reply.headers.date ?? '') || Date.now()
  return transactionId === undefined ? 0 : Math.round((Date.parse(String(row?.date)) - now) / 3_600_000)
}

async function redeem(walk: Walk): Promise<Finding[]> {
  const before = await pointsOf(walk)
  const [card] = rowsOf<Contract.PrivilegeCard>(await read(walk, 'listPrivileges'))
    .filter(({ is_issuable, point_ref }) => is_issuable && point_ref > 0 && point_ref <= before)
    .toSorted((one, other) => one.point_ref - other.point_ref)
  if (!card) return untried('redemption', 'the first page has no privilege that the points pay')
  const { privilege_id: id, point_ref: price } = card
  const earlier = await historyOf(walk, id)
  const requestId = randomUUID()
  const issue = () => send(walk, 'issuePrivilege', { Privilege_Id: id, Amount: 1, Type: 1 }, requestId)
  const first = await issue()
  const once = await pointsOf(walk)
  const repeat = await issue()
  const points = [before, once, await pointsOf(walk)] as const
  const later = await historyOf(walk, id)
  // Both, or nothing is said of it.
  const history = answerIn(earlier) ? later : earlier
  const known = transactionsIn(earlier, id)
  const added = transactionsIn(history, id).filter((one) => !known.includes(one))
  walk.transactionId = answerIn(first)?.transaction_id
  const well = `costs ${price} points once, and is in the history once`
  const seen = { first, repeat, price, points, history, added }
  return told('redemption', [first, history], REDEMPTION, seen, well)
}

/** As the app looks for a redemption whose answer is lost. */
function historyOf(walk: Walk, id: string): Promise<Made> {
  const Filters = [{ Field: 'privilege_id', Operator: 'eq', Value: id }]
  const list = { Filters, Ordering: [{ Field: 'date', Direction: 'desc' }], Page: 1, Limit: 20 }
  return read(walk, 'listPrivilegeHistory', { Filters: list })
}
const transactionsIn = (history: Made, id: string) =>
  rowsOf<Contract.PrivilegeHistory>(history).flatMap((row) =>
    row.privilege_id === id ? [row.transaction_id] : [],
  )

/** The end of a staff code: as it was sent, as the app reads it, and in minutes from the API's own time. */
interface Ending extends Repeated {
  sent: string
  /** What may be its end under another name. */
  others: readonly string[]
  end: string | undefined
  minutes: number
}
const LONGEST_MINUTES = 180

const STAFF_CODE: Rows<Ending> = {
  'staff-code-end': ({ sent, others }) =>
    !sent &&
    others.length > 0 &&
    `its end stands under another name, ${listed(others)}: it stays on screen after it is over`,
  'staff-code-differs': ({ first, repeat }) =>
    answerIn(first) &&
    answerIn(first)?.issue_code !== answerIn(repeat)?.issue_code &&
    'a repeat under one X-Request-Id has another code, or none: whose answer was lost shows a code that is over',
  'dates-unread': ({ sent, end }) => sent && !end && `its end cannot be read: ${quoted(sent)}`,
  'staff-code-over': ({ minutes }) =>
    minutes <= 0 && `is over ${-minutes} minutes before it is made, by the Date of the API`,
  'staff-code-long': ({ minutes }) =>
    minutes > LONGEST_MINUTES &&
    `ends ${Math.round(minutes / 60)} hours after it is made, by the Date of the API`,
  'dates-without-offset': ({ sent, end }) =>
    end && !/(Z|[+-]\d\d:?\d\d)$/i.test(sent) && 'its end has no offset, and the app takes it for Bangkok’s',
}

async function takeStaffCode(walk: Walk): Promise<Finding[]> {
  if (walk.transactionId === undefined) return untried('staff code', 'nothing was redeemed')
  const asked = { Transaction_Id: walk.transactionId, Amount: 1 }
  const [call, repeat] = await sendTwice(walk, 'issuePrivilegeCode', asked)
  const end = answerIn(call)?.expires_at
  const [, sent = ''] = /"expires_at"\s*:\s*"?([^",}]+)/.exec(call?.reply.text ?? '') ?? []
  const now = Date.parse(call?.reply.headers.date ?? '') || Date.now()
  const minutes = Math.round((Date.parse(end ?? '') - now) / 60_000)
  const well = end === undefined ? 'is given, without an end' : `ends ${minutes} minutes after it is made`
  const names = [...(call?.reply.text ?? '').matchAll(/"(\w+)"\s*:/g)].map(([, name = '']) => name)
  const others = names.filter((name) => name !== 'expires_at' && /expir|valid|until|ttl|end/i.test(name))
  const seen = { first: call, repeat, sent: sent === 'null' ? '' : sent, others, end, minutes }
  return told('staff code', [call], STAFF_CODE, seen, well)
}

const COLLECTING: Rows<Repeated & Record<'given' | 'gained', number>> = {
  'collected-twice': ({ given, gained }) =>
    gained > given && `a code of ${given} points gave ${gained} when it was collected again`,
  'repeat-refused': isRepeatRefused,
}

async function collect(walk: Walk): Promise<Finding[]> {
  const qrCode = walk.qr ?? ''
  const asked = { brandRef: walk.brandRef, customerMobileNo: walk.mobile, code: qrCode.replaceAll(' ', '#') }
  const verified = await send(walk, 'verifyCustomer', asked)
  const customerId = answerIn(verified)?.customer_id
  if (customerId === undefined) return unread(verified, 'collecting')
  const before = await pointsOf(walk)
  const [first, repeat] = await sendTwice(walk, 'redeemQrCode', { customerId, qrCode })
  // And as a member who scans it once more.
  await send(walk, 'redeemQrCode', { customerId, qrCode })
  const given = answerIn(first)?.point ?? NaN
  const seen = { first, repeat, given, gained: (await pointsOf(walk)) - before }
  return told('collecting', [first], COLLECTING, seen, `a code gives its ${given} points once`)
}

/** Whether a consent shows as given, in the article and in the profile. */
type Shown = readonly (boolean | undefined)[]

const CONSENT: Rows<Record<'before' | 'given' | 'withdrawn', Shown>> = {
  'consent-not-kept': ({ given }) => given.includes(false) && 'what was given does not show as given',
  'withdrawal-not-kept': ({ withdrawn }) => withdrawn.includes(true) && 'what was withdrawn shows as given',
  'not-put-back': ({ before, given }) =>
    before.includes(true) && !given.includes(true) && 'the consent is withdrawn still',
}

async function consent(walk: Walk): Promise<Finding[]> {
  const articleOf = async () => answerIn(await read(walk, 'listPdpa'))?.pdpa_list?.[0]
  const shown = async () => [(await articleOf())?.is_consent, (await profileOf(walk))?.is_consent_pdpa]
  const article = await articleOf()
  const before = await shown()
  if (!article || before.every((one) => one === undefined))
    return untried('consent', 'there is no article, or nothing shows whether it is consented to')
  const isForm = isOff(walk.visit.config.apiOf(walk.brandRef), 'sendConsent')
  const answer = async (Pdpa_Action: 1 | 4) => {
    const call = await send(walk, isForm ? 'updatePdpa' : 'sendConsent', {
      Pdpa_Article_Alt_Reference: article.pdpa_article_alt_reference,
      Pdpa_Article_Group_Key: article.pdpa_article_group_key,
      Pdpa_Action,
    })
    return { call, shown: await shown() }
  }
  // What was there before comes last.
  const isGiven = before.includes(true)
  const first = await answer(isGiven ? 4 : 1)
  const last = await answer(isGiven ? 1 : 4)
  const [given, withdrawn] = isGiven ? [last, first] : [first, last]
  const seen = { before, given: given.shown, withdrawn: withdrawn.shown }
  return told('consent', [first.call, last.call], CONSENT, seen, 'is given and withdrawn, and shows so')
}

const LOGOUT: Rows<Made> = {
  'bearer-outlives-logout': (profile) =>
    profile?.reply.status !== 401 &&
    `the bearer is answered ${profile?.reply.status} after the log-out, not 401`,
}

async function logOut(walk: Walk): Promise<Finding[]> {
  const out = await send(walk, 'logout', { AccessToken: walk.token })
  return told('log-out', [out], LOGOUT, await read(walk, 'getProfile'), 'ends the session')
}

/** In this order: what is said of each beforehand, with what of it stays. Each puts back what it can before the next begins. */
const STEPS: readonly (readonly [does: string, run: (walk: Walk) => Promise<Finding[]>])[] = [
  ['log in, once with a wrong PIN and once with the right one', logIn],
  ['save the first name with its first letter twice, then as it was', changeName],
  ['ask for an OTP (one SMS), and give a wrong code and the right one', proveNumber],
  ['redeem the cheapest privilege, twice under one X-Request-Id (its price stays spent)', redeem],
  ['take its staff code (it is used up once the code is over)', takeStaffCode],
  ['collect the code of --qr three times (it is used up, and its points stay)', collect],
  ['give and withdraw consent, and leave it as it was (where it was never given: withdrawn)', consent],
  ['log out, and ask for the profile all the same', logOut],
]

/** What members do, done as one of them, where somebody says yes to it. */
export async function checkWrites(visit: Visit, writing: Writing): Promise<Finding[]> {
  const { brandRef = '' } = visit
  const walk: Walk = { ...writing, visit, brandRef }
  const steps = STEPS.filter(([, run]) => run !== collect || writing.qr !== undefined)
  const who = `As the member of DOCTOR_MOBILE, of ${brandRef} at ${visit.config.apiOf(brandRef).customerApi}:`
  const isAgreed = await writing.mayBegin([who, ...steps.map(([does]) => `- ${does}`)])
  if (!isAgreed) return untried('changes', 'nobody said yes', 'Type yes, or give --yes.')
  const findings: Finding[] = []
  for (const [, run] of steps) {
    findings.push(...(await run(walk)))
    if (walk.token === undefined) return [...findings, ...untried('changes', 'nobody is logged in')]
  }
  return findings
}
