import { allStored } from '#tests/support/stored.ts'
import { describe, expect, it, vi } from 'vitest'
import { ConfigError, loadRuntimeConfig } from './load-config'
import { configOfBrand, parseRuntimeConfig } from './runtime-config'

const own = {
  ...{ ref: 'sabaimart', name_th: 'สบาย', name_en: 'Sabai' },
  ...{ customerApiUrl: 'https://api.sabaimart.example/', apiPrefix: '', off: ['package'] },
  ...{ paths: { '/api/v1.0/Customer/Profile': '/me' }, headers: { 'X-Tenant': 'sabaimart' } },
}
const file = {
  customerApiUrl: 'https://api.example/gateway',
  crmApiUrl: '/crm/',
  liffIds: {},
  mobileOrderUrl: 'https://order.example',
  apiPrefix: '/loyalty/v2',
  headers: { 'X-Tenant': 'doisai' },
  off: ['consent'],
  brands: [{ ref: 'doisai', name_th: 'ดอยใส', name_en: 'Doi Sai' }, own],
}

it('the configuration is read at each start, and nothing of it is stored', async () => {
  vi.stubEnv('DEV', false) // in development its mistakes are logged, by a file that loads late
  for (const crmApiUrl of ['/crm', '/crm-of-today']) {
    window.__head = { config: Promise.resolve({ ...file, crmApiUrl }) }
    expect(await loadRuntimeConfig()).toMatchObject({ crmApiUrl })
  }
  expect(allStored()).toEqual([])
  vi.unstubAllEnvs()
})

it.each([
  ['is not there', () => Promise.resolve(undefined), 'config.json: missing'],
  ['is no JSON', () => Promise.reject(new SyntaxError('<')), 'config.json: no JSON'],
  ['names no API', () => Promise.resolve({ liffIds: {} }), 'config.json'],
])('a configuration that %s is told from a lost network', async (_what, load, message) => {
  window.__head = { config: load() }
  const error: unknown = await loadRuntimeConfig().catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ConfigError)
  expect(error).toHaveProperty('message', message)
  window.__head = { config: Promise.reject(new TypeError('Failed to fetch')) }
  await expect(loadRuntimeConfig()).rejects.toBeInstanceOf(TypeError)
})

it.each([
  ['ticked', undefined, true],
  ['ticked', true, true],
  ['unticked', false, false],
  ['ticked, as what is no flag says nothing', 'no', true],
])('the box of the consent begins %s (%s)', (_how, pdpaPreselected, isTicked) => {
  expect(parseRuntimeConfig({ ...file, pdpaPreselected })?.pdpaPreselected).toBe(isTicked)
})

it('a brand without a name in both languages is none to choose', () => {
  const brands = [{ ref: 'a' }, { ref: 'b', name_th: 'ข' }, { name_th: 'ค', name_en: 'C' }, ...file.brands]
  expect(parseRuntimeConfig({ ...file, brands })?.brands.map(({ ref }) => ref)).toEqual([
    'doisai',
    'sabaimart',
  ])
})

describe('The API of a brand', () => {
  const ofBrand = (config: object, ref: string | undefined) => {
    const parsed = parseRuntimeConfig(config)
    return parsed && configOfBrand(parsed, ref)
  }

  it('is the one of its row, field by field, before the file’s', () => {
    expect(ofBrand(file, 'sabaimart')).toMatchObject({
      customerApiUrl: 'https://api.sabaimart.example',
      crmApiUrl: '/crm',
      apiShape: {
        apiPrefix: '',
        paths: { '/api/v1.0/Customer/Profile': '/me' },
        headers: { 'X-Tenant': 'sabaimart' },
      },
      off: ['package'],
      mobileOrderUrl: 'https://order.example',
    })
  })

  it.each(['doisai', 'constructor', undefined])('of %s, which has none in a row, is the file’s', (ref) => {
    expect(ofBrand(file, ref)).toMatchObject({
      customerApiUrl: 'https://api.example/gateway',
      crmApiUrl: '/crm',
      apiShape: { apiPrefix: '/loyalty/v2', headers: { 'X-Tenant': 'doisai' } },
      off: ['consent'],
    })
  })

  it('whose row names a base that cannot be used is none: its members’ calls go to no other', () => {
    const config = { ...file, brands: [{ ...own, customerApiUrl: 'http://api.example' }] }
    expect(ofBrand(config, 'sabaimart')).toBeUndefined()
    expect(ofBrand(config, 'doisai')).toMatchObject({ crmApiUrl: '/crm' })
  })
})
