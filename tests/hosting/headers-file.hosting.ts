import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'headers-'))
  cpSync(join(root, 'dist'), folder, { recursive: true })
})
afterAll(() => rmSync(folder, { recursive: true }))

const api = 'https://api.brand.example/v1'
/** The content of config.json, IMAGE_HOSTS, and what the policy has to contain. */
const configs: [name: string, config: string, imageHosts: string, found: RegExp][] = [
  [
    'APIs of this origin',
    JSON.stringify({ customerApiUrl: '', crmApiUrl: '/crm' }),
    '',
    /line-scdn\.net; frame/,
  ],
  [
    'a byte-order mark',
    `\uFEFF${JSON.stringify({ customerApiUrl: api, crmApiUrl: '/crm' })}`,
    '',
    /line-scdn\.net https:\/\/api\.brand\.example; frame/,
  ],
  [
    'one API, as JSON may be written',
    String.raw`{"customerApiUrl":
      "https:\/\/api.brand.example:8443\/v1", "crmApiUrl" :"https://api.brand.example:8443"}`,
    '',
    /line-scdn\.net https:\/\/api\.brand\.example:8443; frame/,
  ],
  [
    'named hosts of pictures',
    JSON.stringify({
      customerApiUrl: api,
      brands: [{ logoUrl: 'https://logo.example/a?b' }, { iconUrl: '/i.png' }],
    }),
    'https://*.cdn.example  https://i.example/',
    /img-src 'self' data: blob: https:\/\/api\.brand\.example https:\/\/logo\.example https:\/\/profile\.line-scdn\.net https:\/\/\*\.cdn\.example https:\/\/i\.example;/,
  ],
  [
    'reports, and an API on this machine',
    JSON.stringify({
      customerApiUrl: 'http://localhost:8080/v1',
      crmApiUrl: api,
      errorReporting: 'https://errors.example/in',
      vitalsReporting: 'https://vitals.example?site=1',
      usageReporting: 'https://usage.example/in',
    }),
    '',
    /img-src [^;]* http:\/\/localhost:8080;.*connect-src [^;]* http:\/\/localhost:8080 https:\/\/api\.brand\.example https:\/\/errors\.example https:\/\/vitals\.example https:\/\/usage\.example;/,
  ],
  [
    'what is no host',
    JSON.stringify({
      customerApiUrl: "https://a.example; script-src 'unsafe-inline'",
      crmApiUrl: 'https://a.example;x/',
      errorReporting: 'http://plain.example',
      note: `"customerApiUrl":"https://quoted.example"`,
      brands: [
        { logoUrl: 'data:image/png;base64,AA==' },
        { logoUrl: 'https://ร้าน.example/' },
        { logoUrl: '' },
      ],
    }),
    '',
    /line-scdn\.net; frame/,
  ],
  [
    'any host',
    JSON.stringify({
      customerApiUrl: 'https://*',
      crmApiUrl: 'https://*:443/v1',
      errorReporting: 'https://*.example/in',
      brands: [{ logoUrl: 'https://*/a.png' }],
    }),
    'https://* https://*.example https://*.co.th https://*.IN.TH/a https://*.com.au.:443 https://*.shop.co.th',
    /img-src 'self' data: blob: https:\/\/profile\.line-scdn\.net https:\/\/\*\.shop\.co\.th; connect-src [^;*]*line-scdn\.net; frame/,
  ],
  [
    'what a shell would run',
    JSON.stringify({
      customerApiUrl: 'https://$(>ran-by-a-shell).example',
      crmApiUrl: 'https://a.example;>ran-by-a-shell;',
      errorReporting: '`>ran-by-a-shell`',
    }),
    '',
    /line-scdn\.net; frame/,
  ],
]

/** The headers of all paths for a config.json: what the servers’ script prints, and what Node writes. */
function headersOfBoth(config: string, environment: Record<string, string> = {}) {
  writeFileSync(join(folder, 'config.json'), config)
  const env = { ...process.env, ...environment }
  const script = join(root, 'tools/deploy/security-headers.sh')
  const printed = execFileSync('sh', [script, join(root, 'dist'), join(folder, 'config.json')], {
    env,
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  execFileSync('node', [join(root, 'tools/deploy/headers.ts'), folder], { env })
  const [block = ''] = readFileSync(join(folder, '_headers'), 'utf8').split('\n/')
  return { printed, written: block.replaceAll('\n  ', '\n') }
}

/** The same, which both write alike. */
function headersFor(config: string, environment?: Record<string, string>): string {
  const { printed, written } = headersOfBoth(config, environment)
  expect(written).toBe(`/*\n${printed}`.trim())
  return printed
}

it.each(configs)('Node and the servers’ script write one policy: %s', (name, config, imageHosts, found) => {
  const HSTS = name === 'APIs of this origin' ? 'off' : ''
  const printed = headersFor(config, { IMAGE_HOSTS: imageHosts, HSTS })
  expect(printed).toMatch(found)
  expect(existsSync(join(folder, 'ran-by-a-shell'))).toBe(false)
  expect(printed.includes('Strict-Transport-Security: max-age=31536000')).toBe(HSTS === '')
})

const both = [{ ref: 'doisai' }, { ref: 'sabai mart' }]
const doisai = [{ ref: 'doisai' }]
const ID = '1650000000-AbCdEf12'

/** Files, as objects or as text, and whether the header is sent: where the script cannot read a file, it sends it. */
const openers: [who: string, isCut: boolean | 'by the script alone', config: object | string][] = [
  ['nobody has one', true, { liffIds: {}, brands: both }],
  ['the file has none', true, { brands: both }],
  ['the brand comes from an address', true, { liffIds: {} }],
  ['the brand comes from an address, and another has one', true, { liffIds: { doisai: ID } }],
  ['brands has no row', true, { liffIds: { doisai: ID }, defaultBrandRef: 'doisai', brands: [] }],
  ['a row of brands has no name', true, { liffIds: { doisai: ID }, defaultBrandRef: 'doisai', brands: [{}] }],
  ['a row stands elsewhere', true, { liffIds: { doisai: ID }, brands: [], others: doisai }],
  ['one of two has none', true, { liffIds: { doisai: ID }, brands: both }],
  ['one of two has an empty one', true, { liffIds: { doisai: ID, 'sabai mart': '' }, brands: both }],
  [
    'one of two has empty ones',
    true,
    { liffIds: { doisai: ID, 'sabai mart': { 'a.example': '' } }, brands: both },
  ],
  ['one without a row has null', true, { liffIds: { doisai: ID, B: null }, brands: doisai }],
  ['one without a row has a number', true, { liffIds: { doisai: ID, B: 123 }, brands: doisai }],
  ['one without a row has a list', true, { liffIds: { doisai: ID, B: [ID] }, brands: doisai }],
  ['one without a row has a brace in its name', true, { liffIds: { doisai: ID, '}': '' }, brands: doisai }],
  ['one host has a number', true, { liffIds: { doisai: { 'a.example': 1, '*': ID } }, brands: doisai }],
  ['another host has one', true, { liffIds: { doisai: { 'other.example': ID } }, brands: doisai }],
  [
    'all hosts but one have one',
    true,
    { liffIds: { doisai: { 'a.example:8443': '', '*': ID } }, brands: doisai },
  ],
  [
    'the default brand has none',
    true,
    { liffIds: { doisai: ID }, defaultBrandRef: 'sabai mart', brands: doisai },
  ],
  ['a name would match every other', true, { liffIds: { doisai: ID }, brands: [{ ref: '.*' }] }],
  ['a name is an option', true, { liffIds: { doisai: ID }, brands: [{ ref: '-v' }] }],
  ['a name has %20 for a space', true, { liffIds: { 'sabai mart': ID }, brands: [{ ref: 'sabai%20mart' }] }],
  [
    'a text quotes an ID',
    true,
    { liffIds: {}, brands: both, maker: JSON.stringify({ liffIds: { doisai: ID } }) },
  ],
  ['a row has IDs', true, { brands: [{ ref: 'doisai', liffIds: { doisai: ID } }], liffIds: {} }],
  ['a row alone has IDs', true, { brands: [{ ref: 'doisai', liffIds: { doisai: ID } }] }],
  ['a field’s name ends like it', true, { brands: doisai, 'old"liffIds': { doisai: ID } }],
  ['the last of two is empty', true, `{"brands":[{"ref":"A"}],"liffIds":{"A":"${ID}","A":""}}`],
  ['the last of two has none', true, `{"brands":[{"ref":"A"}],"liffIds":{"A":"${ID}"},"liffIds":{}}`],
  ['the last of two has no row', true, `{"brands":[{"ref":"A"}],"liffIds":{"A":"${ID}"},"brands":[]}`],
  ['a name is escaped', true, String.raw`{"brands":[{"r\u0065f":"B"},{"ref":"A"}],"liffIds":{"A":"${ID}"}}`],
  ['each has one', false, { brands: both, liffIds: { doisai: ID, 'sabai mart': ID } }],
  [
    'each has one, with texts that look like more',
    false,
    { liffIds: { doisai: ID }, brands: [{ paths: { a: '}' }, ref: 'doisai', name: '"liffIds": {' }] },
  ],
  [
    'each has one for every host',
    false,
    { liffIds: { doisai: { '*': ID }, 'sabai mart': ID }, brands: both },
  ],
  [
    'each has one for every host, and others for some',
    false,
    { liffIds: { doisai: { 'a.example:8443': ID, '*': ID, 'b.example': ID } }, brands: doisai },
  ],
  [
    'each has one, and a row too',
    'by the script alone',
    { liffIds: { doisai: ID }, brands: [{ ref: 'doisai', liffIds: { doisai: ID } }] },
  ],
  [
    'each has one, by an escaped name',
    'by the script alone',
    { liffIds: { 'a"b': ID }, brands: [{ ref: 'a"b' }] },
  ],
]

it.each(openers)(
  'no page that has opened the app leads it elsewhere where a brand has no LIFF ID: %s',
  (_who, isCut, config) => {
    const line = 'Cross-Origin-Opener-Policy: same-origin-allow-popups'
    const texts =
      typeof config === 'string' ? [config] : [JSON.stringify(config), JSON.stringify(config, undefined, 2)]
    for (const text of texts) {
      const { printed, written } = headersOfBoth(text)
      expect([printed.includes(line), written.includes(line)]).toEqual([isCut !== false, isCut === true])
    }
  },
)

it.each([
  ['', 'max-age=31536000'],
  ['subdomains', 'max-age=31536000; includeSubDomains'],
])('asks browsers for https alone, for hosts below this one where HSTS is %j', (HSTS, value) => {
  const printed = headersFor(JSON.stringify({ customerApiUrl: '', crmApiUrl: '', liffIds: {} }), { HSTS })
  expect(printed.match(/^Strict-Transport-Security: .*/gm)).toEqual([`Strict-Transport-Security: ${value}`])
})

it('has each file of its own kept where a host goes by the path alone', () => {
  const rows = (env: object) => {
    execFileSync('node', [join(root, 'tools/deploy/headers.ts'), folder], { env: { ...process.env, ...env } })
    return readFileSync(join(folder, '_headers'), 'utf8').match(/^\/assets\/.*/gm) ?? []
  }
  expect(rows({})).toEqual(['/assets/*'])
  expect(rows({ NETLIFY: 'true' }).length).toBeGreaterThan(50)
  expect(rows({ NETLIFY: 'true' }).join('\n')).not.toContain('*')
})

it('lets the page before a build pass the policy too, where headers and files change one after the other', () => {
  const previous = join(folder, 'previous')
  mkdirSync(previous)
  const csp = "default-src 'self'; script-src 'self' 'sha256-old='; img-src 'self'"
  writeFileSync(join(previous, '_headers'), `/*\n  Content-Security-Policy: ${csp}\n`)
  const scriptSources = (...args: string[]) => {
    const command = [
      join(root, 'tools/deploy/config.ts'),
      'nginx',
      '--dist',
      folder,
      '--out',
      folder,
      ...args,
    ]
    execFileSync('node', command, { stdio: 'ignore' })
    return /script-src ([^;]*)/.exec(readFileSync(join(folder, 'nginx.conf'), 'utf8'))?.[1]
  }
  const own = scriptSources()
  expect(own).toContain("'self' 'sha256-")
  expect(scriptSources('--previous', previous)).toBe(`${own} 'sha256-old='`)
})
