import { both, config, inHead, policy, siteHeader, type PlantedFault } from './planting.ts'

/** Adds directives to the policy that the site sends. */
const adding = (text: string) => policy(/$/, text)

/** What a policy can forbid the app, whoever has written it. */
export const faultsOfPolicy: PlantedFault[] = [
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
  [
    'a second policy, of the host',
    adding(", default-src 'self'"),
    'Content-Security-Policy: a second policy, in header 2: script-src forbids the script inside index.html',
  ],
  [
    'a policy in <meta>',
    inHead('<meta http-equiv="Content-Security-Policy" content="connect-src &#39;self&#39;">'),
    'a second policy, in <meta>: connect-src forbids http://localhost:',
  ],
  [
    "'strict-dynamic'",
    policy("script-src 'self'", "script-src 'self' 'strict-dynamic'"),
    'forbids the app’s own script',
  ],
  [
    'a list of its own for script elements',
    adding("; script-src-elem 'self'"),
    'script-src forbids the script inside index.html',
  ],
  [
    'Trusted Types for nobody',
    policy('trusted-types dompurify', "trusted-types 'none'"),
    'trusted-types forbids the policy of the sanitiser',
  ],
  ['a sandbox', adding('; sandbox allow-scripts'), 'sandbox lacks allow-same-origin'],
  [
    'no frame for LINE',
    policy(/frame-src [^;]+/, "frame-src 'none'"),
    'frame-src forbids https://liff-subwindow.line.me, where LINE’s share list opens',
  ],
  [
    'no calls to the site itself',
    policy("connect-src 'self'", 'connect-src'),
    'where the app’s config.json is',
  ],
  [
    'error reports to a host that the policy does not have',
    config({ errorReporting: 'https://reports.example/in' }),
    'connect-src forbids https://reports.example, which errorReporting names',
  ],
  [
    'a logo on a host that the policy does not have',
    both(
      config({
        brands: [{ ref: 'doisai', name_th: 'ก', name_en: 'A', logoUrl: 'https://logo.example/a.png' }],
      }),
      policy(/ https:(?= data:)/, ''),
    ),
    'img-src forbids https://logo.example, which logoUrl of "doisai" names',
  ],
  [
    'pictures that their host keeps from other sites',
    (path, { headers }) =>
      path.startsWith('/sandbox/pictures/') && (headers['cross-origin-resource-policy'] = 'same-origin'),
    'keeps its pictures from other sites (Cross-Origin-Resource-Policy)',
  ],
  [
    'a document that demands what the pictures do not say',
    siteHeader('cross-origin-embedder-policy', 'require-corp', '/'),
    'sends no Cross-Origin-Resource-Policy, which index.html demands',
  ],
  [
    'a script inside index.html that a CDN has added',
    inHead('<script>window.beacon = 1</script>'),
    'script-src forbids 1 scripts inside index.html which the build does not have',
  ],
]
