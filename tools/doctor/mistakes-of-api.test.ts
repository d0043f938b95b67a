import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { sessionFor } from '../../src/sandbox/personas.ts'
import { expectNamed, planted, saying } from '../../tests/support/planted/examination.ts'
import {
  answered,
  apiHeader,
  below,
  bodyOf,
  both,
  call,
  config,
  isOfApi,
  rowsOf,
  theme,
  type Mistake,
} from '../../tests/support/planted/planting.ts'
import type { Planting } from '../../tests/support/planted/stand-in-site.ts'
import { listOperations, readDocument } from '../openapi/document.ts'
import { textReport } from './report.ts'

const PROFILE = 'Customer/Profile'
const POINTS = 'Customer/History/Point'

const article = (changes: object) =>
  bodyOf('pdpa/info', ({ pdpa_list }) => ({ pdpa_list: [{ ...(pdpa_list as object[])[0], ...changes }] }))
/** A condition of spending, at 62 percent. */
const conditions = (changes: object) =>
  answered('membership-tier/criteria', {
    criteria_mode: 2,
    payload: [
      { spending_criteria: { flag: 2, current_amount: 24_800, required_amount: 40_000, ...changes } },
    ],
  })
/** Changes four of five rows of a list one way, and the fifth another way. */
const mostly = (list: string, most: object, rest: object) =>
  bodyOf(list, ({ payload }) => ({
    payload: (payload as object[]).map((row, index) => ({ ...row, ...(index % 5 === 4 ? rest : most) })),
  }))
/** Allows whatever origin asks. */
const anyOrigin: Planting = (path, { headers }, method, _query, ask) => {
  if (isOfApi(path) && method !== 'OPTIONS')
    headers['access-control-allow-origin'] = ask?.headers?.Origin ?? ''
}
/** Changes all answers of the API. */
const everywhere = (change: (body: unknown) => unknown): Planting =>
  call('', (answer) => {
    if (answer.status === 200) answer.body = JSON.stringify(change(JSON.parse(answer.body)))
  })
function camelCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelCase)
  if (value === null || typeof value !== 'object') return value
  const nameOf = (key: string) => key.replaceAll(/_(\w)/g, (_all, letter: string) => letter.toUpperCase())
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [nameOf(key), camelCase(entry)]))
}
/** A clock that is seven hours ahead whenever it is read. */
const clock: Planting = (...request) =>
  apiHeader('date', new Date(Date.now() + 7 * 3_600_000).toUTCString())(...request)
/** The rows of a list where the page, or the limit, that is asked for is 0. */
const rowsAtZero =
  (name: 'Page' | 'Limit', payload: unknown[], list = 'privilege/List'): Planting =>
  (path, answer, _method, _query, ask) => {
    const { Filters } = (ask?.body ?? {}) as { Filters?: Record<typeof name, number> }
    if (path.endsWith(list) && Filters?.[name] === 0) answer.body = JSON.stringify({ payload })
  }
/** Changes the rows of a list where its filters, its order or its page say this. */
const rowsWhere =
  (list: string, words: string, change: (rows: object[]) => object[]): Planting =>
  (path, answer, _method, _query, ask) => {
    if (!path.endsWith(list) || !JSON.stringify(ask?.body ?? '').includes(words)) return
    const body = JSON.parse(answer.body) as { payload: object[] } // a list
    answer.body = JSON.stringify({ ...body, payload: change(body.payload) })
  }
const refusedWhere =
  (list: string, words: string): Planting =>
  (path, answer, _method, _query, ask) =>
    path.endsWith(list) &&
    JSON.stringify(ask?.body ?? '').includes(words) &&
    Object.assign(answer, { status: 400, body: '{}' })
const none = () => []
/** Changes the first row of a list alone. */
const firstRowOf = (path: string, changes: object) =>
  bodyOf(path, ({ payload }) => {
    const [first, ...others] = payload as object[]
    return { payload: [{ ...first, ...changes }, ...others] }
  })
const LIST = 'privilege/List'
const OWN = 'History/Privilege'
const form = (...Fields: object[]) =>
  answered('customercustomfields/list', { list_form: [{ Form_Name: 'tastes', Primary_Key: 'id', Fields }] })
/** Changes the member's address. */
const address = (changes: object) =>
  bodyOf('Customer/info', (body) => ({ ...body, address: { ...(body.address as object), ...changes } }))
/** The price and what is missing have changed places. */
const swapped = bodyOf(LIST, ({ payload }) => ({
  payload: (payload as { point_ref: number; point_need: number }[]).map((row) => ({
    ...row,
    point_ref: row.point_need,
    point_need: row.point_ref,
  })),
}))
/** Local time as UTC, of something that has just been done. */
const sixHoursAhead: Planting = (...request) =>
  rowsOf(POINTS, { date: new Date(Date.now() + 6 * 3_600_000).toISOString() })(...request)
/** Redirects every call, and its preflight, to the same path elsewhere. */
const moved: Planting = (path, answer) =>
  path.startsWith('/api/') &&
  Object.assign(answer, { status: 301, headers: { location: `https://x.example/v2${path}` } })
const page = call('', (answer) => Object.assign(answer, { status: 200, body: '<!doctype html>' }))
const packed = (answer: { body: string }) => (answer.body = gzipSync(answer.body).toString())
const BRAND = { name_th: 'ก', name_en: 'A' }
const STRANGE = {
  brands: [{ ...BRAND, ref: 'doisay' }],
  defaultBrandRef: 'doisay',
  liffIds: { doisay: '1650000000-AbCdEf12' },
}
const ROW = { privilege_id: 'P1', name_th: 'ก', point_ref: 1 }

/** What can be wrong with an API, its proxy and LINE's console, as seen without a bearer. */
const ofApi: readonly Mistake[] = [
  ['cors-origin', apiHeader('access-control-allow-origin'), 'the preflight has no'],
  ['cors-origin', apiHeader('access-control-allow-origin', 'https://old.example')],
  ['cors-preflight', (_path, answer, method) => method === 'OPTIONS' && (answer.status = 401)],
  ['cors-headers', apiHeader('access-control-allow-headers', '*'), 'lacks authorization'],
  ['cors-exposed', apiHeader('access-control-expose-headers', 'Date'), 'lacks retry-after'],
  ['cors-any-site', both(anyOrigin, apiHeader('access-control-allow-credentials', 'true'))],
  ['cors-headers', config({ headers: { 'X-Tenant': 'a' } }), 'lacks x-tenant'],
  ['liff-id-wrong', config({ liffIds: { doisai: 'https://liff.line.me/1650000000-AbCdEf12' } })],
  ['liff-unknown', below('/line/', (answer) => (answer.status = 404))],
  [
    'line-login-host',
    both(config({ liffIds: {} }), answered('lineprovider/issue', { url: 'https://evil.example/x' })),
  ],
  ['theme-unreadable', answered('GetTheme', { resp: { json_config: '{' } })],
  ['theme-unreadable', theme((resp) => (resp.groupimagelist = null))],
  ['colour-wrong', theme((resp) => (resp.json_config.Theme_Field['--primary'] = '#12345'))],
  [
    'login-closed',
    theme((resp) => (resp.json_config.Setting_Field.Login = { isLoginByPhone: 'False', isLoginByLine: 0 })),
  ],
  [
    'picture-refused',
    theme((resp) =>
      resp.groupimagelist?.push({ imagegrouptype: 2, imagelist: [{ imageurl: 'http://cdn.example/a.png' }] }),
    ),
  ],
  ['picture-missing', below('/sandbox/pictures/', (answer) => (answer.status = 404))],
  [
    'picture-missing',
    (path, answer, _method, _query, ask) => {
      const isOfPage = ask?.headers?.Referer !== undefined
      if (path.startsWith('/sandbox/pictures/') && isOfPage) answer.status = 403
    },
  ],
  ['picture-type', below('/sandbox/pictures/', ({ headers }) => (headers['content-type'] = 'text/html'))],
  ['picture-heavy', below('/sandbox/pictures/', (answer) => (answer.body = ' '.repeat(2_000_000)))],
  ['consent-missing', answered('pdpa/info', { pdpa_list: [] })],
  ['consent-not-thai', article({ content_th: '<p>Hello</p>' })],
  ['consent-not-english', article({ content_en: '' })],
  ['get-theme', call('', (answer) => (answer.body = '<!doctype html>'))],
  ['the-crm-api', answered('pdpa-detail', {}, 500)],
  ['list-pdpa', answered('pdpa/info', {}, 302, { location: 'https://x.example/?t=1' }), 'https://x.example/'],
  ['get-theme', answered('', {}, 401, { 'www-authenticate': 'Basic realm="staging"' }), 'basic auth'],
  ['get-theme', answered('', { message: 'No X-Tenant-Id' }, 400), 'it says “No X-Tenant-Id”'],
  ['get-theme', answered('GetTheme', {}, 401), 'no bearer for it before a login'],
  ['get-theme', answered('GetTheme', {}, 405), 'the path is there, but does not take GET'],
  ['get-theme', call('GetTheme', packed), 'compressed still'],
  ['get-theme', moved, 'https://x.example/v2/…'],
  ['api-redirects', moved, 'https://x.example/v2/…'],
  ['theme-brand-unknown', config(STRANGE)],
  [
    'theme-names',
    theme(({ json_config }) => (json_config.Theme_Field = { primary: '#0a0', button: '#0a0' })),
    'primary · button lack the --',
  ],
  ['theme-names', theme(({ json_config }) => delete json_config.Theme_Field['--primary']), 'no --primary'],
  ['list-providers', answered('authentication/Provider', { provider_ref: 'L', oauth_method: 21 }), 'a list'],
  ['list-providers', answered('authentication/Provider', { line: { oauth_method: 21 } }), 'without a list'],
  ['slow', call('GetTheme', (answer) => (answer.ms = 6000)), 'getTheme 6.0 s'],
  ['cookies-set', apiHeader('set-cookie', 'lb=1; Expires=Wed, 21 Oct 2026 07:28:00 GMT,b=2'), '(lb, b)'],
  ['liff-unasked', below('/line/', (answer) => (answer.status = 503))],
  ['liff-unasked', below('/line/', (answer) => (answer.body = '{"contextToken":"e30"}'))],
  [
    'get-theme',
    answered('GetTheme', { error: 'No 0812345678 for sk_live_51H8xYzAbCdEf' }, 500),
    '“No … for …”',
  ],
  ['error-hidden', call(PROFILE, ({ headers }) => delete headers['access-control-allow-origin'])],
  ['session-end', answered(PROFILE, {}, 403), 'answered 403 (getProfile), not 401'],
  ['any-bearer', answered(PROFILE, { point: 1 }), 'that was made up is accepted'],
  ['calls-without-a-bearer', answered(PROFILE, { point: 1 })],
  ['line-merge', answered('MergeCustomerLine', {}, 404), 'answered 404 (notFound)'],
  ['line-merge', answered('MergeCustomerLine', { callback_token: 'e30' }), 'is taken'],
  ['brand-ignored', answered('GetTheme', { resp: { json_config: {}, groupimagelist: [] } }), 'not there'],
  [
    'cors-preflight',
    (path, answer, method) => method === 'OPTIONS' && path.endsWith(POINTS) && (answer.status = 405),
    'answers 405',
  ],
  ['the-clock-of-the-api', apiHeader('date'), 'no answer has a Date'],
  [
    'list-providers',
    answered('authentication/Provider', { result: [{ provider_ref: 'L', oauth_method: 21 }] }),
    'inside result',
  ],
  ['html-in-names', article({ content_th: '&lt;p&gt;ข้อความ&lt;/p&gt;' }), 'listPdpa content_th'],
  ['create-account', answered('CreateAccount', {}, 404), 'there is no such call'],
  ['update-pdpa', answered('UpdatePDPA', {}, 405), 'does not take POST'],
  ['reset-pin-by-otp', answered('ResetPasswordByOTP', {}, 501), 'there is no such call'],
  ['validate-pin', answered('ValidatePassword', {}, 404), 'there is no such call'],
  ['redeem-qr-code', answered('RedeemQrCode', {}, 404), 'there is no such call'],
  ['update-customer-info', answered('UpdateCustomerInfo', {}, 500), 'answered 500'],
  ['issue-privilege', answered('privilege/Issue', {}), 'that nobody has'],
  ['create-account', answered('CreateAccount', { token: 't' }), 'that nobody has'],
  ['issue-privilege', answered('privilege/Issue', { transaction_id: 'T' }), 'that nobody has'],
  [
    'calls-without-a-bearer',
    answered('History/Package', { payload: [{ transaction_id: 'T1', package_id: 'P1', name_th: 'ก' }] }),
    'listPackageHistory',
  ],
  ['session-end', answered(POINTS, { payload: [], total: 0, page: 1, limit: 20 }), '200 (listPointHistory)'],
  ['the-clock-of-the-api', clock, '420 minutes ahead'],
  ['cors-vary', anyOrigin, 'Vary does not say so'],
  ['cors-age', apiHeader('access-control-max-age'), 'most calls are sent twice'],
  ['contract-version', apiHeader('x-contract-version', '2025-01-01'), 'follows "2025-01-01"'],
  ['error-body', answered(PROFILE, { error: { http_status: 401 } })],
  [
    'line-login-impossible',
    both(
      config({ liffIds: {} }),
      answered('lineprovider/issue', {}, 404),
      theme((resp) => (resp.json_config.Setting_Field.Login = { isLoginByLine: false })),
    ),
  ],
]

/** What can be seen only with a member's bearer. */
const ofMembersCalls: readonly Mistake[] = [
  ['banner-missing', answered('LayoutDisplay', { payload: [{ key: 'banner', banners: [] }] })],
  [
    'link-leads-nowhere',
    answered('LayoutDisplay', { payload: [{ key: 'banner', banners: [{ image_url: '/a', link: 'x' }] }] }),
  ],
  [
    'get-tier',
    answered('membership-tier/info', { tier_info: { tier: 'gold' } }),
    'tier_info.tier_id: missing',
  ],
  ['get-customer-info', call('Customer/info', (answer) => (answer.body = answer.body.slice(0, 20)))],
  ['list-privileges', firstRowOf(LIST, { point_ref: null }), 'rows dropped: 1 of '],
  ['list-privileges', firstRowOf(LIST, { point_ref: 'ten' }), 'point_ref: text for a number, left out)'],
  [
    'list-privileges',
    rowsOf(LIST, { remaining_limit: '0 ใบ' }),
    'payload[].remaining_limit: text for a number, left out: sold-out rewards get a button',
  ],
  [
    'list-privilege-history',
    rowsOf(OWN, { status: 'gone' }),
    'left out: the row has no state, and no button',
  ],
  ['list-privilege-history', rowsOf(OWN, { status: null }), 'missing: the row has no state'],
  [
    'list-info-fields',
    answered('DynamicInfoConfig', { payload: [{ field: 'email', is_display: 'on' }] }),
    'taken as true',
  ],
  [
    'link-leads-nowhere',
    answered('LayoutDisplay', {
      payload: [{ key: 'banner', banners: [{ image_url: '/a', link: '/privileges?from=home' }] }],
    }),
  ],
  [
    'list-pdpa',
    (path, answer, _method, _query, ask) => {
      if (path.endsWith('pdpa/info') && ask?.headers?.Authorization === undefined) answer.status = 401
    },
    'no bearer for it before a login',
  ],
  [
    'check-custom-forms',
    answered('customercustomfields/check-info', { error: { http_status: 404 } }, 404),
    'or no row',
  ],
  [
    'number-unknown',
    (path, answer, _method, _query, ask) => {
      const { Mobile_No: number } = (ask?.body ?? {}) as { Mobile_No?: string }
      if (path.endsWith('ValidateUsername') && number === '0600000000') answer.status = 404
    },
    'answered 404',
  ],
  [
    'get-home-layout',
    answered('LayoutDisplay', { payload: [{ key: 'privilege', card: [] }, { key: 'news' }] }),
    'payload[].card: a list for an object, left out: it is not shown',
  ],
  [
    'get-home-layout',
    answered('LayoutDisplay', { payload: [{ key: 'privilege' }, {}] }),
    '1 of 2 of payload',
  ],
  ['departs', rowsOf(LIST, { point_ref: '10' }), 'listPrivileges payload[].point_ref: text for a number'],
  ['departs', rowsOf(LIST, { is_issuable: null }), 'is_issuable: missing: taken as true'],
  ['ids-twice', rowsOf(LIST, { privilege_id: 'P1' }), 'the first alone'],
  ['points-contradict', swapped],
  ['points-contradict', rowsOf(LIST, { point_ref: 1, point_need: 1 }), 'and the balance'],
  ['local-time-as-utc', rowsOf(POINTS, { expire_date: '2026-12-31T23:59:59Z' }), 'the next day'],
  ['dates-ahead', rowsOf(POINTS, { date: '2099-11-25T10:15:00+07:00' }), 'listPointHistory'],
  ['local-time-as-utc', sixHoursAhead, 'listPointHistory'],
  [
    'code-end-without-zone',
    answered('Privileg/Detail', { transaction_id: 'T1', name_th: 'ก', expires_at: '2026-12-01 10:00:00' }),
  ],
  ['pages-ignored', answered(LIST, { payload: [ROW], total: 40 }), 'listPrivileges'],
  ['layout-empty', answered('LayoutDisplay', { payload: null })],
  ['get-customer-info', answered('Customer/info', { Result: { first_name: 'ก' } }), 'stands inside Result'],
  ['filters-ignored', answered('package/List', { payload: [{ package_id: 'K', name_th: 'ก' }] }), 'Packages'],
  ['filters-ignored', answered(POINTS, { payload: [{ point: 1, status: 'used' }] }), 'listPointHistory'],
  ['filters-ignored', rowsOf(OWN, { status: 'available', valid_through: '2999-01-01' }), 'PrivilegeHistory'],
  ['filters-ignored', answered('privilege/List', { payload: [ROW] })],
  ['filters-ignored', rowsWhere(LIST, '"like"', () => [ROW]), 'did not ask for: listPrivileges name_th like'],
  [
    'filters-ignored',
    rowsWhere(LIST, '"in"', none),
    'leaves out rows that fit it: the member reads that there are none: listPrivileges privilege_id in',
  ],
  [
    'filters-ignored',
    rowsWhere(LIST, '"category_id"', () => [{ ...ROW, category_id: 'C9' }]),
    'category_id eq',
  ],
  [
    'filters-ignored',
    rowsWhere(LIST, '"point_ref","Operator"', () => [{ ...ROW, point_ref: 9e6 }]),
    'point_ref lte',
  ],
  ['filters-ignored', rowsWhere(POINTS, '"gte"', () => [{ point: 1, date: '2001-01-01' }]), 'date gte'],
  ['filters-ignored', rowsWhere(POINTS, '"date","Operator":"lte"', none), 'listPointHistory date lte'],
  ['filters-ignored', rowsWhere(OWN, '"status"', none), 'listPrivilegeHistory status eq'],
  ['filter-refused', refusedWhere(LIST, '"like"'), 'answered 400'],
  [
    'filter-refused',
    refusedWhere('History/Package', '"Direction"'),
    'listPackageHistory expiry_date lte expiry_date asc',
  ],
  [
    'orders-ignored',
    rowsWhere(LIST, '"point_ref","Direction":"asc"', (rows) => rows.toReversed()),
    'listPrivileges point_ref asc',
  ],
  [
    'orders-ignored',
    rowsWhere(POINTS, '"date","Direction":"desc"', (rows) => rows.toReversed()),
    'listPointHistory date desc',
  ],
  ['pages-ignored', rowsWhere(POINTS, '"Page":2', none), 'page 2 has no row'],
  [
    'places-ignored',
    answered('Address/District', { payload: [{ id: 1001, name_th: 'ก' }] }),
    'listDistricts',
  ],
  ['places-missing', answered('Address/PostalCode', { payload: [] }), 'listPostalCodes'],
  ['address-unknown', address({ province_id: 99 }), 'listProvinces'],
  ['address-unknown', address({ sub_district_id: '103999' }), 'listSubDistricts'],
  ['html-in-names', rowsOf(LIST, { name_th: 'ชา &amp; กาแฟ' }), 'listPrivileges name_th'],
  ['html-in-names', rowsOf(POINTS, { title_th: 'ซื้อ &#39;ชา&#39;' }), 'listPointHistory title_th'],
  [
    'html-in-names',
    bodyOf('membership-tier/info', (body) => ({ ...body, tier_info: { tier_name_th: '<b>ทอง</b>' } })),
  ],
  [
    'names-in-answers',
    rowsOf(LIST, { valid_through: undefined, validThrough: '2999-01-01' }),
    'validThrough for valid_through',
  ],
  ['list-package-history', answered('History/Package', {}, 404), 'which the app shows as an error'],
  [
    'ids-long',
    call(
      LIST,
      (answer) =>
        (answer.body = answer.body.replace(/"privilege_id":"[^"]*"/, '"privilege_id":9200001234567890123')),
    ),
  ],
  [
    'get-profile',
    bodyOf(PROFILE, (body) => ({ ...body, customer_info: null })),
    'no code to show at the counter',
  ],
  ['number-masked', bodyOf(PROFILE, (body) => ({ ...body, mobile_no: '081XXX0005' }))],
  ['tier-contradicts', conditions({ progress: 0.62 }), 'spending_criteria'],
  ['tier-contradicts', conditions({ progress: 62, missing_amount: 24_800 }), 'spending_criteria'],
  [
    'tier-end',
    bodyOf('membership-tier/info', (body) => ({ ...body, progress_info: { tier_exp_date: '2099-12-31' } })),
    'tier_exp_mode',
  ],
  [
    'tier-end',
    bodyOf('membership-tier/info', (body) => ({
      ...body,
      progress_info: { tier_exp_mode: 1, tier_exp_date: '2020-12-31' },
    })),
  ],
  [
    'gift-unnamed',
    answered('membership-tier/criteria-item', {
      criteria_group_mapping_infos: [
        { criteria_mapping_infos: [{ privilege_id: 'P1', privilege_name: 'ก' }] },
      ],
    }),
    'privielge_name (so it is written)',
  ],
  ['members-differ', bodyOf('Customer/info', (body) => ({ ...body, first_name: 'Other' })), 'first_name'],
  ['form-unanswerable', form({ Column_Name: 'a' }, { Column_Name: 'a' }), 'a twice'],
  ['form-unanswerable', form({ Column_Name: 'a', Type: 'select', Options: [] }), 'a without options'],
  ['no-info-field', answered('DynamicInfoConfig', { payload: [{ field: 'email', is_display: 0 }] })],
  ['catalogue-empty', answered(LIST, { payload: [] }), 'listPrivileges'],
  ['nothing-to-redeem', rowsOf(LIST, { valid_through: '2020-01-01' }), 'is over'],
  ['points-negative', rowsOf(POINTS, { status: 'received', point: -5 }), 'received, and below 0'],
  ['points-negative', bodyOf(PROFILE, (body) => ({ ...body, point: -5 })), 'the balance'],
  ['points-negative', rowsOf(LIST, { point_ref: -5 }), 'a price is below 0'],
  ['nothing-to-redeem', rowsOf(LIST, { remaining_limit: 0 }), 'sold out'],
  ['nothing-to-redeem', mostly(LIST, { remaining_limit: 0 }, { remaining_limit: 4 }), 'reads as gone'],
  ['nothing-to-redeem', rowsOf('package/List', { remaining_coupons: 0 }), 'sold out'],
  ['nothing-to-redeem', rowsOf(LIST, { is_issuable: 0 }), 'none has a button'],
  ['nothing-to-redeem', rowsOf(LIST, { point_ref: 0, point_need: 0 }), 'costs 0 points'],
  ['any-row', answered('Privileg/Detail', { transaction_id: 'T1', name_th: 'ก' }), 'a made-up one'],
  ['any-row', answered('Privileg/Detail', {}, 500)],
  ['detail-differs', bodyOf('Privileg/Detail', (body) => ({ ...body, status: 'canceled' })), 'status'],
  ['any-row', bodyOf('Privileg/Detail', (body) => ({ ...body, transaction_id: 'latest' })), 'another row'],
  ['dates-buddhist', rowsOf(POINTS, { expire_date: '2569-12-31' })],
  ['days-in-utc', rowsOf(LIST, { valid_through: '2027-01-29T17:00:00' }), 'valid_through'],
  ['dates-unread', rowsOf(POINTS, { expire_date: '31/12/2026' })],
  ['dates-unread', rowsOf(POINTS, { expire_date: '๒๕๖๙-๑๒-๓๑' })],
  ['dates-unread', rowsOf(POINTS, { expire_date: 1_798_000_000 })],
  ['caches-before-the-api', apiHeader('cache-control', 'public, max-age=60')],
  ['caches-before-the-api', apiHeader('cache-control', 'max-age=0, s-maxage=600')],
  ['caches-before-the-api', apiHeader('x-cache', 'Hit from cloudfront', PROFILE), 'getProfile (x-cache: Hit'],
  ['caches-before-the-api', apiHeader('cache-status', 'ExampleCache; hit; ttl=30', PROFILE)],
  ['caches-before-the-api', apiHeader('age', '40', PROFILE)],
  ['list-point-history', bodyOf(POINTS, ({ payload }) => ({ items: payload })), 'without payload'],
  ['names-in-answers', everywhere(camelCase), 'firstName for first_name'],
  ['list-privileges', everywhere(() => ({ message: 'Not signed' })), '“Not signed”'],
  ['get-profile', everywhere((body) => ({ Data: body })), 'stands inside Data'],
  ['get-profile', everywhere((body) => JSON.stringify(body)), 'JSON inside a JSON text'],
  [
    'letters-in-answers',
    call('privilege/List', (answer) => (answer.body = Buffer.from(answer.body).toString('latin1'))),
  ],
  ['paging', rowsAtZero('Page', [ROW])],
  ['paging', rowsAtZero('Page', [{ package_id: 'K', name_th: 'ก' }], 'package/List'), 'listPackages'],
  ['limit-zero', rowsAtZero('Limit', [])],
  [
    'options-with-commas',
    answered('customercustomfields/list', {
      list_form: [
        {
          Form_Name: 'tastes',
          Primary_Key: 'id',
          Fields: [
            { Column_Name: 'likes', Type: 'multiselect', Options: [{ Value: 'ชา, กาแฟ' }, { Value: 'น้ำ' }] },
          ],
        },
      ],
    }),
    'likes "ชา, กาแฟ"',
  ],
  ['list-privileges', answered('privilege/List', {}, 429), 'too many calls at once'],
]

it.for(ofApi)('a mistake of an API is named: %s', async (mistake) =>
  expectNamed(await planted(mistake[1]), mistake),
)

it.for(ofMembersCalls)('a mistake of an API is named to who gives a bearer: %s', async (mistake) =>
  expectNamed(await planted(mistake[1], { token: sessionFor('gold', 'doisai') }), mistake),
)

it('a member without a tier and a brand without a picture of its own are no mistake', async () => {
  const hasNone = both(
    answered('membership-tier/info', { error: { http_status: 404 } }, 404),
    answered('privilege/getdefaultimage', { error: { http_status: 404 } }, 404),
  )
  const findings = await planted(hasNone, { token: sessionFor('gold', 'doisai') })
  expect(saying(findings, 'bad')).toEqual([])
})

it('pages whose pictures are signed anew each time are no other pages', async () => {
  let count = 0
  const signed = bodyOf(LIST, ({ payload }) => ({
    payload: (payload as object[]).map((row) => ({
      ...row,
      main_image_url: `https://cdn.example/a.png?Signature=${(count += 1)}`,
    })),
  }))
  const findings = await planted(signed, { token: sessionFor('gold', 'doisai') })
  expect(saying(findings, 'good')).toContain('pages: as the app asks for them')
})

it('asks each list by every filter and order of the contract', async () => {
  const asked: Record<string, Set<string>> = {}
  const noting: Planting = (path, _answer, _method, _query, ask) => {
    const { Filters } = (ask?.body ?? {}) as {
      Filters?: Record<'Filters' | 'Ordering', Record<string, string>[]>
    }
    const texts = (asked[path.replace('/api/v1.0/', '')] ??= new Set())
    for (const { Field, Operator } of Filters?.Filters ?? []) texts.add(`${Field} ${Operator}`)
    for (const { Field, Direction } of Filters?.Ordering ?? []) texts.add(`${Field} ${Direction}`)
  }
  await planted(noting, { token: sessionFor('gold', 'doisai') })
  const contract = readDocument(join(import.meta.dirname, '../../src/api/openapi.yaml'))
  for (const { id: list, path, operation } of listOperations(contract)) {
    const { 'x-filters': filters, 'x-orders': orders } = operation
    if (!filters || !orders) continue
    // A detail is never asked of the rewards for you.
    const isUnasked = (text: string) => list === 'listForYouPrivileges' && text === 'privilege_id eq'
    const texts = [...filters, ...orders].filter((text) => !isUnasked(text))
    expect([...(asked[path.replace('/api/v1.0/', '')] ?? [])].toSorted(), list).toEqual(texts.toSorted())
  }
})

it('takes a plus of points that were used for no other order', async () => {
  const plus = bodyOf(POINTS, ({ payload }) => ({
    payload: (payload as { point: number }[]).map((row) => ({ ...row, point: Math.abs(row.point) })),
  }))
  expect(saying(await planted(plus, { token: sessionFor('gold', 'doisai') }), 'bad')).toEqual([])
})

it('names rows whose field cannot be read by that alone, and not as a filter that is not obeyed', async () => {
  const unread = rowsOf(OWN, { valid_through: undefined, end: '2999-01-01', status: 'ACTIVE' })
  const ids = (await planted(unread, { token: sessionFor('gold', 'doisai') })).map(({ id }) => id)
  expect(ids).toContain('list-privilege-history')
  expect(ids).not.toContain('filters-ignored')
})

it.each([
  ['package/List', '"off": ["package"]'],
  ['Customer/info', 'Add it, or give its own path in paths'],
])('says what mends a call that alone is missing: %s', async (path, words) => {
  const findings = await planted(answered(path, {}, 404), { token: sessionFor('gold', 'doisai') })
  const [missing] = findings.filter(({ what }) => what.startsWith('answered 404'))
  expect(missing?.mend).toContain(words)
})

it.each([
  ['an envelope', everywhere((body) => ({ Data: body })), /stands inside Data/g],
  ['a redirect', moved, /redirects to/g],
  ['a page in place of the API', page, /✗ (?!answers: members wait)/g],
  [
    'an API that says nothing',
    call('', (answer) => Object.assign(answer, { status: 204, body: '' })),
    /with nothing/g,
  ],
  ['a brand that the API does not know', config(STRANGE), /does not know the brand/g],
])('%s of all calls is one line', async (_what, how, words) => {
  const report = textReport(await planted(how, { token: sessionFor('gold', 'doisai') }))
  expect(report.match(words)).toHaveLength(1)
  expect(report).toMatch(/so too: .*(getProfile|consent texts)/)
})
