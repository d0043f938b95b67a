import {
  apiAnswer,
  apiBody,
  apiHeader,
  apiStatus,
  both,
  config,
  isOfApi,
  theme,
  type PlantedFault,
} from './planting.ts'
import type { Planting, Outgoing } from './stand-in-site.ts'

const picture =
  (change: (answer: Outgoing) => unknown): Planting =>
  (path, answer) =>
    path.startsWith('/sandbox/pictures/') && change(answer)
const article = (changes: object) =>
  apiBody('pdpa/info', ({ pdpa_list }) => ({ pdpa_list: [{ ...(pdpa_list as object[])[0], ...changes }] }))
const line =
  (change: (answer: Outgoing) => unknown): Planting =>
  (path, answer) =>
    path.startsWith('/line/') && change(answer)

/** What an API, its proxy and LINE's console can have wrong, as anybody sees it. */
export const faultsOfApi: PlantedFault[] = [
  ['no CORS', apiHeader('access-control-allow-origin'), 'the preflight has no Access-Control-Allow-Origin'],
  [
    'CORS for another origin',
    apiHeader('access-control-allow-origin', 'https://old.example'),
    'allows https://old.example, not http://localhost:',
  ],
  [
    'a preflight that wants a bearer',
    (_path, answer, method) => method === 'OPTIONS' && Object.assign(answer, { status: 401 }),
    'CORS of the customer API: the preflight answers 401',
  ],
  [
    'headers that are not allowed',
    apiHeader('access-control-allow-headers', '*'),
    'Access-Control-Allow-Headers lacks authorization',
  ],
  [
    'headers that are not exposed',
    apiHeader('access-control-expose-headers', 'Date'),
    'Access-Control-Expose-Headers lacks retry-after',
  ],

  [
    'a LIFF address for an ID',
    config({ liffIds: { doisai: 'https://liff.line.me/1650000000-AbCdEf12' } }),
    'is no LIFF ID',
  ],
  [
    'a LIFF ID that LINE does not know',
    line((answer) => (answer.status = 404)),
    'LINE knows no LIFF app of this ID',
  ],
  [
    'LINE login that leads elsewhere',
    both(config({ liffIds: {} }), apiAnswer('lineprovider/issue', { url: 'https://evil.example/x' })),
    'lineprovider/issue leads to evil.example',
  ],

  [
    'a theme in broken JSON',
    apiAnswer('GetTheme', { resp: { json_config: '{', groupimagelist: [] } }),
    'no json_config that can be read',
  ],
  [
    'a theme without pictures',
    theme(({ resp }) => (resp.groupimagelist = null)),
    'no groupimagelist that can be read',
  ],
  [
    'a colour that is none',
    theme(({ resp }) => (resp.json_config.Theme_Field['--primary'] = '#12345')),
    '--primary is "#12345", no CSS colour',
  ],
  [
    'no way to log in',
    theme(
      ({ resp }) => (resp.json_config.Setting_Field.Login = { isLoginByPhone: 'False', isLoginByLine: 0 }),
    ),
    'nobody can log in',
  ],
  [
    'covers that are not there',
    theme(({ resp }) => resp.groupimagelist?.shift()),
    'covers are switched on, and there are none',
  ],
  [
    'a picture over http',
    theme(({ resp }) =>
      resp.groupimagelist?.push({ imagegrouptype: 2, imagelist: [{ imageurl: 'http://cdn.example/a.png' }] }),
    ),
    'pictures left out, no https address: resp.groupimagelist[].imagelist[].imageurl',
  ],
  ['a picture that is gone', picture((answer) => (answer.status = 404)), 'pictures: http'],
  ['a picture of 2 MB', picture((answer) => (answer.body = ' '.repeat(2_000_000))), 'has 2000 kB'],

  ['no consent text', apiAnswer('pdpa/info', { pdpa_list: [] }), 'consent texts of doisai: there are none'],
  ['no Thai consent text', article({ content_th: '<p>Hello</p>' }), 'article 1 has no Thai text'],

  [
    'an API that is a web site',
    (path, answer) => isOfApi(path) && (answer.body = '<!doctype html>'),
    'with an HTML page',
  ],
  ['a CRM API that fails', apiStatus('pdpa-detail', 500), 'the CRM API: answered 500'],
  [
    'an API that redirects',
    (path, answer) =>
      path.endsWith('pdpa/info') &&
      Object.assign(answer, { status: 302, headers: { location: 'https://login.example/?token=secret' } }),
    'consent texts of doisai: redirects to https://login.example/\n',
  ],
  [
    'errors without CORS',
    (path, { headers }) => path.endsWith('Customer/Profile') && delete headers['access-control-allow-origin'],
    'an answer of status 401 has no CORS headers',
  ],
  [
    'a session that ends with 403',
    apiStatus('Customer/Profile', 403),
    'not 401: the app cannot tell that the session has ended',
  ],
  ['any bearer', apiAnswer('Customer/Profile', { point: 1 }), 'a bearer that was made up is accepted'],
]

/** What only a member's bearer shows. */
export const faultsOfMembersCalls: PlantedFault[] = [
  [
    'a layout without its banners',
    apiAnswer('LayoutDisplay', { payload: [{ key: 'banner', title: { text: 'ก' }, banners: [] }] }),
    'section 1 (banner) has no banner with a picture',
  ],
  [
    'a banner that leads nowhere',
    apiAnswer('LayoutDisplay', {
      payload: [
        { key: 'banner', title: { text: 'ก' }, banners: [{ image_url: '/a.png', link: 'privilege' }] },
      ],
    }),
    '1 links lead nowhere',
  ],
  [
    'an answer without what is needed',
    apiAnswer('membership-tier/info', { tier_info: { tier: 'gold', tier_id: '3' } }),
    'getTier: answered 200, but lacks what the app needs: tier_info.tier_name_th: missing',
  ],
  [
    'an answer that is cut short',
    (path, answer) => path.endsWith('Customer/info') && (answer.body = answer.body.slice(0, 20)),
    'getCustomerInfo: answered 200, but lacks what the app needs: body: no JSON',
  ],
  [
    'filters that are ignored',
    apiAnswer('privilege/List', { payload: [{ privilege_id: 'P1', name_th: 'ก', point_ref: 1 }] }),
    'a filter for an id that is not there gives 1 rows',
  ],
  [
    'a row for any id',
    apiAnswer('Privileg/Detail', { transaction_id: 'T1', name_th: 'ก' }),
    'a row that is not there: is answered with a row',
  ],
  ['a row that breaks the server', apiStatus('Privileg/Detail', 500), 'the app cannot say “Data Not Found”'],
]
