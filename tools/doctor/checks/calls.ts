import { isRecord } from '../../../src/lib/is-record.ts'
import { operations } from '../../../src/api/generated/operations.ts'
import { parseText } from '../../../src/lib/wire-scalar.ts'
import { deviationText } from '../deviations.ts'
import { bad, good, kilobytes, listed, note, type Finding } from '../finding.ts'
import { NAMES_MEND, otherNames } from '../other-names.ts'
import { dataOf, lostPictures } from '../outcome.ts'
import type { ReadId, ReadParts } from '../reads.ts'
import { isOk } from '../site.ts'
import { callApi, isOff, type Call, type Visit } from '../visit.ts'

const OF_TIERS = ['getTier', 'getTierCriteria', 'getCriteriaMappings'] as const satisfies readonly ReadId[]
const PLAIN = [
  'getProfile',
  'getCustomerInfo',
  'listInfoFields',
  'listProviders',
  'getDefaultImage',
  'listPrivileges',
  'listForYouPrivileges',
  'listPackages',
  'listPointHistory',
  'listCustomForms',
  'checkCustomForms',
  'listCountries',
] as const satisfies readonly ReadId[]
/** Calls that need an id out of the answer before. */
const CHAINS = [
  [
    ['listProvinces', 'id'],
    ['listDistricts', 'id'],
    ['listSubDistricts', 'id'],
    ['listPostalCodes', ''],
  ],
  [
    ['listPrivilegeHistory', 'transaction_id'],
    ['getPrivilegeHistory', ''],
  ],
  [
    ['listPackageHistory', 'transaction_id'],
    ['getPackageHistory', ''],
  ],
] as const satisfies Chain[]
type Chain = readonly (readonly [operation: ReadId, id: string])[]

/** Every call that changes nothing, read by the app's own reader. */
export async function checkCalls(visit: Visit): Promise<Finding[]> {
  const findings: Finding[] = []
  const ask = async (operation: ReadId, parts: ReadParts = {}) => {
    if (!isPossible(visit, operation)) return undefined
    const call = await callApi(visit, operation, parts)
    const { finding, data } = findingOf(call, operation)
    findings.push(...finding)
    return data
  }
  for (const operation of PLAIN) await ask(operation)
  const system = await ask('getMembershipSystem')
  // A closed system has no tiers to tell of.
  if (system?.is_opensystem !== false) for (const operation of OF_TIERS) await ask(operation)
  for (const chain of CHAINS) await follow(chain, visit, ask)
  for (const call of visit.calls.filter(isReadElsewhere)) findings.push(...deviationsOf(call))
  findings.push(...checkNames(visit), ...checkLetters(visit), ...(await checkPaging(visit)))
  if (visit.token === undefined && !visit.site.recording) {
    findings.push(
      note(
        'calls of a member',
        'not made: no bearer was given',
        'Give one of a test member as DOCTOR_TOKEN.',
      ),
    )
  }
  return findings
}

const isPossible = (visit: Visit, operation: ReadId) =>
  !isOff(visit, operation) &&
  (operations[operation].auth !== 'member' || visit.token !== undefined || visit.site.recording !== undefined)

type AskedHere =
  | (typeof PLAIN)[number]
  | (typeof OF_TIERS)[number]
  | (typeof CHAINS)[number][number][0]
  | 'getMembershipSystem'

/** Reads that another check has made and judged; their deviations are told here. The compiler asks where a new read is sent. */
const ELSEWHERE: Record<Exclude<ReadId, AskedHere>, true> = {
  getTheme: true,
  getLogo: true,
  getHomeLayout: true,
  listPdpa: true,
  issueLineLogin: true,
  // Nowhere: it needs the token of an SMS.
  getSmsPdpa: true,
}
const isReadElsewhere = ({ operation }: Call) => operation in ELSEWHERE

async function follow(
  chain: (typeof CHAINS)[number],
  { site }: Visit,
  ask: (operation: ReadId, parts: ReadParts) => Promise<Record<string, unknown> | undefined>,
): Promise<void> {
  let id: string | undefined
  for (const [index, [operation, key]] of chain.entries()) {
    // A recording is asked without an id: what it holds decides.
    if (index > 0 && id === undefined && !site.recording) return
    const data = await ask(operation, id === undefined ? {} : { id })
    const rows: unknown[] = Array.isArray(data?.payload) ? data.payload : []
    id = isRecord(rows[0]) ? parseText(rows[0][key]) : undefined
  }
}

function findingOf(
  call: Call | undefined,
  check: string,
): { finding: Finding[]; data?: Record<string, unknown> } {
  const answer = dataOf(call, check)
  // What it lacks stands under other names, which have a line of their own.
  if ('finding' in answer) return { finding: call && otherNamesOf(call).length > 0 ? [] : [answer.finding] }
  const { reply } = call ?? {}
  const size = reply?.kind === 'answer' ? `${kilobytes(reply.bytes)} in ${reply.ms} ms` : ''
  const { data } = answer
  const list = Object.values(data).find(Array.isArray) as unknown[] | undefined // isArray's type is looser
  const rows = Array.isArray(data) ? `${data.length} rows, ` : list ? `${list.length} rows, ` : ''
  const lost = lostPictures(call, check)
  if (lost.length > 0) return { finding: lost, data }
  const deviations = deviationText(call?.outcome?.deviations ?? [])
  const finding = deviations
    ? note(check, `${rows}${size}; departs from the contract: ${deviations}`)
    : good(check, rows + size)
  return { finding: [finding], data }
}

const otherNamesOf = ({ operation, reply }: Call) =>
  reply.kind === 'answer' && isOk(reply) ? otherNames(operation, reply.text) : []

/** One habit of an API is one line, with the calls that have it. */
function checkNames({ calls }: Visit): Finding[] {
  const places = calls.flatMap((call) => {
    const [first, ...more] = otherNamesOf(call)
    if (!first) return []
    const others = more.length > 0 ? ` and ${more.length} more` : ''
    return `${call.operation} has ${first.found} for ${first.path}${others}`
  })
  if (places.length === 0) return []
  const what = `the app does not find what stands under another name: ${listed([...new Set(places)], 12)}`
  return [bad('names in answers', what, NAMES_MEND)]
}

/** Thai that was read in another encoding than it was written in. */
function checkLetters({ calls }: Visit): Finding[] {
  const namesOf = (pattern: RegExp) => {
    const found = calls.filter(
      ({ reply }) => reply.kind === 'answer' && isOk(reply) && pattern.test(reply.text),
    )
    return listed([...new Set(found.map(({ operation }) => operation))], 12)
  }
  const [twice, other] = [namesOf(/à[¸¹][\u0080-\u00bf]/), namesOf(/\ufffd{2}/)]
  const check = 'letters in answers'
  return [
    ...(twice
      ? [
          bad(
            check,
            `Thai is encoded twice (à¸…): ${twice}`,
            'Write UTF-8 once: look at what reads the database.',
          ),
        ]
      : []),
    ...(other
      ? [
          bad(
            check,
            `are not UTF-8: ${other}`,
            'Send UTF-8: the app reads no other encoding (TIS-620, windows-874).',
          ),
        ]
      : []),
  ]
}

/** The app asks for page 1 first: where pages begin at 0, nobody sees the first one. */
async function checkPaging(visit: Visit): Promise<Finding[]> {
  if (visit.site.recording || visit.token === undefined) return []
  const rowsOf = async (operation: ReadId, Page: number) => {
    const body = { Filters: { Filters: [], Ordering: [], Page, Limit: 2 } }
    const { outcome } = (await callApi(visit, operation, { body })) ?? {}
    const data = outcome && 'data' in outcome ? (outcome.data as { payload?: unknown[] }) : {} // a list's shape
    return JSON.stringify(data.payload ?? [])
  }
  for (const operation of ['listPrivileges', 'listPointHistory'] as const) {
    const [zeroth, first] = [await rowsOf(operation, 0), await rowsOf(operation, 1)]
    if (zeroth === '[]' || zeroth === first) continue
    const what = `pages begin at 0 (${operation}): the app asks for page 1 first, and the rows before it are never shown`
    return [bad('paging', what, 'Let the first page be Page 1.')]
  }
  return []
}

/** The app reads on; the API's team should know all the same. */
function deviationsOf(call: Call): Finding[] {
  const { operation, outcome } = call
  // The check that made the call has told.
  if ('finding' in dataOf(call, operation)) return []
  const deviations = outcome && 'data' in outcome ? deviationText(outcome.deviations) : ''
  return deviations ? [note(operation, `departs from the contract: ${deviations}`)] : []
}
