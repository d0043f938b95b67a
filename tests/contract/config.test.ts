import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { operations, type Operation } from '@/api/generated/operations'
import { AREAS } from '@/config/api-address'
import { configFieldErrors } from '@/config/config-errors'
import { parseRuntimeConfig } from '@/config/runtime-config'
import type { Row } from '@/config/setting-kinds'
import { apiOfBrand, brandRow, settings } from '@/config/settings'
import { policyWithHosts } from '../../tools/build/document/policy-hosts'

const schema = JSON.parse(readFileSync('public/config.schema.json', 'utf8')) as {
  properties: Record<string, unknown>
}
const ajv = new Ajv({ allErrors: true, strict: false })
addFormats.default(ajv)
const isValid = ajv.compile(schema)

const plain = { customerApiUrl: '', crmApiUrl: '', liffIds: {} }
const brand = { ref: 'doisai', name_th: 'ดอยใส', name_en: 'Doi Sai' }
const faultsOf = (config: unknown) =>
  configFieldErrors(config, 'https://member.example').map(({ field, what }) => `${field} ${what}`)

const everything = {
  $schema: './config.schema.json',
  customerApiUrl: 'https://api.example/gateway',
  crmApiUrl: '/crm',
  liffIds: { doisai: '2000-abc', sabaimart: { 'member.example': '2000-def', '*': '2000-dev' } },
  officialAccounts: { doisai: '@doisai' },
  defaultBrandRef: 'doisai',
  brands: [
    { ...brand, logoUrl: '/logo.png', maker: 'Maker', support: { phone: '02-123-4567' } },
    {
      ...{ ref: 'sabaimart', name_th: 'สบาย', name_en: 'Sabai' },
      ...{ customerApiUrl: 'https://api.sabaimart.example/', crmApiUrl: '', apiPrefix: '', off: ['package'] },
      ...{ paths: { '/api/v1.0/Customer/Profile': '/me' }, headers: { 'X-Tenant': 'sabaimart' } },
    },
  ],
  lineLoginHosts: ['access.line.me', 'login.example:8443'],
  mobileOrderUrl: 'https://order.example',
  pdpaPreselected: false,
  apiPrefix: '/loyalty/v2',
  paths: {
    '/api/v1.0/Customer/Profile': '/members/me',
    '/api/v1.0/pdpa/pdpa-detail/{token}': '/texts/{token}',
  },
  headers: { 'X-Tenant': 'doisai' },
  off: ['package', 'consent'],
  errorReporting: 'https://log.example/app',
  vitalsReporting: 'https://log.example/vitals',
  usageReporting: 'https://log.example/usage',
  staging: true,
  securityContact: 'mailto:security@doisai.example',
  support: { phone: '+66 2 123 4567', lineOa: '@doisai', hours_th: 'ทุกวัน', hours_en: 'Every day' },
  maker: 'Maker',
  privacyUrl: 'https://doisai.example/privacy',
  termsUrl: 'https://doisai.example/terms',
  accountDeletionUrl: 'https://doisai.example/delete',
  dataExportUrl: 'https://doisai.example/export',
  unlinkLine: true,
  skipLandingWait: true,
  description_th: 'สมาชิกดอยใส',
  description_en: 'Doi Sai members',
  iconUrl: 'https://cdn.example/icon.png',
  texts: { th: { 'points.yours': 'ดาวของฉัน' }, en: { 'points.gained': '{points} gained' } },
  pointsName: { th: 'ดาว', en: ['Star', 'Stars'] },
}

describe('A right configuration', () => {
  it.each([
    ['of the least', plain],
    ['with everything', everything],
    ['of the sandbox', JSON.parse(readFileSync('public/config.json', 'utf8'))],
    ['without a prefix', { ...plain, apiPrefix: '' }],
    ['of this very machine', { ...plain, customerApiUrl: 'http://localhost:5174' }],
  ])('%s has no fault, neither for the app nor for an editor', (_name, config) => {
    expect(faultsOf(config)).toEqual([])
    expect(isValid(config) || isValid.errors).toBe(true)
    expect(parseRuntimeConfig(config)).toBeDefined()
  })
})

describe('A wrong configuration names its field, for the app and for an editor', () => {
  it.each([
    [{ customerApiUrl: undefined }, 'customerApiUrl is missing'],
    [{ crmApiUrl: 'api.example' }, 'crmApiUrl is "api.example", no https address'],
    [{ crmApiUrl: 'https://api.example?x=1' }, 'crmApiUrl is "https://api.example?x=1", no https address'],
    [{ customerApiUrl: 'https://*' }, 'customerApiUrl is "https://*", no https address'],
    [{ errorReporting: 'https://*' }, 'errorReporting is "https://*", no https address'],
    [{ vitalsReporting: 'https://*.example' }, 'vitalsReporting is "https://*.example", no https address'],
    [{ iconUrl: 'https://*/a.png' }, 'iconUrl is "https://*/a.png", no https address'],
    [
      { securityContact: 'security@x.example' },
      'securityContact is "security@x.example", no https: or mailto: address',
    ],
    [
      { securityContact: 'mailto:a@x.example\nExpires: never' },
      'securityContact is "mailto:a@x.example\\nExpires: never", no https: or mailto: address',
    ],
    [{ liffIds: undefined }, 'liffIds is missing'],
    [{ liffIds: { doisai: 7 } }, 'liffIds has no LIFF ID for "doisai"'],
    [{ officialAccounts: { doisai: 'doisai' } }, 'officialAccounts has no @id for "doisai"'],
    [{ defaultBrandRef: 7 }, 'defaultBrandRef is 7, no text'],
    [{ brands: {} }, 'brands is no list'],
    [
      { brands: [{ ref: 'doisai' }] },
      'brands has a row 1 without ref, name_th or name_en, and leaves it out',
    ],
    [
      { brands: [{ ...brand, crmApiUrl: 'http://crm.example' }] },
      'brands gives "doisai" a crmApiUrl that is "http://crm.example", no https address',
    ],
    [
      { brands: [{ ...brand, headers: { Authorization: 'x' } }] },
      'brands gives "doisai" a headers that has "Authorization", which cannot be sent',
    ],
    [
      { brands: [{ ...brand, off: ['points'] }] },
      'brands gives "doisai" a off that has "points", which is no area',
    ],
    [{ lineLoginHosts: ['https://a.example'] }, 'lineLoginHosts has "https://a.example", no host name'],
    [{ apiPrefix: 'v2' }, 'apiPrefix is "v2", no path'],
    [
      { paths: { 'Customer/Profile': '/me' } },
      'paths leads "Customer/Profile" to "/me", no path from the root, and leaves it out',
    ],
    [
      { paths: { '/api/v1.0/Customer/Profile': 'https://x.example/me' } },
      'paths leads "/api/v1.0/Customer/Profile" to "https://x.example/me", no path from the root, and leaves it out',
    ],
    [{ headers: { authorization: 'x' } }, 'headers has "authorization", which cannot be sent'],
    [{ headers: ['X-Tenant'] }, 'headers is no object'],
    [{ staging: 'yes' }, 'staging is "yes", no boolean'],
    [{ unlinkLine: 'yes' }, 'unlinkLine is "yes", no boolean'],
    [{ off: ['privilege'] }, 'off has "privilege", which is no area'],
    [{ off: 'package' }, 'off is no list'],
    [{ vitalsReporting: '/vitals' }, 'vitalsReporting is "/vitals", no https address'],
    [{ usageReporting: '/usage' }, 'usageReporting is "/usage", no https address'],
    [{ support: { phone: 'ask staff' } }, 'support has a wrong "phone": "ask staff"'],
    [{ support: { line: '@doisai' } }, 'support has a wrong "line": "@doisai"'],
    [{ maker: 7 }, 'maker is 7, no text'],
    [{ texts: { lo: {} } }, 'texts has a wrong "lo"'],
    [{ texts: { en: { 'points.ours': 'Ours' } } }, 'texts has "points.ours", which is no text of the app'],
    [{ texts: { en: { toString: 'Ours' } } }, 'texts has "toString", which is no text of the app'],
    [{ texts: { th: { 'points.yours': ' ' } } }, 'texts says points.yours in th by a text that is no text'],
    [
      { brands: [{ ...brand, texts: { en: { 'points.ours': 'Ours' } } }] },
      'brands gives "doisai" a texts that has "points.ours", which is no text of the app',
    ],
    [{ pointsName: 'Stars' }, 'pointsName is no object'],
    [{ pointsName: { en: ['a', 'b', 'c'] } }, 'pointsName has a wrong "en": ["a","b","c"]'],
    [{ pointsName: { lo: 'ดาว' } }, 'pointsName has a wrong "lo": "ดาว"'],
    [{ custumerApiUrl: '' }, 'custumerApiUrl is not known to this version'],
    [{ api_prefix: '/v2' }, 'api_prefix is not read: the app reads apiPrefix'],
  ])('%j', (change, words) => {
    const config = { ...plain, ...change }
    expect(faultsOf(config)).toContain(words)
    expect(isValid(JSON.parse(JSON.stringify(config)))).toBe(false)
  })

  it('that is no object', () => expect(faultsOf([])).toEqual(['config.json is no object']))

  it('with a default brand that is none of its brands, or a brand twice, which no schema can say', () => {
    expect(faultsOf({ ...plain, defaultBrandRef: 'doisay', brands: [brand] })).toEqual([
      'defaultBrandRef is "doisay", none of the brands',
    ])
    expect(faultsOf({ ...plain, brands: [brand, brand] })).toEqual(['brands has "doisai" twice'])
  })
})

it.each([
  [{ 'points.gained': 'gained' }, 'lacks {points}'],
  [{ 'points.yours': 'Yours, {name}' }, 'has {name}, which the app does not fill in'],
  [{ 'points.yours': 'x'.repeat(43) }, 'is longer than 42 letters'],
])('A brand’s own text %j %s, which no schema can say', (own, error) => {
  expect(faultsOf({ ...plain, texts: { en: own } })).toEqual([
    `texts says ${Object.keys(own)[0]} in en by a text that ${error}`,
  ])
})

it('A brand’s own base may end with the prefix of the file where its row has another', () => {
  const own = { ...brand, customerApiUrl: 'https://x.example/api/v1.0', apiPrefix: '/v2' }
  expect(faultsOf({ ...plain, brands: [own] })).toEqual([])
  expect(faultsOf({ ...plain, apiPrefix: '/v2', brands: [{ ...own, apiPrefix: '/api/v1.0' }] })).toEqual([
    'brands gives "doisai" a customerApiUrl that ends with /api/v1.0, which each call adds',
  ])
})

it('An editor completes the fields that the app reads, and no others', () => {
  expect(Object.keys(schema.properties).toSorted()).toEqual(Object.keys(settings).toSorted())
})

it('What can be switched off is what the contract marks', () => {
  const areas = Object.values<Operation>(operations).flatMap(({ area = [] }) => area)
  expect([...new Set(areas)].toSorted()).toEqual([...AREAS].toSorted())
})

it('A field that cannot be used is told, and costs itself alone', () => {
  let told = 0
  const config = parseRuntimeConfig({ ...everything, mobileOrderUrl: 7, brands: 'none' }, () => (told += 1))
  expect(told).toBe(2)
  expect(config).toMatchObject({ mobileOrderUrl: undefined, brands: [], defaultBrandRef: 'doisai' })
})

/** Values of every type, some of them nearly valid for one of the settings. */
const odd: readonly unknown[] = [
  ...[null, 0, 7, true, false, 'false', '', ' ', 'x', '@x', [], {}, [null], ['x'], ['off'], ['package', 'x']],
  ...['/x', '//x', '/x?y', '/x#y', '/x y', '\\x', 'x.example', 'http://x.example', 'https://x.example'],
  ...[
    'https://x.example/?y',
    'https://',
    'http://localhost:1',
    'javascript:1',
    'data:text/html,',
    'data:image/png,',
  ],
  ...[{ doisai: '' }, { doisai: '@x' }, { doisai: { a: 'x' } }, { doisai: { a: 7 } }, { doisai: [] }],
  ...[{ '/api/v1.0/x': '/y' }, { '/api/v1.0/x': 'y' }, { '/x': '/y' }, { 'X-A': 'b' }, { 'X-A': 'ก' }],
  ...[
    { Cookie: 'b' },
    { ACCEPT: 'b' },
    { authorization: 'b' },
    { 'X-Request-ID': 'b' },
    { 'x a': 'b' },
    { 'Content-X': '' },
    { phone: '02 123' },
    { phone: 'x' },
    { lineOa: '@X' },
  ],
  ...[{ th: {} }, { th: 'x' }, { en: ['x'] }, { en: { 'points.yours': 'x' } }, { lo: {} }],
  ...[{ hours_th: ' ' }, { other: 'x' }, [{ ref: 'x' }], [brand, 7], [{ ...brand, iconUrl: 7 }], [brand]],
]

describe.each(Object.keys(settings))('%s, whatever it holds,', (name) => {
  const configs = odd.map((value) => ({ ...plain, [name]: value }))

  it('is dropped by the parser only where a message says so', () => {
    for (const config of configs) {
      let hasDropped = false
      const parsed = parseRuntimeConfig(config, () => (hasDropped = true))
      if (hasDropped || parsed === undefined) expect(faultsOf(config), JSON.stringify(config)).not.toEqual([])
    }
  })

  it('is right for an editor only where it is right for the app', () => {
    expect(configs.filter((config) => isValid(config) && faultsOf(config).length > 0)).toEqual([])
  })

  // The schema is stricter than the app about these addresses: no blanks, no query in a prefix, a picture's whole path.
  it.skipIf(['customerApiUrl', 'crmApiUrl', 'apiPrefix', 'iconUrl'].includes(name))(
    'is right for the app only where it is right for an editor',
    () => {
      expect(configs.filter((config) => !isValid(config) && faultsOf(config).length === 0)).toEqual([])
    },
  )
})

it('A setting that is absent has the default of its row', () => {
  const parsed = parseRuntimeConfig(plain)
  const values: Record<string, unknown> = { ...parsed, ...parsed?.apiShape }
  for (const [name, row] of Object.entries<Row>(settings)) {
    if (row.default !== undefined) expect(values[name], name).toEqual(row.default)
  }
})

describe("The site's policy has the hosts of the settings whose rows say so, and no others", () => {
  const rows = Object.entries<Row>({ ...brandRow, ...settings })
  const addressesOf = (names: readonly string[], host = '') =>
    Object.fromEntries(names.map((name) => [name, `https://${host}${hostOf(name)}`]))
  const ofOneBrand = addressesOf(Object.keys(apiOfBrand), 'own-')
  const config: Record<string, unknown> = {
    ...addressesOf(rows.map(([name]) => name)),
    brands: [{ ...brand, ...ofOneBrand }],
  }
  const policy = "connect-src 'self'; img-src 'self' https: data:;"

  function expectHosts(made: string): void {
    for (const directive of ['connect-src', 'img-src'] as const) {
      const sources = new RegExp(`${directive} ([^;]*)`).exec(made)?.[1]?.split(' ') ?? []
      const namesIn = (addresses: Record<string, unknown>) =>
        Object.keys(addresses).filter((name) => sources.includes(String(addresses[name])))
      const stated = (all: [string, Row][]) =>
        all.filter(([, row]) => row.policy?.includes(directive)).map(([name]) => name)
      expect(namesIn(config)).toEqual(stated(rows))
      expect(namesIn(ofOneBrand)).toEqual(stated(Object.entries(apiOfBrand)))
    }
  }

  it('of a build', () => expectHosts(policyWithHosts(policy, config, ['https://own.example'])))

  it.skipIf(process.platform === 'win32')('of a server', () => expectHosts(policyOfServer()))

  function hostOf(name: string): string {
    return `${name.toLowerCase().replaceAll(/[^a-z]/g, '')}.example`
  }

  function policyOfServer(): string {
    const folder = mkdtempSync(join(tmpdir(), 'policy-'))
    try {
      writeFileSync(join(folder, '_headers'), `/*\n  Content-Security-Policy: ${policy}\n`)
      writeFileSync(join(folder, 'config.json'), JSON.stringify(config))
      const env = { ...process.env, IMAGE_HOSTS: 'https://own.example' }
      return execFileSync('sh', ['tools/deploy/security-headers.sh', folder], { encoding: 'utf8', env })
    } finally {
      rmSync(folder, { recursive: true })
    }
  }
})
