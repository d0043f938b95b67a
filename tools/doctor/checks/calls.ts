import type { CustomFormList, InfoFieldList } from '../../../src/api/generated/endpoints.ts'
import { operations } from '../../../src/api/generated/operations.ts'
import { isRecord } from '../../../src/lib/is-record.ts'
import { parseText } from '../../../src/lib/wire-scalar.ts'
import { dataOf, deviationText } from '../answers.ts'
import { idOf } from '../faults.ts'
import { fault, good, judge, kilobytes, listed, quoted, type Finding, type Rows } from '../finding.ts'
import { reads, type ReadId, type ReadParts } from '../reads.ts'
import { isOk } from '../site.ts'
import { callApi, isOff, type Call, type Visit } from '../visit.ts'

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

const lost = (kind: RegExp, words: string) => (call: Call) => {
  const places = deviationText(call.outcome.deviations.filter(({ what }) => kind.test(what)))
  return places && `${words}: ${places}`
}
/** What the app leaves out of an answer, or reads against the contract; the first row that applies counts. */
const DEVIATIONS: Rows<Call> = {
  'picture-refused': lost(/for a picture, left out$/, 'pictures left out, no https address'),
  'dates-unread': lost(/for a (date|moment).*left out$/, 'dates left out, which the app cannot read'),
  departs: lost(/./, 'departs from the contract'),
}

const written = (pattern: RegExp, words: string) => (calls: readonly Call[]) => {
  const places = calls.flatMap(({ operation, reply }) =>
    isOk(reply)
      ? [...reply.text.matchAll(pattern)].map(([, field = '']) => `${operation} ${field}`.trim())
      : [],
  )
  return places.length > 0 && `${words}: ${listed(places, 12)}`
}
/** The options of a call's questions with several answers. */
function optionsOfSeveral({ operation, outcome }: Call) {
  if (operation !== 'listCustomForms' && operation !== 'checkCustomForms') return []
  const { list_form = [] } = ('data' in outcome ? outcome.data : {}) as Partial<CustomFormList> // the reader's shape
  const fields = list_form.flatMap(({ Fields }) => Fields).filter(({ Type }) => Type === 'multiselect')
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
  'letters-in-answers': written(
    /à[¸¹][\u0080-\u00bf]|\ufffd{2}/g,
    'Thai is no UTF-8, or encoded twice (à¸…)',
  ),
  'options-with-commas': (calls) => {
    const options = calls.flatMap(optionsOfSeveral).filter(({ value }) => value.includes(','))
    const named = options.map(({ column, value }) => `${column} ${quoted(value)}`)
    return named.length > 0 && `options with a comma, by which several answers are joined: ${listed(named)}`
  },
}

const PAGING: Rows<Record<'zeroth' | 'first' | 'unlimited', string>> = {
  paging: ({ zeroth, first }) =>
    zeroth !== '[]' &&
    zeroth !== first &&
    'pages begin at 0: the app asks for page 1 first, and the rows before it are never shown',
  'limit-zero': ({ first, unlimited }) =>
    first !== '[]' && unlimited === '[]' && 'a Limit of 0 gives no row: a section of home may stay empty',
}

/** Every call that changes nothing, read by the app's own reader. */
export async function checkCalls(visit: Visit): Promise<Finding[]> {
  const findings: Finding[] = []
  const ask = async (operation: ReadId, parts: ReadParts = {}) => {
    const isMembers = operations[operation].auth === 'member'
    if (isOff(visit.config, operation) || (isMembers && visit.token === undefined)) return undefined
    const call = await callApi(visit, operation, parts)
    const answer = dataOf(call, operation)
    if ('finding' in answer) findings.push(answer.finding)
    return 'data' in answer ? answer.data : undefined
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
  for (const name of plain.filter(isNeeded))
    if (!visit.calls.some(({ operation }) => operation === name)) await ask(name)
  for (const [key, ...calls] of CHAINS.filter(([, first]) => isNeeded(String(first)))) {
    let id: string | undefined
    for (const [index, operation] of calls.entries()) {
      if (index > 0 && id === undefined) break
      const data = await ask(operation, id === undefined ? {} : { id })
      const rows: unknown[] = Array.isArray(data?.payload) ? data.payload : []
      id = isRecord(rows[0]) ? parseText(rows[0][key]) : undefined
    }
  }
  const slowest = Math.max(0, ...visit.calls.map(({ reply }) => reply.ms))
  const told = visit.calls.filter((call) => 'data' in call.outcome && 'data' in dataOf(call, ''))
  return [
    ...findings,
    ...told.map(toldOf),
    ...judge('answers', HABITS, visit.calls, `${visit.calls.length} calls, the slowest ${slowest} ms`),
    ...(visit.token === undefined
      ? [fault('calls of a member', 'calls-of-a-member', 'not made: no bearer was given')]
      : await checkPaging(visit)),
  ]
}

/** The worst deviation of a call, or else its size and time. */
function toldOf(call: Call): Finding {
  const { operation, reply } = call
  const [first] = judge(operation, DEVIATIONS, call)
  if (first?.result === 'note') return { ...first, id: idOf(operation) }
  return first ?? good(operation, `${kilobytes(reply.bytes)} in ${reply.ms} ms`)
}

async function checkPaging(visit: Visit): Promise<Finding[]> {
  const rowsOf = async (Page: number, Limit = 2) => {
    const body = { Filters: { Filters: [], Ordering: [], Page, Limit } }
    const { outcome } = (await callApi(visit, 'listPrivileges', { body })) ?? {}
    const data = outcome && 'data' in outcome ? (outcome.data as { payload?: unknown[] }) : {} // a list's shape
    return JSON.stringify(data.payload ?? [])
  }
  const pages = { zeroth: await rowsOf(0), first: await rowsOf(1), unlimited: await rowsOf(1, 0) }
  return judge('paging', PAGING, pages)
}
