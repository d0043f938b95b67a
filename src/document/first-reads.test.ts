import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AppSetting } from '@/brand/app-setting'

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
let caches: (RequestCache | undefined)[]
let theme: object
const showPicture = vi.fn()

beforeEach(() => {
  sent = []
  vi.resetModules()
  vi.stubGlobal('PRELOADS', undefined)
  caches = []
  theme = {}
  vi.stubGlobal('fetch', (...request: ConstructorParameters<typeof Request>) => {
    sent.push(new Request(...request))
    caches.push(request[1]?.cache)
    return Promise.resolve(Response.json({ resp: theme }))
  })
})
afterEach(() => vi.unstubAllGlobals())

/** What the head script requests of the API for a visit, where a member of the brand is signed in. */
async function readsAt(
  address: string,
  brandRef: 'doisai' | 'sabaimart',
  { token = 'bearer-1', setting }: { token?: string; setting?: AppSetting } = {},
) {
  localStorage.setItem('token', token)
  localStorage.setItem('tokenBrandRef', brandRef)
  localStorage.setItem('brandRef', brandRef)
  history.replaceState(null, '', address)
  const { beginReads } = await import('./first-reads')
  beginReads(config, setting, showPicture)
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

it('No first read takes the bearer to another place than the API', async () => {
  await readsAt('/home', 'doisai')
  expect(new Set(sent.map(({ redirect }) => redirect))).toEqual(new Set(['error']))
})

it.each([
  ['English', 'en', 'en-US'],
  ['Thai', 'th', 'th'],
  ['Thai, as by default', 'fr', 'th'],
])(
  'The first reads ask for their texts in %s where the last visit was in %s',
  async (_what, language, tag) => {
    localStorage.setItem('language', language)
    await readsAt('/privilege', 'doisai')
    expect(sent.map(({ headers }) => headers.get('Accept-Language'))).toEqual([tag, tag, tag])
    expect(Object.values(window.__reads ?? {}).map((read) => read.language)).toEqual([tag, tag, tag])
  },
)

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

it.each([
  ['/privilege', 'privilege/List', { Limit: 20 }],
  ['/package?brandRef=doisai', 'package/List', { Limit: 20 }],
  ['/privilege/detail?privilegeId=P1&type=2', 'privilege/List', { Limit: 1 }],
  ['/package/detail?packageId=P1', 'package/List', { Limit: 1 }],
  ['/profile/points-history', 'Customer/History/Point', { Limit: 50 }],
  ['/profile/privilege-history', 'Customer/History/Privilege', { Limit: 50 }],
  ['/profile/package-history', 'Customer/History/Package', { Limit: 50 }],
])('At %s the list that it shows is read', async (address, call, page) => {
  expect((await readsAt(address, 'doisai')).at(-1)).toBe(`https://api.example/api/v1.0/${call} all`)
  expect(await sent.at(-1)?.json()).toMatchObject({ Filters: { ...page, Page: 1 } })
})

it.each([
  ['of a list that its address narrows', '/privilege?search=ลาเต้', 'doisai'],
  ['of a history that the brand’s own API does not have', '/profile/package-history', 'sabaimart'],
] as const)('Nothing but the brand’s settings is read %s', async (_what, address, brandRef) => {
  expect(await readsAt(address, brandRef)).toEqual([expect.stringContaining('/Theme/GetTheme?')])
})

it.each([
  ['is none', '/home', 'null'],
  ['is of another brand', '/home?brandRef=sabaimart', 'bearer-1'],
])('A stored bearer that %s is sent with nothing', async (_what, address, token) => {
  expect(await readsAt(address, 'doisai', { token })).toEqual([expect.stringContaining('/Theme/GetTheme?')])
  expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual([null])
})

it('Nothing is read for a session that the address replaces', async () => {
  expect(await readsAt('/home?token=bearer-2', 'doisai')).toEqual([])
})

it('Nothing is read of a brand whose row names a base that cannot be used', async () => {
  expect(await readsAt('/home?brandRef=broken', 'doisai')).toEqual([])
})

it('What is stored and needs no reading yet is not read: the brand’s settings, and of home the membership system', async () => {
  const setting = { brandRef: 'sabaimart', readAt: Date.now() } as AppSetting
  localStorage.setItem('homeSnapshot', '{}')
  expect(await readsAt('/home', 'sabaimart', { setting })).toEqual([
    'https://api.sabaimart.example/me sabaimart',
    'https://api.sabaimart.example/v2/dynamicdisplay/LayoutDisplay sabaimart',
  ])
})

it('The brand’s settings are read where the stored ones are an hour old', async () => {
  const setting = { brandRef: 'sabaimart', readAt: Date.now() - 3_600_000 } as AppSetting
  expect((await readsAt('/privilege', 'sabaimart', { setting }))[0]).toContain('/Theme/GetTheme?')
})

it('A cache of the browser’s may confirm the brand’s settings, and keeps nothing of a member', async () => {
  await readsAt('/home', 'doisai')
  expect(sent.map(({ url }, index) => [url.split('/').at(-1), caches[index]])).toEqual([
    ['GetTheme?brandRef=doisai', 'no-cache'],
    ['Profile', 'no-store'],
    ['system', 'no-store'],
    ['LayoutDisplay', 'no-store'],
  ])
})

const PICTURES = [2, '3'].map((imagegrouptype) => ({ imagegrouptype, imagelist: [{ imageurl: '/p.svg' }] }))

it.each([
  ['home’s cover', '/home', { Setting_Field: { Cover_Page: { isDisplay: 'True', displayType: 2 } } }],
  ['the login’s logo', '/authentication/login', undefined],
  ['the login’s logo', '/authentication/login', '{"Setting_Field":{}}'],
])(
  'The first picture of a theme is %s, also where it says nothing of a cover or says it in another way',
  async (_what, address, json_config) => {
    theme = { json_config, groupimagelist: PICTURES }
    await readsAt(address, 'doisai')
    await vi.waitFor(() => expect(showPicture).toHaveBeenCalledOnce())
    expect(showPicture.mock.lastCall?.[0]).toBe('https://api.example/p.svg')
  },
)

it('A home whose cover is switched off has no first picture', async () => {
  theme = { json_config: { Setting_Field: { Cover_Page: { isDisplay: 0 } } }, groupimagelist: PICTURES }
  await readsAt('/home', 'doisai')
  await new Promise((resolve) => setTimeout(resolve))
  expect(showPicture).not.toHaveBeenCalled()
})
