import { page, policy, siteHeader, type PlantedFault } from './planting.ts'

const ENTRY = '/assets/index-a1b2c3d4.js'
const missing = { status: 404, body: '' }

/** Puts elements into the head of the root's page. */
const head = (elements: string) =>
  page('/', (answer) => (answer.body = answer.body.replace('<head>', `<head>${elements}`)))
const json = (id: string, value: unknown) =>
  `<script id="${id}" type="application/json">${JSON.stringify(value)}</script>`

/** What a snapshot may have missed. */
export const staleSnapshots: PlantedFault[] = [
  [
    'a snapshot that is older than the theme',
    head(json('brands', [{ setting: { brandRef: 'doisai', themeFields: {} } }])),
    'theme of doisai: the snapshot in index.html is stale',
  ],
  [
    'a snapshot of other brands',
    head(json('brands', [{ setting: { brandRef: 'other' } }])),
    'theme of doisai: index.html has no snapshot of this brand',
  ],
]

/** What a host can do wrong with dist/. */
export const faultsOfHost: PlantedFault[] = [
  [
    'a snapshot of another configuration',
    head(json('config', { customerApiUrl: '', crmApiUrl: '', liffIds: {}, defaultBrandRef: 'doisai' })),
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
  ['no nosniff', siteHeader('x-content-type-options'), 'x-content-type-options is missing'],
  ['no camera', siteHeader('permissions-policy', 'camera=()'), 'permissions-policy is camera=()'],
  [
    'a document that is kept',
    siteHeader('cache-control', 'max-age=3600', '/'),
    'caching: index.html is sent with max-age=3600',
  ],
  [
    'a config.json that is kept',
    siteHeader('cache-control', undefined, '/config.json'),
    'caching: config.json is sent with no Cache-Control',
  ],
  [
    'assets that are not kept',
    siteHeader('cache-control', 'no-cache', ENTRY),
    'caching: /assets/ is sent with no-cache',
  ],
  [
    'an entry of another build',
    page(ENTRY, (answer) => Object.assign(answer, missing)),
    'scripts: answered 404: index-a1b2c3d4.js: the app does not start',
  ],
  [
    'an entry of a wrong type',
    siteHeader('content-type', 'text/plain', ENTRY),
    'scripts: the type is text/plain: with nosniff no browser takes it: index-a1b2c3d4.js',
  ],

  ['no policy', siteHeader('content-security-policy'), 'Content-Security-Policy: is missing'],
  ['a policy of another build', policy(/'sha256-[^']+'/, "'sha256-AAAA'"), 'the policy is of another build'],
  [
    'a policy without the APIs',
    policy(/(connect-src.+)http:\/\/localhost:\d+/, '$1'),
    'connect-src forbids http://localhost:',
  ],
  ['a policy without LINE', policy('https://api.line.me', ''), 'connect-src forbids https://api.line.me'],
  [
    'a policy that allows any script',
    policy("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
    "script-src allows 'unsafe-inline'",
  ],
  [
    'a policy without inline styles',
    policy(/style-src [^;]+/, "style-src 'self'"),
    'style-src forbids inline styles',
  ],
  [
    'a policy without the pictures',
    policy(/img-src [^;]+/, "img-src 'self'"),
    'img-src forbids http://localhost:',
  ],
]
