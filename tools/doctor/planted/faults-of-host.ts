import {
  apiHeader,
  both,
  config,
  inHead,
  isOfApi,
  page,
  policy,
  siteHeader,
  type PlantedFault,
} from './planting.ts'
import type { Outgoing, Planting } from './stand-in-site.ts'

const ENTRY = '/assets/index-a1b2c3d4.js'
const missing = { status: 404, body: '' }

const json = (id: string, value: unknown) =>
  `<script id="${id}" type="application/json">${JSON.stringify(value)}</script>`

/** What a snapshot may have missed. */
export const staleSnapshots: PlantedFault[] = [
  [
    'a snapshot that is older than the theme',
    inHead(json('brands', [{ setting: { brandRef: 'doisai', themeFields: {} } }])),
    'theme of doisai: the snapshot in index.html is stale',
  ],
  [
    'a snapshot of other brands',
    inHead(json('brands', [{ setting: { brandRef: 'other' } }])),
    'theme of doisai: index.html has no snapshot of this brand',
  ],
]

/** What a host can do wrong with dist/. */
export const faultsOfHost: PlantedFault[] = [
  [
    'a snapshot of another configuration',
    inHead(json('config', { customerApiUrl: '', crmApiUrl: '', liffIds: {}, defaultBrandRef: 'doisai' })),
    'config.json: says something else than the configuration inside index.html, which the app goes by\n',
  ],
  [
    'a root that is missing',
    page('/', (answer) => Object.assign(answer, missing)),
    'index.html: the root answers 404',
  ],
  [
    'a root that redirects',
    page('/', (answer) =>
      Object.assign(answer, {
        status: 302,
        headers: { location: 'https://www.brand.example/x?code=secret' },
      }),
    ),
    'the root redirects to https://www.brand.example/x\n',
  ],
  [
    'another page at the root',
    page('/', (answer) => (answer.body = '<!doctype html>It works!')),
    'the root is not the app',
  ],
  [
    'a root that is no page',
    page('/', (answer) => Object.assign(answer, { headers: {}, body: '{}' })),
    'the root is no HTML page',
  ],
  [
    'no fallback',
    page('/home', (answer) => Object.assign(answer, missing)),
    'SPA fallback: answered 404: /home\n',
  ],
  [
    'a fallback to another page',
    page('/profile/edit-profile', (answer) => (answer.body = '<!doctype html>')),
    'SPA fallback: another page than the root: /profile/edit-profile\n',
  ],
  [
    'a fallback for assets',
    (path, answer) =>
      path.startsWith('/assets/missing') && Object.assign(answer, { status: 200, body: '<!doctype html>' }),
    'a missing asset: is answered with index.html',
  ],
  [
    'a missing asset that is kept',
    (path, answer) =>
      path.startsWith('/assets/missing') && (answer.headers['cache-control'] = 'max-age=31536000, immutable'),
    'a missing asset: is sent with max-age=31536000',
  ],
  [
    'a referrer policy that carries the query',
    siteHeader('referrer-policy', 'strict-origin-when-cross-origin'),
    'referrer-policy is strict-origin-when',
  ],
  [
    'an opener policy that LINE’s pop-ups do not survive',
    siteHeader('cross-origin-opener-policy', 'same-origin'),
    'cross-origin-opener-policy is same-origin\n',
  ],
  ['no nosniff', siteHeader('x-content-type-options'), 'x-content-type-options is missing'],
  [
    'headers of the root alone',
    (path, { headers }) => path !== '/' && !isOfApi(path) && delete headers['referrer-policy'],
    'security headers: referrer-policy is missing at /home · a missing asset · /assets/\n',
  ],
  [
    'no policy on the pages below the root',
    siteHeader('content-security-policy', undefined, '/home'),
    'Content-Security-Policy: at /home: is missing\n',
  ],
  ['no camera', siteHeader('permissions-policy', 'camera=()'), 'permissions-policy is camera=()'],
  [
    'a document that is kept',
    siteHeader('cache-control', 'max-age=3600', '/'),
    'caching: index.html is sent with max-age=3600',
  ],
  [
    'assets that are not kept',
    siteHeader('cache-control', 'no-cache', ENTRY),
    'caching: /assets/ is sent with no-cache',
  ],

  [
    'a password before the site',
    page('/', (answer) => (answer.status = 401)),
    'index.html: the root asks for a password',
  ],
  [
    'a robot check before the site',
    page('/', (answer) => Object.assign(answer, { status: 403, headers: { 'cf-mitigated': 'challenge' } })),
    'index.html: the root is a page of the CDN’s that looks for robots',
  ],
  [
    'a firewall that refuses the code of a login',
    (_path, answer, _method, query) => query.includes('code=') && (answer.status = 403),
    'SPA fallback: answered 403 with a query: /?code=…&state=… · /home?code=…&state=…',
  ],
  [
    'a redirect that drops the query',
    (path, answer, _method, query) =>
      query.includes('liff.state=') && Object.assign(answer, { status: 302, headers: { location: path } }),
    'SPA fallback: redirected without the query, with which LINE’s login return and the page that was asked for are lost: /?liff.state=…',
  ],
  [
    'a host that refuses a long query',
    (_path, answer, _method, query) => query.length > 2048 && (answer.status = 404),
    'SPA fallback: answered 404 with a query of 4 kB: /home?code=…&state=…\n',
  ],
  [
    'a slash behind each path',
    page('/home', (answer) => Object.assign(answer, { status: 301, headers: { location: '/home/' } })),
    'SPA fallback: redirected: /home to http://localhost:',
  ],
  [
    'a page in another encoding',
    siteHeader('content-type', 'text/html; charset=windows-874', '/'),
    'content-type is text/html; charset=windows-874',
  ],
  [
    'a page to be saved',
    siteHeader('content-disposition', 'attachment', '/'),
    'content-disposition is attachment',
  ],
  ['a page that logs out', siteHeader('clear-site-data', '"*"', '/'), 'clear-site-data is "*"'],
]

/** An API on the site's origin, and what its answers may lack. */
const onSite = config({ customerApiUrl: '', crmApiUrl: '' })
const UNGUARDED = 'an API on this origin: an upload that is opened as a page could read the member’s bearer: '
export const faultsOfOrigin: PlantedFault[] = [
  [
    'an API on the site’s origin without a policy',
    both(onSite, apiHeader('content-security-policy')),
    `${UNGUARDED}/api · /sandbox\n`,
  ],
  [
    'one whose policy is the app’s',
    both(onSite, apiHeader('content-security-policy', "script-src 'self'")),
    UNGUARDED,
  ],
  [
    'one whose sandbox is of the origin',
    both(onSite, apiHeader('content-security-policy', 'sandbox allow-scripts allow-same-origin')),
    UNGUARDED,
  ],
  ['one without nosniff', both(onSite, apiHeader('x-content-type-options')), UNGUARDED],
  [
    'pictures on the site’s origin without a policy',
    both(
      onSite,
      (path, { headers }) => path.startsWith('/sandbox/') && delete headers['content-security-policy'],
    ),
    `${UNGUARDED}/sandbox\n`,
  ],
]

/** What works and wants a look. */
export const oddHosts: PlantedFault[] = [
  [
    'a document that is slow to come',
    page('/', (answer) => (answer.ms = 1600)),
    'index.html: the document took 1600 ms, before which nothing can begin',
  ],
  [
    'a page that changes and is immutable',
    siteHeader('cache-control', 'no-cache, immutable', '/'),
    'caching: both no-cache, immutable and immutable: index.html',
  ],
  [
    'an Expires that says something else',
    siteHeader('expires', 'Thu, 31 Dec 2037 23:55:55 GMT', '/'),
    'caching: both no-cache and Expires: Thu, 31 Dec 2037 23:55:55 GMT: index.html',
  ],
  [
    'a CDN that keeps the page',
    siteHeader('age', '86400', '/'),
    'caching: a cache has kept, longer than it may: index.html for 86400 s',
  ],
]

/** What proxies do and browsers bear. */
export const rightHosts: [name: string, planting: Planting][] = [
  ['an API on the site’s origin', onSite],
  ['a header that a proxy sends twice', siteHeader('x-content-type-options', 'nosniff, nosniff', '/')],
  ['a page whose quotes a proxy took off', page('/', withoutQuotes)],
  [
    'a demand that the pictures meet',
    both(siteHeader('cross-origin-embedder-policy', 'require-corp', '/'), (path, { headers }) => {
      if (path.startsWith('/sandbox/pictures/')) headers['cross-origin-resource-policy'] = 'cross-origin'
    }),
  ],
  ['a second policy that forbids nothing of the app’s', policy(/$/, ", frame-ancestors 'none'")],
  [
    'LIFF IDs by host, with one for every other host',
    config({
      liffIds: { doisai: { 'review.brand.example': '1650000000-AbCdEf34', '*': '1650000000-AbCdEf12' } },
    }),
  ],
  ['an Expires in the past', siteHeader('expires', '0', '/')],
  [
    'a byte-order mark in config.json',
    page('/config.json', (answer) => (answer.body = `\uFEFF${answer.body}`)),
  ],
]

function withoutQuotes(answer: Outgoing): void {
  answer.body = answer.body.replaceAll(/(src|href|type|rel)="([^"]+)"/g, '$1=$2')
}
