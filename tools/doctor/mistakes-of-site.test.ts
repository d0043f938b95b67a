import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { examined, expectNamed, planted, saying, standIn } from '../../tests/support/planted/examination.ts'
import {
  apiHeader,
  below,
  both,
  config,
  header,
  inHead,
  instead,
  isOfApi,
  page,
  policy,
  type Mistake,
} from '../../tests/support/planted/planting.ts'
import type { Planting } from '../../tests/support/planted/stand-in-site.ts'

const ENTRY = '/assets/index-a1b2c3d4.js'
/** A chunk that only another chunk imports: it is found by reading the scripts. */
const LISTS = '/assets/lists-a3b4c5d6.js'
const STYLE = '/assets/style-b1c2d3e4.css'
const GONE = { status: 404, body: '' }
const PAGE = { body: '<!doctype html><html></html>' }
const redirected = (location: string) => ({ status: 302, headers: { location } })
const json = (id: string, value: unknown) =>
  `<script id="${id}" type="application/json">${JSON.stringify(value)}</script>`
const gone =
  (change: object): Planting =>
  (path, answer) =>
    path.startsWith('/assets/missing') && Object.assign(answer, change)

const brand = { ref: 'doisai', name_th: 'ดอยใส', name_en: 'Doi Sai' }
const LIFF_ID = '1650000000-AbCdEf12'

const onSite = config({ customerApiUrl: '', crmApiUrl: '' })
/** Another file where one that is compressed is asked for. */
const compressed =
  (body: string): Planting =>
  (path, answer, _method, _query, ask) =>
    path === LISTS && ask?.headers?.['Accept-Encoding'] !== 'identity' && (answer.body = body)
/** One of two servers. */
function everyOther(path: string, answer: object): Planting {
  let count = 0
  return page(path, (sent) => (count += 1) % 2 === 0 && Object.assign(sent, answer))
}
const spaces = (text: string) => text + ' '.repeat(30_000)

/** The configuration of the file, in the document too. */
const ownInside: Planting = (...request) => inHead(json('config', standIn.config))(...request)

/** What can be wrong with a host, its policy and config.json (tests/contract has each field). */
const ofSite: readonly Mistake[] = [
  ['root-status', instead('/', GONE)],
  ['root-redirects', instead('/', redirected('https://x.example/y?code=secret')), 'https://x.example/y'],
  ['root-not-app', instead('/', PAGE)],
  ['root-not-app', instead('/', { body: '<script type="module" src="/src/main.tsx">' })],
  ['root-not-html', instead('/', { headers: {}, body: '{}' })],
  ['root-password', instead('/', { status: 401 })],
  ['root-robots', instead('/', { status: 403, headers: { 'cf-mitigated': 'challenge' } })],
  [
    'scripts-rewritten',
    page('/', (answer) => (answer.body = answer.body.replace('type="module"', 'type="8f-module"'))),
  ],
  ['fallback-missing', instead('/home', GONE), '/home'],
  ['fallback-missing', instead('/profile/edit-profile', PAGE)],
  ['fallback-redirects', instead('/home', redirected('/home/'))],
  ['fallback-missing', instead('/privilege/detail', PAGE)],
  ['fallback-missing', instead('/authentication/sms-pdpa', GONE)],
  ['query-refused', (_path, answer, _method, query) => query.includes('code=') && (answer.status = 403)],
  ['query-refused', (_path, answer, _method, query) => query.includes('=https%3A') && (answer.status = 403)],
  [
    'query-refused',
    (_path, answer, _method, query) => query.length > 2048 && (answer.status = 404),
    'of 4 kB',
  ],
  [
    'query-dropped',
    (path, answer, _method, query) => query.includes('liff.') && Object.assign(answer, redirected(path)),
  ],
  ['missing-asset', gone({ status: 200, ...PAGE })],
  ['missing-asset', gone({ status: 403 })],
  ['missing-asset-kept', gone({ headers: { 'cache-control': 'max-age=9' } })],
  ['referrer-policy', header('referrer-policy', 'strict-origin-when-cross-origin')],
  ['nosniff', header('x-content-type-options')],
  ['opener', header('cross-origin-opener-policy', 'same-origin')],
  ['opener', config({ liffIds: {} }), 'missing'],
  ['opener', config({ liffIds: { doisai: { 'elsewhere.example': LIFF_ID } } }), 'missing'],
  ['opener', config({ brands: [], defaultBrandRef: 'doisai' }), 'missing'],
  ['opener', config({ brands: [brand, { ...brand, ref: 'doisay' }] }), 'missing'],
  [
    'opener',
    both(config({ liffIds: {} }), header('cross-origin-opener-policy', 'unsafe-none')),
    'unsafe-none',
  ],
  ['embedder', header('cross-origin-embedder-policy', 'require-corp')],
  ['page-is-app', config({ privacyUrl: '/privacy' }), 'privacyUrl'],
  ['camera', header('permissions-policy', 'camera=()')],
  [
    'referrer-policy',
    (path, { headers }) => path !== '/' && !isOfApi(path) && delete headers['referrer-policy'],
    '/home · a missing asset',
  ],
  ['content-type', header('content-type', 'text/html; charset=tis-620', '/')],
  ['content-disposition', header('content-disposition', 'attachment', '/')],
  ['clear-site-data', header('clear-site-data', '"*"', '/')],
  ['document-kept', header('cache-control', 'max-age=3600', '/')],
  ['document-kept', header('cache-control', 'max-age=3600', '/config.json')],
  ['assets-not-kept', header('cache-control', 'no-cache', ENTRY)],
  ['script-missing', instead(ENTRY, GONE)],
  ['script-missing', instead(LISTS, GONE), 'lists-a3b4c5d6.js'],
  ['script-missing', instead(LISTS, PAGE)],
  ['script-cut', instead(ENTRY, { body: 'const home=()=>{' })],
  ['script-cut', instead(LISTS, { body: '' })],
  ['script-type', header('content-type', 'text/plain', STYLE)],
  ['script-cut', instead(LISTS, { body: 'export default 2' }), 'not what the build wrote: lists-a3b4c5d6.js'],
  [
    'script-cut',
    (path, answer, _method, _query, ask) =>
      path === STYLE && ask?.headers?.['Accept-Encoding'] === 'gzip' && (answer.body = '.card{}.c'),
    'style-b1c2d3e4.css (gzip)',
  ],
  ['script-stale', compressed('export default 2'), 'lists-a3b4c5d6.js (gzip)'],
  ['servers-differ', everyOther(LISTS, { body: 'export default 2' }), 'lists-a3b4c5d6.js'],
  [
    'servers-differ',
    everyOther('/', { body: '<script type="module" src="/assets/index-00000000.js"></script>' }),
    'one script at',
  ],
  ['servers-differ', everyOther(ENTRY, GONE), 'index-a1b2c3d4.js'],
  ['hashes-missing', instead('/hashes.json', PAGE), 'index-a1b2c3d4.js'],
  ['script-added', inHead('<script src="/cdn-cgi/a.js?k=1"></script>'), '/cdn-cgi/a.js: index.html'],
  ['script-refused', inHead('<script>window.beacon = 1</script>')],
  ['cookies-set', header('set-cookie', '__cf_bm=secret; path=/', '/'), 'cookies are set (__cf_bm): index'],
  ['config-missing', both(ownInside, instead('/config.json', GONE))],
  ['config-broken', both(ownInside, instead('/config.json', { body: '{' }))],
  [
    'config-broken',
    page('/config.json', (answer) => (answer.body = gzipSync(answer.body).toString())),
    'compressed still',
  ],
  ['config-of-snapshot', inHead(json('config', { customerApiUrl: '' }))],
  ['policy-missing', header('content-security-policy')],
  ['policy-missing', header('content-security-policy', undefined, '/home'), '/home'],
  ['policy-of-other-build', policy(/'sha256-[^']+'/, "'sha256-AAAA'")],
  ['policy-of-other-build', policy(/$/, "; script-src-elem 'self'")],
  ['policy-of-other-build', policy(/$/, ", default-src 'self'"), '(policy 2)'],
  ['policy-loose', policy("script-src 'self'", "script-src 'self' 'unsafe-inline'")],
  ['policy-forbids-app', policy("script-src 'self'", "script-src 'self' 'strict-dynamic'")],
  ['policy-trusted-types', policy('trusted-types dompurify', "trusted-types 'none'")],
  ['policy-sandbox', policy(/$/, '; sandbox allow-scripts'), 'lacks allow-same-origin'],
  ['policy-forbids-styles', policy(/style-src [^;]+/, "style-src 'self'")],
  ['policy-forbids-pictures', policy(/img-src [^;]+/, "img-src 'self'")],
  ['policy-forbids-host', policy(/(connect-src.+)http:\/\/localhost:\d+/, '$1')],
  ['policy-forbids-host', policy('https://api.line.me', ''), 'which LINE’s SDK calls'],
  ['policy-forbids-host', policy(/frame-src [^;]+/, "frame-src 'none'"), 'share list'],
  ['policy-forbids-host', policy("connect-src 'self'", 'connect-src')],
  [
    'policy-forbids-host',
    inHead('<meta http-equiv="Content-Security-Policy" content="connect-src &#39;self&#39;">'),
    '(<meta>)',
  ],
  ['policy-forbids-host', config({ errorReporting: 'https://reports.example/in' }), 'errorReporting'],
  [
    'policy-forbids-host',
    both(
      config({ brands: [{ ...brand, logoUrl: 'https://logo.example/a.png' }] }),
      policy(/ https:(?= data:)/, ''),
    ),
    'logoUrl of "doisai"',
  ],
  [
    'picture-kept-from-site',
    below('/sandbox/pictures/', ({ headers }) => (headers['cross-origin-resource-policy'] = 'same-origin')),
  ],
  ['config-missing', instead('/config.json', GONE)],
  ['config-missing', instead('/config.json', PAGE), 'HTML page'],
  ['config-broken', instead('/config.json', { body: '{"liffIds": {},}' })],
  ['config-broken', page('/config.json', (answer) => (answer.body = [...answer.body].join('\0')))],
  ['config-field-wrong', config({ customerApiUrl: 'http://api.example' })],
  ['config-field-wrong', config({ defaultBrandRef: 'doisay' }), '"doisay"'],
  ['config-field-wrong', config({ texts: { en: { 'points.yours': 'Hi {name}' } } }), '{name}'],
  [
    'config-field-wrong',
    config({ paths: { '/api/v1.0/Customer/Profile': 'members/me' } }),
    'no path from the root, and leaves it out',
  ],
  [
    'path-unknown',
    config({ paths: { '/api/v1.0/customer/profile': '/me' } }),
    'where the contract has "/api/v1.0/Customer/Profile"',
  ],
  [
    'path-unknown',
    config({ brands: [{ ...brand, paths: { '/api/v1.0/Customer/Me': '/me' } }] }),
    '/Customer/Me"',
  ],
  ['brand-unknown', config({ liffIds: { DoiSai: LIFF_ID } }), '"DoiSai"'],
  ['liff-host-unknown', config({ liffIds: { doisai: { 'https://LOCALHOST/': LIFF_ID } } })],
  ['brand-spaced', config({ brands: [{ ...brand, ref: 'doisai ' }], defaultBrandRef: 'doisai ' })],
  ['theme-brand-unknown', config({ brands: [brand, { ...brand, ref: 'doisay' }] })],
  ['an-api-on-this-origin', both(onSite, apiHeader('content-security-policy', "script-src 'self'"))],
  ['an-api-on-this-origin', both(onSite, apiHeader('content-security-policy', 'sandbox allow-same-origin'))],
  ['an-api-on-this-origin', both(onSite, apiHeader('x-content-type-options'))],
  [
    'an-api-on-this-origin',
    both(
      onSite,
      below('/sandbox/pictures/', ({ headers }) => delete headers['content-security-policy']),
    ),
    '/sandbox',
  ],
  ['kept-too-long', header('age', '86400', '/')],
  ['not-compressed', page('/', (answer) => (answer.body = spaces(answer.body)))],
  ['not-compressed', page(ENTRY, (answer) => (answer.body = spaces(answer.body)))],
  ['policy-open', policy("frame-ancestors 'none'", '')],
  ['no-brand', config({ defaultBrandRef: undefined, brands: undefined })],
  ['consent-box-ticked', config({ pdpaPreselected: true })],
  ['config-field-unknown', config({ colour: 'red' })],
  ['snapshot-stale', inHead(json('brands', [{ setting: { brandRef: 'doisai', themeFields: {} } }]))],
  ['snapshot-stale', inHead(json('brands', [{ setting: { brandRef: 'o' } }]))],
  [
    'snapshot-signed',
    inHead(
      json('brands', [
        { setting: { brandRef: 'doisai', loginLogo: 'https://x.example/a?X-Amz-Signature=1' } },
      ]),
    ),
  ],
]

/** Changes that proxies make and browsers tolerate. */
const harmless: readonly (readonly [what: string, how: Planting])[] = [
  ['an API on the site’s origin', onSite],
  [
    'a brand without a LIFF ID whose window no other page leads elsewhere',
    both(config({ liffIds: {} }), header('cross-origin-opener-policy', 'same-origin-allow-popups')),
  ],
  ['a header that a proxy sends twice', header('x-content-type-options', 'nosniff, nosniff', '/')],
  [
    'a page whose quotes a proxy took off',
    page('/', (answer) => (answer.body = answer.body.replaceAll(/(src|href|type|rel)="([^"]+)"/g, '$1=$2'))),
  ],
  ['a second policy that forbids nothing of the app’s', policy(/$/, ", frame-ancestors 'none'")],
  ['a script that a CDN adds, and the policy forbids', inHead('<script>window.beacon = 1</script>')],
  ['a LIFF ID for every other host', config({ liffIds: { doisai: { 'x.example': 'x', '*': LIFF_ID } } })],
]

const packed = (path: string, pack: (text: string) => Buffer, name: string) =>
  both(
    page(path, (answer) => (answer.bytes = pack(answer.body))),
    header('content-encoding', name, path),
  )
/** Faults of the bytes, which only show over a network. */
const ofBytes: readonly Mistake[] = [
  ['script-encoding', packed(ENTRY, (text) => gzipSync(gzipSync(text)), 'gzip')],
  ['script-unreadable', packed(LISTS, gzipSync, 'br'), 'Content-Encoding'],
  ['root-unreadable', packed('/', gzipSync, 'br')],
  [
    'script-unreadable',
    both(
      instead(ENTRY, { body: 'const home' }),
      header('content-length', '9000', ENTRY),
      header('connection', 'close', ENTRY),
    ),
  ],
  ['get-theme', (path) => isOfApi(path) && 'cut', 'the connection was cut'],
]

it.for(ofSite)('a mistake of a site is named: %s', async (mistake) =>
  expectNamed(await planted(mistake[1]), mistake),
)

it.each(harmless)('%s is none', async (_what, how) => expect(saying(await planted(how), 'bad')).toEqual([]))

it.for(ofBytes)('a mistake that only a network shows is named: %s', async (mistake) => {
  standIn.faults = [mistake[1]]
  expectNamed(await examined(), mistake)
})

it('a script that a CDN puts in is one thing, and no file of the build that is missing', async () => {
  const findings = await planted(inHead('<script src="/cdn-cgi/a.js"></script>'))
  expect(saying(findings, 'bad')).toEqual([
    expect.stringMatching(/^scripts of others: run on the page, .*\/cdn-cgi\/a\.js: index\.html$/),
  ])
  expect(findings.map(({ id }) => id)).not.toContain('hashes-missing')
})
