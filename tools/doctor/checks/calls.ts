import type {
  Criteria,
  CriteriaMappings,
  Criterion,
  CustomFormList,
  InfoFieldList,
  Profile,
  Tier,
} from '../../../src/api/generated/endpoints.ts'
import { operations } from '../../../src/api/generated/operations.ts'
import { isRecord } from '../../../src/lib/is-record.ts'
import { dayInBangkok } from '../../../src/lib/wire-date.ts'
import { parseText } from '../../../src/lib/wire-scalar.ts'
import { wrongWith } from '../answers.ts'
import { departuresOf, droppedRows, type Departure } from '../departures.ts'
import { idOf } from '../faults.ts'
import { fault, judge, judgeEach, kilobytes, listed, quoted, type Finding, type Rows } from '../finding.ts'
import { reads, type ReadId, type ReadParts } from '../reads.ts'
import { cookiesOf, isHtml, isOk, isRedirect } from '../site.ts'
import { callApi, dataIn, errorIn, isOff, madeOf, rowsOf, type Call, type Visit } from '../visit.ts'
import { checkLists, idKeyOf, MADE_UP_ID } from './lists.ts'
import { checkPlaces } from './places.ts'

const PLACES = ['listCountries', 'listProvinces']
const TIERS = ['getTier', 'getTierCriteria', 'getCriteriaMappings']
/** Calls that need an id of the answer before them. */
const CHAINS: readonly (readonly [id: string, ...calls: ReadId[]])[] = [
  ['id', 'listProvinces', 'listDistricts', 'listSubDistricts', 'listPostalCodes'],
  ['transaction_id', 'listPrivilegeHistory', 'getPrivilegeHistory'],
  ['transaction_id', 'listPackageHistory', 'getPackageHistory'],
]
/** Calls that other checks make; the last one needs the token of an SMS. */
const ELSEWHERE: readonly ReadId[] = ['getTheme', 'getHomeLayout', 'listPdpa', 'issueLineLogin', 'getSmsPdpa']

const OF_PICTURES = /for a picture, left out/
const OF_DATES = /for a (date|moment), left out/
const lost = (isMeant: (departure: Departure) => boolean, words: string) => (call: Call) => {
  const meant = departuresOf(call).filter(isMeant)
  return meant.length > 0 && `${words}: ${listed(meant.map(({ told }) => told))}`
}
const profileIn = (calls: readonly Call[] = []) => dataIn<Profile>(madeOf(calls, 'getProfile'))
/** What a member does not get of an answer. */
const DEVIATIONS: Rows<Call> = {
  'picture-refused': lost(({ told }) => OF_PICTURES.test(told), 'pictures left out, no https address'),
  'dates-unread': lost(({ told }) => OF_DATES.test(told), 'dates left out, which the app cannot read'),
  'rows-dropped': (call) => {
    const told = droppedRows(call)
    return told && `rows dropped: ${told}`
  },
  'fields-lost': lost(
    ({ told, isHarmless, isOfDropped }) =>
      !isHarmless && !isOfDropped && !OF_PICTURES.test(told) && !OF_DATES.test(told),
    'fields left out',
  ),
  'ids-twice': (call) => {
    // Two equal ones in the points history are shown as two.
    const key = idKeyOf(call.operation)
    const ids = call.operation === 'listPointHistory' ? [] : rowsOf(call).flatMap((row) => row[key] ?? [])
    const more = ids.length - new Set(ids).size
    return more > 0 && `${more} rows have the ${key} of another: the app shows, and takes, the first alone`
  },
  // The points of the price and those that are missing may have changed places, each a plausible number.
  'points-contradict': (call) => {
    const { point: balance } = profileIn(call.others)
    const wrong = rowsOf(call).filter(({ point_ref: cost, point_need: need }) => {
      if (typeof cost !== 'number' || typeof need !== 'number' || cost < 0) return false
      return need > cost || (balance !== undefined && balance >= 0 && need > 0 !== cost > balance)
    })
    return (
      wrong.length > 0 &&
      `${wrong.length} rows contradict themselves: point_need (missing) does not fit point_ref (the price) and the balance`
    )
  },
  'members-differ': (call) => {
    const profile = new Map(Object.entries(profileIn(call.others)))
    const info = call.operation === 'getCustomerInfo' ? dataIn(call) : {}
    const told = Object.entries(info).flatMap(([name, value]) =>
      /^(first_name|last_name|birthdate|email)$/.test(name) && (profile.get(name) ?? value) !== value
        ? name
        : [],
    )
    return told.length > 0 && `is of another member than Customer/Profile: ${listed(told)}`
  },
  // The app sends it with each code that is collected.
  'number-masked': (call) =>
    call.operation === 'getProfile' &&
    /[^\d+ ()-]/.test(profileIn([call]).mobile_no ?? '') &&
    'mobile_no is no whole number: with it no code can be collected',
  'tier-contradicts': (call) => {
    const criteria = call.operation === 'getTierCriteria' ? rowsOf<Criteria>(call) : []
    const wrong = criteria.flatMap((row) =>
      Object.entries(row).flatMap(([name, value]) => (isContradicting(value) ? name : [])),
    )
    return (
      wrong.length > 0 &&
      `progress or missing_amount does not fit current_amount and required_amount: ${listed([...new Set(wrong)])}`
    )
  },
  'tier-end': (call) => {
    const { tier_exp_date: end, tier_exp_mode: mode } = dataIn<Tier>(call).progress_info ?? {}
    const isOver = call.operation === 'getTier' && mode === 1 && (end ?? '9999') < dayInBangkok(Date.now())
    const isHidden = call.operation === 'getTier' && mode === undefined && end !== undefined
    return (
      (isOver && 'tier_exp_date is a day that is over') ||
      (isHidden && 'tier_exp_date has no tier_exp_mode of 1: the card says that the tier has no end')
    )
  },
  'gift-unnamed': (call) => {
    const groups = dataIn<CriteriaMappings>(call).criteria_group_mapping_infos ?? []
    const gifts = groups.flatMap(({ criteria_mapping_infos: infos }) => infos)
    const lacks = [
      gifts.some((gift) => gift.privilege_id && !gift.privielge_name) && 'privielge_name (so it is written)',
      gifts.some((gift) => gift.package_id && !gift.package_name) && 'package_name',
    ].filter((name) => name !== false)
    return lacks.length > 0 && `gifts are not shown, for they have no ${lacks.join(' and no ')}`
  },
  'form-unanswerable': (call) => {
    const fields = call.operation === 'listCustomForms' ? formsOf(call).map(({ Fields }) => Fields) : []
    const names = fields.map((ofForm) => ofForm.map(({ Column_Name: name }) => name))
    const twice = names.flatMap((all) => all.filter((name, index) => all.indexOf(name) !== index))
    const isChoice = /^(select|radio|multiselect)$/
    const empty = fields.flat().filter(({ Type, Options }) => isChoice.test(Type ?? '') && !Options?.length)
    const told = [
      ...twice.map((name) => `${name} twice in a form`),
      ...empty.map(({ Column_Name: name }) => `${name} without options`),
    ]
    return told.length > 0 && `questions that cannot be answered: ${listed(told)}`
  },
  'no-info-field': (call) =>
    call.operation === 'listInfoFields' &&
    !errorIn(call) &&
    !rowsOf(call).some((row) => row.is_display) &&
    'no field is shown: the form of the member’s details is empty',
  'points-negative': (call) => {
    if (call.operation === 'getProfile')
      return Number(dataIn(call).point) < 0 && 'the balance is below 0, and shown so'
    const rows = rowsOf(call)
    const losses = rows.filter(({ status, point: points }) => status === 'received' && Number(points) < 0)
    const costs = rows.some(({ point_ref: cost }) => Number(cost) < 0)
    return costs
      ? 'a price is below 0, and shown so'
      : losses.length > 0 &&
          `${losses.length} rows are received, and below 0: they are shown as a gain with a minus`
  },
  'nothing-to-redeem': (call) => {
    const rows = /^list(ForYou)?Privileges$|^listPackages$/.test(call.operation) ? rowsOf(call) : []
    const isAll = (isSo: (row: Record<string, unknown>) => boolean) => rows.length > 1 && rows.every(isSo)
    return (
      (isAll((row) => (row.remaining_limit ?? row.remaining_coupons) === 0) &&
        'each row is sold out: none has a button') ||
      (isAll((row) => typeof row.remaining_limit === 'number') &&
        rows.length > 4 &&
        rows.filter((row) => row.remaining_limit === 0).length > rows.length / 2 &&
        'most rows have a remaining_limit of 0 and none is without a limit: a reward without one reads as gone') ||
      (isAll((row) => row.is_issuable === false) && 'no row is is_issuable: none has a button') ||
      (isAll(
        ({ valid_through, expiry_date }) =>
          (parseText(valid_through ?? expiry_date) ?? '9999') < dayInBangkok(Date.now()),
      ) &&
        'each row is over: none has a button') ||
      (isAll((row) => row.point_ref === 0) && 'each row costs 0 points')
    )
  },
}

/** Whether a condition's own figures do not fit each other; rounding is a percent. */
function isContradicting(value: unknown): boolean {
  const {
    flag,
    required_amount: required = 0,
    current_amount: current = 0,
    ...told
  } = (value ?? {}) as Partial<Criterion>
  if (flag !== 2 || required <= 0 || current >= required) return false
  const { progress, missing_amount: missing } = told
  const percent = (current / required) * 100
  return (
    (progress !== undefined && Math.abs(progress - percent) > 2) ||
    (missing !== undefined && missing > 0 && Math.abs(missing - (required - current)) > required / 100)
  )
}

/** Longer than this a member does not look at an empty page. */
const SLOW_MS = 5000

const written = (pattern: RegExp, words: string) => (calls: readonly Call[]) => {
  const places = calls.flatMap(({ operation, reply }) =>
    isOk(reply)
      ? [...reply.text.matchAll(pattern)].map(([, field = '']) => `${operation} ${field}`.trim())
      : [],
  )
  return places.length > 0 && `${words}: ${listed(places, 12)}`
}
const formsOf = (call: Call) => dataIn<CustomFormList>(call).list_form ?? []
/** The options of a call's questions with several answers. */
function optionsOfSeveral(call: Call) {
  const all = formsOf(call).flatMap(({ Fields }) => Fields)
  const fields = all.filter(({ Type }) => Type === 'multiselect')
  return fields.flatMap(({ Column_Name: column, Options = [] }) =>
    Options.map(({ Value: value }) => ({ column, value })),
  )
}

/** Habits of an API that the raw texts of its answers show. */
const HABITS: Rows<readonly Call[]> = {
  // 9999 means "no end".
  'dates-buddhist': written(
    /"(\w+)"\s*:\s*"2[4-7]\d\d-\d\d-\d\d/g,
    'years of the Buddhist era, to which the app adds 543',
  ),
  'dates-without-offset': written(
    /"(\w+)"\s*:\s*"\d{4}-\d\d-\d\d[T ](?!00:00)\d\d:\d\d[\d:.]*"/g,
    'times without an offset, which the app takes for Bangkok’s',
  ),
  'days-in-utc': written(
    /"(\w*(?:valid_through|expir\w*_date|expire_date|exp_date|birthdate))"\s*:\s*"\d{4}-\d\d-\d\d[T ]17:00(?::00)?[0.]*"/g,
    'Bangkok’s midnight as UTC, and not said so: each day is the one before',
  ),
  // Of the reader's data: JSON may write & and < in its own way.
  'html-in-names': (calls) => {
    const names =
      /"(\w*(?:name|title|label|text)\w*)":"[^"]*?(?:&(?:\w{2,6}|#\w+);|<\/?(?:b|i|u|p|br|em|div|span|strong|font)\b[^<>]*>)/gi
    // Of a text that may have tags, those that are escaped.
    const texts = /"((?:content|desc|tier_detail)_\w+)":"[^"]*?&lt;\/?(?:b|p|br|ul|li|div|span|strong)\b/gi
    const places = calls.flatMap((call) => {
      const text = JSON.stringify(dataIn(call))
      return [...text.matchAll(names), ...text.matchAll(texts)].map(
        ([, field]) => `${call.operation} ${field}`,
      )
    })
    return places.length > 0 && `HTML that members read as it stands: ${listed(places)}`
  },
  'catalogue-empty': (calls) => {
    const empty = calls.filter(
      (call) =>
        /^listP(rivileges|ackages)$/.test(call.operation) &&
        call.outcome.sentRows === 0 &&
        !wrongWith(call, ''),
    )
    return empty.length > 0 && `nothing to redeem: ${listed(empty.map(({ operation }) => operation))}`
  },
  'ids-long': written(
    /"(\w*id)"\s*:\s*(?:\d{17,}|9\d{15})\b/g,
    'ids above 2^53 as numbers, which Chrome before 114 and iOS before 18.4 cannot read',
  ),
  'letters-in-answers': written(
    /à[¸¹][\u0080-\u00bf]|\ufffd{2}/g,
    'Thai is no UTF-8, or encoded twice (à¸…)',
  ),
  // The end of a code is a moment, and one in the zone of a server is over at another.
  'code-end-without-zone': written(
    /"(expires_at)"\s*:\s*"\d{4}-\d\d-\d\d[T ]\d\d:\d\d[\d:.]*"/g,
    'the end of a code without an offset, which the app takes for Bangkok’s',
  ),
  'local-time-as-utc': (calls) => {
    const ends = written(
      /"(\w+)"\s*:\s*"(?!9999)\d{4}-\d\d-\d\d[T ]23:59(?::59)?[\d.]*(?:Z|\+00:?00)"/g,
      'the end of a day as UTC, which is the next day in Bangkok',
    )
    const isAhead = (text: unknown, now: number) => {
      const hours = (Date.parse(String(text)) - now) / 3_600_000
      return /(Z|\+00:?00)$/.test(String(text)) && hours > 0.1 && hours < 7.1
    }
    const ahead = calls.filter((call) => {
      const now = Date.parse(call.reply.headers.date ?? '') || call.reply.at
      return rowsOf(call).some(({ date, used_at }) => isAhead(date, now) || isAhead(used_at, now))
    })
    const names = ahead.map(({ operation }) => operation)
    return (
      ends(calls) ||
      (names.length > 0 && `moments that are yet to come, as local time marked as UTC: ${listed(names)}`)
    )
  },
  'dates-ahead': (calls) => {
    const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString()
    const isAhead = (text: unknown) => typeof text === 'string' && text > tomorrow
    const ahead = calls.filter((call) =>
      rowsOf(call).some((row) => isAhead(row.date) || isAhead(row.used_at)),
    )
    const names = ahead.map(({ operation }) => operation)
    return names.length > 0 && `rows of what has happened are dated in days to come: ${listed(names)}`
  },
  'cookies-set': (calls) => {
    const places = calls.flatMap(({ operation, reply }) => {
      const names = cookiesOf(reply)
      return names ? [`${operation} (${names})`] : []
    })
    return places.length > 0 && `cookies are set: ${listed(places)}`
  },
  slow: (calls) => {
    const slow = calls.filter(({ reply }) => reply.ms > SLOW_MS)
    const places = slow.map(({ operation, reply }) => `${operation} ${(reply.ms / 1000).toFixed(1)} s`)
    return places.length > 0 && `members wait for answers: ${listed(places, 12)}`
  },
  'options-with-commas': (calls) => {
    const options = calls.flatMap(optionsOfSeveral).filter(({ value }) => value.includes(','))
    const named = options.map(({ column, value }) => `${column} ${quoted(value)}`)
    return named.length > 0 && `options with a comma, by which several answers are joined: ${listed(named)}`
  },
}

/** What departs from the contract and costs a member nothing, in one line for all calls. */
const HARMLESS: Rows<readonly Call[]> = {
  departs: (calls) => {
    const told = calls.flatMap((call) =>
      departuresOf(call).flatMap((one) =>
        one.isHarmless && !one.isOfDropped ? [`${call.operation} ${one.told}`] : [],
      ),
    )
    // All of them: what is not named here is named nowhere.
    return told.length > 0 && `read all the same: ${listed(told, Infinity)}`
  },
}

/** Every call that changes nothing, read by the app's own reader. */
export async function checkCalls(visit: Visit): Promise<Finding[]> {
  const findings: Finding[] = []
  const ask = async (operation: ReadId, parts: ReadParts = {}) => {
    const isMembers = operations[operation].auth === 'member'
    if (isOff(visit.config, operation) || (isMembers && visit.token === undefined)) return undefined
    const call = await callApi(visit, operation, parts)
    const wrong = wrongWith(call, operation)
    if (wrong) findings.push(wrong)
    return wrong ? undefined : dataIn(call)
  }
  const names = Object.keys(reads) as ReadId[] // a constant object's keys
  const plain = names.filter((name) => ![...CHAINS.flat(), ...ELSEWHERE].includes(name))
  const system = await ask('getMembershipSystem')
  const fields = await ask('listInfoFields')
  // Calls for fields that the form of the member's details lacks, and for tiers of a closed system, are left out.
  const { payload } = (fields ?? { payload: [] }) as InfoFieldList // the reader's shape
  const hasAddress = payload.some(({ field, is_display }) => field === 'address' && is_display)
  const isNeeded = (name: string) =>
    PLACES.includes(name) ? hasAddress : !TIERS.includes(name) || system?.is_opensystem !== false
  for (const name of plain.filter(isNeeded)) if (!madeOf(visit.calls, name)) await ask(name)
  for (const [key, ...calls] of CHAINS.filter(([, first]) => isNeeded(String(first)))) {
    let id: string | undefined
    for (const [index, operation] of calls.entries()) {
      if (index > 0 && id === undefined) break
      const data = await ask(operation, id === undefined ? {} : { id })
      const rows: unknown[] = Array.isArray(data?.payload) ? data.payload : []
      id = isRecord(rows[0]) ? parseText(rows[0][key]) : undefined
    }
  }
  const others = [...(await checkDetails(visit)), ...(await checkPlaces(visit))]
  const slowest = Math.max(0, ...visit.calls.map(({ reply }) => reply.ms))
  const told = visit.calls.filter((call) => !errorIn(call) && !wrongWith(call, ''))
  return [
    ...findings,
    ...told.flatMap(toldOf),
    ...others,
    ...judge('departures', HARMLESS, told),
    ...judge('answers', HABITS, visit.calls, `${visit.calls.length} calls, the slowest ${slowest} ms`),
    ...(visit.token === undefined
      ? [fault('calls of a member', 'calls-of-a-member', 'not made: no bearer was given')]
      : await checkLists(visit)),
  ]
}

const DETAILS = [
  ['listPrivilegeHistory', 'getPrivilegeHistory'],
  ['listPackageHistory', 'getPackageHistory'],
] as const

interface Detail {
  asked: string
  /** The list's row of it. */
  row?: Record<string, unknown> | undefined
  call: Call | undefined
}

const DETAIL: Rows<Detail> = {
  'detail-differs': ({ asked, row = {}, call }) => {
    const given = dataIn(call)
    const names = ['status', 'name_th', 'valid_through', 'expiry_date', 'amount']
    const isOther = (name: string) => (given[name] ?? row[name]) !== (row[name] ?? given[name])
    const told = parseText(given.transaction_id) === asked ? names.filter(isOther) : []
    return told.length > 0 && `a row is another one in its list: ${listed(told)}`
  },
  'any-row': ({ asked, call }) => {
    if (!call) return false
    const { reply } = call
    // Of what hits every call they have said so.
    if ([0, 429, 502, 503, 504].includes(reply.status) || isRedirect(reply) || isHtml(reply)) return false
    const given = parseText(dataIn(call).transaction_id)
    if (asked !== MADE_UP_ID)
      return (
        given !== undefined &&
        given !== asked &&
        'an id is answered with another row: staff would scan another code'
      )
    if (errorIn(call)?.kind === 'notFound') return false
    const words =
      given === undefined ? `${reply.status}: the app cannot say “Data Not Found”` : 'a made-up one'
    return `an id that is not there is answered with ${words}`
  },
}

/** Whether a detail is the row that it is asked for: the newest one and the oldest of the first page, and one that is not there. */
async function checkDetails(visit: Visit): Promise<Finding[]> {
  const places: [place: string, seen: Detail][] = []
  for (const [list, detail] of visit.token === undefined ? [] : DETAILS) {
    const rows = rowsOf(madeOf(visit.calls, list))
    const ids = [rows[0], rows.at(-1)].flatMap((row) => parseText(row?.transaction_id) ?? [])
    for (const asked of new Set([...ids, MADE_UP_ID])) {
      const row = rows.find(({ transaction_id: id }) => parseText(id) === asked)
      places.push([detail, { asked, row, call: await callApi(visit, detail, { id: asked }) }])
    }
  }
  return judgeEach('details', DETAIL, places)
}

/** What a member does not get of an answer, or else its size and time. */
function toldOf(call: Call): Finding[] {
  const { operation, reply } = call
  const findings = judge(operation, DEVIATIONS, call, `${kilobytes(reply.bytes)} in ${reply.ms} ms`)
  // Of each call by itself: two that lose rows do not have the same cause.
  return findings.map((found) =>
    found.id === 'rows-dropped' || found.id === 'fields-lost' ? { ...found, id: idOf(operation) } : found,
  )
}
