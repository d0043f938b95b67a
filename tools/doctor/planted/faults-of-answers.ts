import {
  apiAnswer,
  apiBody,
  apiError,
  apiHeader,
  apiStatus,
  both,
  callHeader,
  config,
  theme,
  type PlantedFault,
} from './planting.ts'
import type { Planting } from './stand-in-site.ts'

const PROFILE = 'Customer/Profile'
const POINTS = 'Customer/History/Point'
type Rows = { payload: Record<string, unknown>[] }

/** Changes the rows of a list. */
const rows = (call: string, change: (row: Record<string, unknown>) => object): Planting =>
  apiBody(call, (body) => {
    const { payload } = body as Rows // a list's answer, where a member asks
    return payload ? { ...body, payload: payload.map((row) => ({ ...row, ...change(row) })) } : body
  })
/** A clock that is wrong whenever it is read. */
const clock =
  (hours: number): Planting =>
  (...request) =>
    apiHeader('date', new Date(Date.now() + hours * 3_600_000).toUTCString())(...request)
const origin =
  (answer: (asked: string | undefined) => Record<string, string>): Planting =>
  (path, { headers }, method, _query, ask) => {
    if (!path.startsWith('/api/') || method === 'OPTIONS') return
    for (const [name, value] of Object.entries(answer(ask?.headers?.Origin))) headers[name] = value
  }
/** Answers of the API in another form. */
const everywhere =
  (change: (body: unknown) => unknown): Planting =>
  (path, answer, method) => {
    if (!path.startsWith('/api/') || method === 'OPTIONS' || answer.status !== 200) return
    answer.body = JSON.stringify(change(JSON.parse(answer.body)))
  }
const renamed = (rename: (key: string) => string): Planting => {
  const change = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(change)
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [rename(key), change(entry)]))
  }
  return everywhere(change)
}

/** What an API can have wrong in time, caching and access, without a bearer. */
export const faultsOfAccess: PlantedFault[] = [
  [
    'a clock that is seven hours ahead',
    clock(7),
    'the clock of the API: is 7 hours ahead by the Date of every call',
  ],
  [
    'a member’s call that answers anybody',
    apiAnswer(PROFILE, { point: 1 }),
    'calls without a bearer: answered with data to whoever asks, without a bearer: getProfile',
  ],
  [
    'CORS that gives back any Origin with credentials',
    origin((asked = '') => ({
      'access-control-allow-origin': asked,
      'access-control-allow-credentials': 'true',
    })),
    'lets any site whatever read answers with a visitor’s cookies',
  ],
  [
    'an API behind basic auth',
    apiError('', 401, {}, { 'www-authenticate': 'Basic realm="staging"' }),
    'theme of doisai: answered 401, and asks for a name and a password (basic auth)',
  ],
  [
    'an API that wants a header',
    apiError('', 400, { message: 'Missing required header X-Tenant-Id' }),
    'theme of doisai: answered 400: it asks for the header X-Tenant-Id',
  ],
  [
    'a theme that wants a bearer',
    apiError('GetTheme', 401, { message: 'unauthorized' }),
    'theme of doisai: answered 401: the app has no bearer for it before a login',
  ],
  [
    'an API with its own words, which are quoted without what could be secret',
    apiError('GetTheme', 500, { error: { message: 'No brand 0812345678 for key sk_live_51H8xYzAbCdEf' } }),
    'theme of doisai: answered 500 (server): it says “No brand … for key …”',
  ],
  [
    'another brand’s API without CORS',
    both(
      config({
        brands: [
          { ref: 'doisai', name_th: 'ก', name_en: 'A' },
          { ref: 'other', name_th: 'ข', name_en: 'B', apiPrefix: '/v2', headers: { 'X-Tenant': 'b' } },
        ],
      }),
      apiHeader('access-control-allow-headers', 'authorization, content-type, x-request-id'),
    ),
    'CORS of the customer API of other: Access-Control-Allow-Headers lacks x-tenant',
  ],
]

/** The same where only a look is worth it. */
export const oddnessOfAccess: PlantedFault[] = [
  [
    'CORS with * and credentials',
    origin(() => ({ 'access-control-allow-origin': '*', 'access-control-allow-credentials': 'true' })),
    'allows * together with Access-Control-Allow-Credentials',
  ],
  [
    'an Allow-Origin that depends on the Origin without saying so',
    origin((asked = '') => ({ 'access-control-allow-origin': asked })),
    'Access-Control-Allow-Origin depends on the Origin, and Vary does not say so',
  ],
  [
    'errors without words',
    apiAnswer('Customer/Profile', { error: { http_status: 401 } }),
    'has no Thai and English words',
  ],
  [
    'an API without addresses, whose form nobody has read',
    apiStatus('Address/Country', 404),
    'listCountries: answered 404: there is no such call or row',
  ],
  [
    'a theme with LINE on for registration alone, and no way to LINE',
    both(
      config({ liffIds: {} }),
      apiStatus('lineprovider/issue', 404),
      theme(({ resp }) => (resp.json_config.Setting_Field.Login = { isLoginByLine: false })),
    ),
    'LINE login of doisai: no LIFF ID, and lineprovider/issue gives no address',
  ],
  ['an API without Date', apiHeader('date'), 'the clock of the API: its answers have no Date'],
]

/** What a member's answers can have wrong. */
export const faultsOfAnswers: PlantedFault[] = [
  [
    'years of the Buddhist era',
    both(
      rows(POINTS, () => ({ expire_date: '2569-12-31' })),
      apiBody(PROFILE, (body) => ({ ...body, birthdate: '2533-04-13' })),
    ),
    'dates in answers: years of the Buddhist era: the app adds 543, and shows a year after 3000: getProfile birthdate · listPointHistory payload[].expire_date',
  ],
  [
    'day before month',
    rows(POINTS, () => ({ expire_date: '31/12/2026' })),
    'day before month, which the app leaves out: nobody can tell 03/04 from 04/03: listPointHistory payload[].expire_date',
  ],
  [
    'a date in Thai digits',
    rows(POINTS, () => ({ expire_date: '๒๕๖๙-๑๒-๓๑' })),
    'Thai digits, which the app leaves out of a date',
  ],
  [
    'seconds for a date',
    rows(POINTS, () => ({ expire_date: 1_798_000_000 })),
    'a number or /Date(…)/ for a date',
  ],
  [
    'a member’s answer that is public',
    apiHeader('cache-control', 'public, max-age=60'),
    'caches before the API: a shared cache may keep a member’s answer: Cache-Control: public, max-age=60 (getProfile · ',
  ],
  [
    'a member’s answer out of a CDN',
    callHeader(PROFILE, 'x-cache', 'Hit from cloudfront'),
    'came out of a shared cache: x-cache: Hit from cloudfront (getProfile)',
  ],
  [
    'a member’s answer out of a cache that says so by the standard',
    callHeader(PROFILE, 'cache-status', 'ExampleCache; hit; ttl=30'),
    'came out of a shared cache: cache-status: ExampleCache; hit; ttl=30 (getProfile)',
  ],
  [
    'a member’s answer that has an Age',
    callHeader(PROFILE, 'age', '40'),
    'came out of a shared cache: Age: 40 (getProfile)',
  ],
  [
    'a list under another key',
    apiBody(POINTS, ({ payload, ...body }) => ({ ...body, items: payload })),
    'names in answers: the app does not find what stands under another name: listPointHistory has items for payload',
  ],
  [
    'names in camel case',
    renamed((key) => key.replaceAll(/_(\w)/g, (_all, letter: string) => letter.toUpperCase())),
    'getProfile has firstName for first_name and 5 more',
  ],
  [
    'an error that comes as a success',
    everywhere(() => ({ success: false, message: 'Invalid signature' })),
    'listPrivileges: answered 200 without what it promises, which a list shows as empty: it says “Invalid signature”',
  ],
  [
    'an envelope in another casing',
    everywhere((body) => ({ Data: body })),
    'layout of home: has Data.payload where the app looks for payload',
  ],
  [
    'answers that are JSON in a text',
    everywhere((body) => JSON.stringify(body)),
    'getProfile: answered 200 with JSON inside a JSON text',
  ],
  [
    'Thai that is encoded twice',
    (path, answer) =>
      path.endsWith('privilege/List') && (answer.body = Buffer.from(answer.body).toString('latin1')),
    'letters in answers: Thai is encoded twice (à¸…): listPrivileges',
  ],
  [
    'pages that begin at 0',
    (path, answer, method, _query, ask) => {
      const { Filters } = (ask?.body ?? {}) as { Filters?: { Page: number; Limit: number } }
      if (!path.endsWith('privilege/List') || method !== 'POST' || !Filters) return
      if (Filters.Page === 0 && Filters.Limit === 2)
        answer.body = JSON.stringify({ payload: [{ privilege_id: 'P0', name_th: 'ก', point_ref: 1 }] })
    },
    'paging: pages begin at 0 (listPrivileges)',
  ],
]
