import type { OperationId } from '../../../src/api/generated/operations.ts'

/** One call of a visit. */
export interface Step {
  operation: OperationId
  path: string
  /** Of a call that is sent with POST. */
  body?: unknown
  isMutation?: true
  /** Asked only where the visit begins a session. */
  isOfSignIn?: true
  /** The head script sends it before the app has loaded. */
  isEarly?: true
  /** It waits for these answers. */
  after?: readonly OperationId[]
  /** Home asks for it once the browser is idle, and what is early is answered or has failed. */
  isLate?: true
}

const list = (limit: number) => ({ Filters: { Filters: [], Ordering: [], Page: 1, Limit: limit } })

const CALLS = {
  mergeCustomerLine: {
    path: '/authentication/MergeCustomerLine',
    body: {},
    isMutation: true,
    isOfSignIn: true,
  },
  checkCustomForms: { path: '/customercustomfields/check-info', isOfSignIn: true },
  getTheme: { path: '/Theme/GetTheme' },
  getProfile: { path: '/Customer/Profile' },
  getMembershipSystem: { path: '/customer/membership-tier/system' },
  getHomeLayout: { path: '/dynamicdisplay/LayoutDisplay' },
  getTier: { path: '/customer/membership-tier/info' },
  getTierCriteria: { path: '/customer/membership-tier/criteria' },
  getCriteriaMappings: { path: '/customer/membership-tier/criteria-item' },
  listPrivileges: { path: '/privilege/List', body: list(6) },
  listForYouPrivileges: { path: '/Privilege/ForYou/List', body: list(6) },
  listPrivilegeHistory: { path: '/Customer/History/Privilege', body: list(21) },
  listPointHistory: { path: '/Customer/History/Point', body: list(50) },
} as const satisfies Partial<Record<OperationId, Omit<Step, 'operation'>>>

type CallName = keyof typeof CALLS
type Rest = Pick<Step, 'isEarly' | 'isLate' | 'after'>

const stepsOf = (rows: [CallName, Rest?][]): Step[] =>
  rows.map(([operation, rest]) => ({
    ...{ operation, ...CALLS[operation], ...rest },
    path: `/api/v1.0${CALLS[operation].path}`,
  }))

const EARLY = { isEarly: true } as const
const LATE = { isLate: true } as const

/** What a visit asks the API, by who visits: a member whose last home is stored, or one who comes from LINE for the first time. */
export const VISITS = {
  returning: stepsOf([
    ['getProfile', EARLY],
    ['getHomeLayout', EARLY],
    ['getTier', LATE],
    ['getTierCriteria', LATE],
    ['listPrivileges', LATE],
    ['listForYouPrivileges', LATE],
    ['listPrivilegeHistory', LATE],
  ]),
  first: stepsOf([
    ['mergeCustomerLine'],
    ['checkCustomForms', { after: ['mergeCustomerLine'] }],
    ['getTheme', EARLY],
    ['getProfile', { after: ['mergeCustomerLine'] }],
    ['getMembershipSystem', { after: ['mergeCustomerLine'] }],
    ['getHomeLayout', { after: ['mergeCustomerLine'] }],
    ['getTier', { after: ['getMembershipSystem'] }],
    ['getTierCriteria', { after: ['getMembershipSystem'] }],
    ['getCriteriaMappings', { after: ['getMembershipSystem'] }],
    ['listPrivileges', { after: ['getHomeLayout'] }],
    ['listForYouPrivileges', { after: ['getHomeLayout'] }],
    ['listPrivilegeHistory', { after: ['getTheme', 'mergeCustomerLine'] }],
    ['listPointHistory', { after: ['getProfile', 'getTheme'], isLate: true }],
  ]),
} as const satisfies Record<string, Step[]>

export type VisitKind = keyof typeof VISITS

const rows = JSON.stringify({ payload: [] })

/** The least that each call is answered with. */
export const ANSWERS: Record<CallName, string> = {
  mergeCustomerLine: JSON.stringify({ callback_token: 'token' }),
  checkCustomForms: JSON.stringify({ list_form: [] }),
  getTheme: JSON.stringify({ resp: {} }),
  getProfile: JSON.stringify({ point: 10 }),
  getMembershipSystem: JSON.stringify({ is_opensystem: true }),
  getHomeLayout: rows,
  getTier: JSON.stringify({ tier_info: { tier_name_th: 'ทอง' } }),
  getTierCriteria: rows,
  getCriteriaMappings: JSON.stringify({ criteria_group_mapping_infos: [] }),
  listPrivileges: rows,
  listForYouPrivileges: rows,
  listPrivilegeHistory: rows,
  listPointHistory: rows,
}

export const answerTo = (path: string): string => ANSWER_BY_PATH.get(path.replace(/\?.*/, '')) ?? '{}'

const ANSWER_BY_PATH = new Map(
  (Object.keys(CALLS) as CallName[]).map((name) => [`/api/v1.0${CALLS[name].path}`, ANSWERS[name]]),
)
