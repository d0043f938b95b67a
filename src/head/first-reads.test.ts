import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { RawConfig } from './first-reads'

const config = {
  customerApiUrl: 'https://api.example/',
  crmApiUrl: '',
  headers: { 'X-Tenant': 'all' },
  brands: [
    {
      ref: 'sabaimart',
      customerApiUrl: 'https://api.sabaimart.example',
      apiPrefix: '/v2',
      paths: { '/api/v1.0/Customer/Profile': '/me' },
      headers: { 'X-Tenant': 'sabaimart' },
      off: ['package'],
    },
    { ref: 'broken', customerApiUrl: 'http://api.example' },
  ],
}
let sent: Request[]

beforeEach(() => {
  sent = []
  vi.resetModules()
  vi.stubGlobal('PRELOADS', undefined)
  vi.stubGlobal('fetch', (...request: ConstructorParameters<typeof Request>) => {
    sent.push(new Request(...request))
    return Promise.resolve(Response.json({}))
  })
})
afterEach(() => vi.unstubAllGlobals())

/** What the head script requests of the API for a visit, where a member of the brand is signed in. */
async function readsAt(address: string, brandRef: 'doisai' | 'sabaimart', raw: object = config) {
  localStorage.setItem('token', 'bearer-1')
  localStorage.setItem('tokenBrandRef', brandRef)
  localStorage.setItem('brandRef', brandRef)
  history.replaceState(null, '', address)
  const { beginReads } = await import('./first-reads')
  beginReads(raw as RawConfig)
  return sent.map(({ url, headers }) => `${url} ${headers.get('X-Tenant')}`)
}

it('A brand’s first reads go to the API of its own row, with its paths and headers', async () => {
  expect(await readsAt('/home', 'sabaimart')).toEqual([
    'https://api.sabaimart.example/v2/Theme/GetTheme?brandRef=sabaimart sabaimart',
    'https://api.sabaimart.example/me sabaimart',
    'https://api.sabaimart.example/v2/customer/membership-tier/system sabaimart',
    'https://api.sabaimart.example/v2/dynamicdisplay/LayoutDisplay sabaimart',
  ])
})

it('The first reads of a brand without a row of its own go to the file’s API', async () => {
  expect(await readsAt('/privilege', 'doisai')).toEqual([
    'https://api.example/api/v1.0/Theme/GetTheme?brandRef=doisai all',
    'https://api.example/api/v1.0/Customer/Profile all',
    'https://api.example/api/v1.0/privilege/List all',
  ])
})

it('A list that the brand’s own API does not have is not read', async () => {
  expect(await readsAt('/package', 'sabaimart')).toEqual([
    'https://api.sabaimart.example/v2/Theme/GetTheme?brandRef=sabaimart sabaimart',
  ])
})

it('Nothing is read of a brand whose row names a base that cannot be used', async () => {
  expect(await readsAt('/home?brandRef=broken', 'doisai')).toEqual([])
})
