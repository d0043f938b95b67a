import { clearStorage, given } from '#tests/support/stored.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AppSetting } from '@/brand/app-setting'
import { writtenReads } from '../../tools/build/document/written-reads'
import type { RawConfig } from './config'

const config = {
  customerApiUrl: 'https://api.example/',
  crmApiUrl: '',
  headers: { 'X-Tenant': 'all' },
  brands: [
    { ref: 'doisai' },
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
/** The rows of each list. */
let payload: object[]
let isInEnvelope: boolean
let status: number
const showPicture = vi.fn()

beforeEach(() => {
  sent = []
  vi.resetModules()
  vi.stubGlobal('PRELOADS', undefined)
  vi.stubGlobal('FIRST_READS', writtenReads())
  caches = []
  theme = {}
  payload = []
  isInEnvelope = false
  status = 200
  showPicture.mockReset()
  vi.stubGlobal('fetch', (...request: ConstructorParameters<typeof Request>) => {
    sent.push(new Request(...request))
    caches.push(request[1]?.cache)
    const answer = /GetTheme/.test(request[0] as string)
      ? { resp: theme }
      : request[1]?.body
        ? { payload }
        : {}
    return Promise.resolve(Response.json(isInEnvelope ? { data: answer } : answer, { status }))
  })
})
afterEach(() => vi.unstubAllGlobals())

/** What the head script requests of the API for a visit, where a member of the brand, if any, is signed in. */
async function readsAt(
  address: string,
  brandRef: 'doisai' | 'sabaimart' | undefined,
  {
    token = 'bearer-1',
    setting,
    raw = config,
  }: { token?: string; setting?: AppSetting; raw?: RawConfig } = {},
) {
  if (brandRef) given({ bearer: token, bearerBrand: brandRef, brand: brandRef })
  history.replaceState(null, '', address)
  const { beginReads } = await import('./first-reads')
  window.__head = { reads: beginReads(raw, setting, showPicture) }
  return sent.map(({ url, headers }) => `${url} ${headers.get('X-Tenant')}`)
}

it('A first read that nobody waits for any more is given up', async () => {
  await readsAt('/home', 'doisai')
  window.__head?.reads?.['getProfile(undefined)']?.abort()
  expect(sent.filter(({ signal }) => signal.aborted).map(({ url }) => new URL(url).pathname)).toEqual([
    '/api/v1.0/Customer/Profile',
  ])
})

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
    given({ language })
    await readsAt('/privilege', 'doisai')
    expect(sent.map(({ headers }) => headers.get('Accept-Language'))).toEqual([tag, tag, tag])
    expect(Object.values(window.__head?.reads ?? {}).map((read) => read.language)).toEqual([tag, tag, tag])
  },
)

it('The first reads of a brand whose row names no API go to the file’s', async () => {
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

const ofItem = (field: string) => ({ Filters: [{ Field: field, Operator: 'eq', Value: 'P1' }] })

it.each([
  ['/privilege', 'privilege/List', { Limit: 20, Filters: [], Ordering: [] }],
  ['/package?brandRef=doisai', 'package/List', { Limit: 20 }],
  ['/privilege/detail?privilegeId=P1&type=2', 'privilege/List', { Limit: 1, ...ofItem('privilege_id') }],
  ['/package/detail?packageId=P1', 'package/List', { Limit: 1, ...ofItem('package_id') }],
  [
    '/profile/points-history',
    'Customer/History/Point',
    { Limit: 50, Ordering: [{ Field: 'date', Direction: 'desc' }] },
  ],
  ['/profile/privilege-history', 'Customer/History/Privilege', { Limit: 50 }],
  ['/profile/package-history', 'Customer/History/Package', { Limit: 50 }],
])('At %s the list that it shows is read', async (address, call, page) => {
  await readsAt(address, 'doisai')
  const list = sent.find(({ url }) => url === `https://api.example/api/v1.0/${call}`)
  expect(await list?.json()).toMatchObject({ Filters: { ...page, Page: 1 } })
})

it('Of a history that the brand’s own API does not have nothing but the brand’s settings is read', async () => {
  expect(await readsAt('/profile/package-history', 'sabaimart')).toEqual([
    expect.stringContaining('/Theme/GetTheme?'),
  ])
})

it('No list is read that its address narrows', async () => {
  const [, ...ofPage] = await readsAt('/privilege?search=ลาเต้', 'doisai')
  expect(ofPage).toEqual(['https://api.example/api/v1.0/Customer/Profile all'])
})

it('A card is read by its id, whatever the id holds, under the key of the app’s cache', async () => {
  await readsAt(`/privilege/detail?${new URLSearchParams({ privilegeId: '"{}&' })}`, 'doisai')
  expect(await sent.at(-1)?.json()).toMatchObject({ Filters: { Filters: [{ Value: '"{}&' }] } })
  expect(window.__head?.reads).toHaveProperty([
    'listPrivileges({"Filters":{"Filters":[{"Field":"privilege_id","Operator":"eq","Value":"\\"{}&"}],"Limit":1,"Ordering":[],"Page":1}})',
  ])
})

it('No card is read that the address does not name', async () => {
  expect((await readsAt('/package/detail', 'doisai')).join()).not.toContain('/package/List')
})

it('A visitor’s page reads what needs no member, for the brand of the visit', async () => {
  expect(await readsAt('/authentication/pdpa?brandRef=doisai', undefined)).toEqual([
    'https://api.example/api/v1.0/Theme/GetTheme?brandRef=doisai all',
    'https://api.example/api/v1.0/pdpa/info all',
  ])
  expect(await sent.at(-1)?.json()).toMatchObject({ brand_ref: 'doisai' })
})

it.each([
  ['is none', '/home', 'null'],
  ['is of another brand', '/home?brandRef=sabaimart', 'bearer-1'],
])('A stored bearer that %s is sent with nothing', async (_what, address, token) => {
  expect(await readsAt(address, 'doisai', { token })).toEqual([expect.stringContaining('/Theme/GetTheme?')])
  expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual([null])
})

it.each(['DOISAI', 'doisai.', 'Doisai)ครับ'])(
  'The first reads are those of the brand that the app opens, as a link may write it: %s',
  async (written) => {
    const asConfigured = await readsAt('/home', 'doisai')
    sent = []
    vi.resetModules()
    expect(asConfigured).toHaveLength(4)
    expect(await readsAt(`/home?brandRef=${written}`, 'doisai')).toEqual(asConfigured)
    sent = []
    vi.resetModules()
    clearStorage()
    const [, ofPage] = await readsAt(`/authentication/pdpa?brandRef=${written}`, undefined)
    expect(ofPage).toBe('https://api.example/api/v1.0/pdpa/info all')
    expect(await sent.at(-1)?.json()).toMatchObject({ brand_ref: 'doisai' })
  },
)

it('Nothing is read for a brand that the configuration does not name, as the app opens another one', async () => {
  expect(await readsAt('/home?brandRef=closed', 'doisai')).toEqual([])
})

it('A list is read for a global visit too', async () => {
  const [, ...ofPage] = await readsAt('/privilege?isGlobal=true', 'doisai')
  expect(ofPage).toHaveLength(2)
})

it('A visitor’s page, which a member leaves, reads nothing for a member', async () => {
  const [, ...ofPage] = await readsAt('/authentication/pdpa', 'doisai')
  expect(ofPage).toEqual([])
})

it.each(['token=bearer-2', 'callbackToken=1', 'liff.state=%2Fprivilege'])(
  'Nothing is read for a session or page that the address replaces: %s',
  async (query) => {
    expect(await readsAt(`/home?${query}`, 'doisai')).toEqual([])
  },
)

it.each([
  ['nothing, while it rests', { until: 1 }, 0],
  ['as ever, where it has answered since', {}, 4],
])('A host that was down is asked for %s', async (_what, kept, count) => {
  given({ hostRests: { 'https://api.example': kept } })
  expect(await readsAt('/home', 'doisai')).toHaveLength(count)
})

it('Nothing is read where the page can make no request ids', async () => {
  vi.stubGlobal('crypto', {})
  expect(await readsAt('/home', 'doisai')).toEqual([])
})

it('The brand that the configuration names is read where neither address nor last visit names one, and else not', async () => {
  const raw = { ...config, defaultBrandRef: 'sabaimart' }
  expect((await readsAt('/privilege', 'doisai', { raw }))[0]).toContain('brandRef=doisai')
  sent = []
  vi.resetModules()
  clearStorage()
  expect((await readsAt('/authentication/login', undefined, { raw }))[0]).toContain('brandRef=sabaimart')
})

it.each([
  [200, true],
  [500, false],
])('A read is known as answered, and whether well: %d', async (answered, isOk) => {
  status = answered
  await readsAt('/privilege', 'doisai')
  const known = () => Object.values(window.__head?.reads ?? {}).map((read) => read.isOk)
  await vi.waitFor(() => expect(known()).toEqual([isOk, isOk, isOk]))
})

it('Nothing is read of a brand whose row names a base that cannot be used', async () => {
  expect(await readsAt('/home?brandRef=broken', 'doisai')).toEqual([])
})

it('What is stored and needs no reading yet is not read: the brand’s settings, and of home the membership system', async () => {
  const setting = { brandRef: 'sabaimart', readAt: Date.now() } as AppSetting
  given({ home: {} }, { bearer: 'bearer-1' })
  expect(await readsAt('/home', 'sabaimart', { setting })).toEqual([
    'https://api.sabaimart.example/me sabaimart',
    'https://api.sabaimart.example/v2/dynamicdisplay/LayoutDisplay sabaimart',
  ])
})

it.each([
  ['an hour old', 'sabaimart', 3_600_000],
  ['another brand’s', 'doisai', 0],
])('The brand’s settings are read where the stored ones are %s', async (_what, brandRef, age) => {
  const setting = { brandRef, readAt: Date.now() - age } as AppSetting
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

const PICTURES = [2, '3'].map((imagegrouptype) => ({
  imagegrouptype,
  imagelist: [{ imageurl: `/${imagegrouptype}.svg` }],
}))
const COVER = { Setting_Field: { Cover_Page: { isDisplay: 'True', displayType: 2 } } }

it.each([
  ['home’s cover', '/home', COVER, '2.svg', false],
  ['home’s cover', '/home', COVER, '2.svg', true],
  ['the login’s logo', '/authentication/login', undefined, '3.svg', false],
  ['the login’s logo', '/authentication/login', '{"Setting_Field":{}}', '3.svg', false],
] as const)(
  'The first picture of a theme is %s, also where it says nothing of a cover or says it in another way',
  async (_what, address, json_config, picture, isWrapped) => {
    isInEnvelope = isWrapped
    theme = { json_config, groupimagelist: PICTURES }
    await readsAt(address, 'doisai')
    await vi.waitFor(() => expect(showPicture).toHaveBeenCalledOnce())
    expect(showPicture.mock.lastCall?.[0]).toBe(`https://api.example/${picture}`)
  },
)

it.each([
  ['a list', '/privilege', false],
  ['a list in an envelope', '/package', true],
  ['one item', '/privilege/detail?privilegeId=P1', false],
])('The first picture of %s is that of its first card', async (_what, address, isWrapped) => {
  isInEnvelope = isWrapped
  payload = [{ main_image_url: 'first.jpg' }, { main_image_url: '/second.jpg' }]
  await readsAt(address, 'doisai', { raw: { ...config, customerApiUrl: 'https://api.example/a/gateway' } })
  await vi.waitFor(() => expect(showPicture).toHaveBeenCalledOnce())
  // Without a brand's settings: it is no cover and no logo.
  expect(showPicture).toHaveBeenCalledWith('https://api.example/first.jpg', undefined)
})

const SWITCHED_OFF = { Setting_Field: { Cover_Page: { isDisplay: 0 } } }
const CODE = [{ imagegrouptype: 2, imagelist: [{ imageurl: 'data:image/svg+xml,<svg/>' }] }]

it.each([
  ['A home whose cover is switched off', '/home', SWITCHED_OFF, PICTURES],
  ['A home whose cover is no web address', '/home', COVER, CODE],
  ['A home without covers', '/home', COVER, []],
  ['A member’s other page', '/privilege', COVER, PICTURES],
  ['A list whose first card’s is no web address', '/privilege', COVER, [], 'data:image/svg+xml,<svg/>'],
])(
  '%s has no first picture',
  async (_what, address, json_config, groupimagelist, main_image_url?: string) => {
    theme = { json_config, groupimagelist }
    payload = [{ main_image_url }]
    await readsAt(address, 'doisai')
    await new Promise((resolve) => setTimeout(resolve))
    expect(showPicture).not.toHaveBeenCalled()
  },
)
