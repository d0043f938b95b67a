import { th } from '#tests/names.ts'
import { given } from '#tests/support/stored.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '@/api/api'
import { parseRuntimeConfig } from '@/config/runtime-config'
import { sessionFor } from '@/sandbox/personas'
import { brandChosen } from '@/session/session'
import { makeStore } from '@/store/store'
import { answers, calls, openApp, press, waitForQuiet } from './open-app'

const SABAIMART = 'https://api.sabaimart.example'
const raw = {
  customerApiUrl: '',
  crmApiUrl: '',
  liffIds: {},
  brands: [
    { ref: 'doisai', name_th: 'กาแฟดอยใส', name_en: 'Doi Sai Coffee' },
    {
      ...{ ref: 'sabaimart', name_th: 'สบายมาร์ท', name_en: 'Sabai Mart' },
      ...{ customerApiUrl: SABAIMART, headers: { 'X-Tenant': 'sabaimart' }, off: ['package'] },
    },
  ],
}
const open = (address: string, brand: 'doisai' | 'sabaimart', file: object = raw) =>
  openApp(address, { persona: 'gold', brand, config: parseRuntimeConfig(file) ?? {} })
/** The APIs that a brand's member has called, by bearer: calls that are left over from another test do not count. */
const calledApis = (brand: 'doisai' | 'sabaimart') => [
  ...new Set(
    calls
      .filter(({ request }) => request.headers.get('Authorization') === `Bearer ${sessionFor('gold', brand)}`)
      .map(({ request }) => `${new URL(request.url).origin} ${request.headers.get('X-Tenant')}`),
  ),
]

it.each([
  ['its own API', 'sabaimart', `${SABAIMART} sabaimart`],
  ['the site’s where it has none', 'doisai', `${location.origin} null`],
] as const)(
  'A member’s home comes from the API of the brand, %s, and from no other',
  async (_what, brand, base) => {
    await open('/home', brand)
    expect(await screen.findByText(/สวัสดี/)).toBeVisible()
    await waitForQuiet()
    expect(calledApis(brand)).toEqual([base])
  },
)

it('What one brand’s API does not have is there for the members of the other', async () => {
  const { unmount } = await open('/package', 'sabaimart')
  expect(await screen.findByRole('heading', { level: 1, name: th.noSuchPage })).toBeVisible()
  unmount()
  await open('/package', 'doisai')
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('package/List'))).toBe(true))
})

it('A brand whose row names a base that cannot be used does not start, and asks nobody', async () => {
  const [doisai, sabaimart] = raw.brands
  const file = { ...raw, brands: [doisai, { ...sabaimart, customerApiUrl: 'http://api.example' }] }
  await expect(open('/home', 'sabaimart', file)).rejects.toThrow('config.json')
  expect(calls).toEqual([])
})

it('A page never sends the bearer that another tab has stored for another brand', async () => {
  const store = makeStore(parseRuntimeConfig(raw) ?? { customerApiUrl: '', crmApiUrl: '' })
  store.dispatch(brandChosen({ brandRef: 'sabaimart' }))
  given({ bearer: sessionFor('gold', 'doisai'), bearerBrand: 'doisai' })
  calls.length = 0
  await store.dispatch(api.endpoints.getTheme.initiate('sabaimart'))
  const [theme] = calls
  expect(theme?.request.url).toContain(SABAIMART)
  expect(theme?.request.headers.get('Authorization')).toBeNull()
})

const LINE_LOGIN = '/authentication/line-login?brandRef=doisai'
const PHONE_LOGIN = '/authentication/login?brandRef=doisai'
const REGISTER = '/authentication/login?mode=register&brandRef=doisai'
const BOTH_LOGINS = [th.loginWithPhone, th.loginWithLine]
const PLACES = [th.home, th.privilege, th.package, th.membership, th.profile]

const namesIn = (area: HTMLElement, role: 'button' | 'link' | 'radio') =>
  within(area)
    .queryAllByRole(role)
    .map((element) => element.textContent)
/** The buttons of a page before the login, but for those of the language. */
const ways = () =>
  namesIn(screen.getByRole('main'), 'button').filter((name) => !['ไทย', 'English'].includes(name))
const places = async () => {
  const tabs = namesIn(screen.getByRole('navigation'), 'link')
  await press(th.menu)
  const menu = await screen.findByRole('dialog', { name: th.menu })
  return { tabs, menu: namesIn(within(menu).getByRole('navigation'), 'link') }
}
const categories = () => screen.queryAllByRole('radio', { name: 'เครื่องดื่ม' }).length

interface Switch {
  off: string
  setting: Record<string, Record<string, 'false'>>
  at: string
  seen: () => unknown
  is: unknown
}

const login = (channel: 'Phone' | 'Line') => ({ Login: { [`isLoginBy${channel}`]: 'false' } as const })
const register = (channel: 'Phone' | 'Line') => ({
  Register: { [`isRegisterBy${channel}`]: 'false' } as const,
})
const noRegister = { Register: { isRegisterByPhone: 'false', isRegisterByLine: 'false' } } as const
const menu = (place: 'Privilege' | 'Package') => ({ Navbar_Menu: { [`is${place}Active`]: 'false' } as const })
const without = (name: string) => {
  const left = PLACES.filter((place) => place !== name)
  return { tabs: left, menu: left }
}

// prettier-ignore
const switches: Switch[] = [
  { off: 'the login by phone', setting: login('Phone'), at: LINE_LOGIN, seen: ways, is: [th.loginWithLine, th.register] },
  { off: 'the login by LINE', setting: login('Line'), at: LINE_LOGIN, seen: ways, is: [th.loginWithPhone, th.register] },
  { off: 'the registration by phone', setting: register('Phone'), at: REGISTER, seen: ways, is: [th.registerWithLine] },
  { off: 'the registration by LINE', setting: register('Line'), at: REGISTER, seen: ways, is: [th.registerWithPhone] },
  { off: 'one registration alone', setting: register('Phone'), at: LINE_LOGIN, seen: ways, is: [...BOTH_LOGINS, th.register] },
  { off: 'every registration', setting: noRegister, at: LINE_LOGIN, seen: ways, is: BOTH_LOGINS },
  { off: 'every registration', setting: noRegister, at: PHONE_LOGIN, seen: ways, is: [th.proceed] },
  { off: 'the categories', setting: { Privilege_Page: { isCatagoryActive: 'false' } }, at: '/privilege', seen: categories, is: 0 },
  { off: 'the menu’s privileges', setting: menu('Privilege'), at: '/home', seen: places, is: without(th.privilege) },
  { off: 'the menu’s packages', setting: menu('Package'), at: '/home', seen: places, is: without(th.package) },
]

// The cover has its own test (src/app/home/covers.test.tsx), layouts theirs in a browser (e2e/edges/measures.e2e.ts).
it.each(switches)(
  'What a brand has switched off is not on screen, and the rest is: $off, at $at',
  async (row) => {
    const { setting: Setting_Field, at, seen, is } = row
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const list = new EventTarget() as MediaQueryList // the part that components use
      return Object.assign(list, { matches: !query.includes('min-width'), media: query })
    })
    const imagelist = [{ imageurl: 'https://brand.example/cover.png', imageid: '1' }]
    const groupimagelist = [{ imagegrouptype: 2, imagelist }]
    answers.set('Theme/GetTheme', { resp: { json_config: { Setting_Field }, groupimagelist } })
    await openApp(at, at.startsWith('/authentication') ? {} : { persona: 'gold' })
    await waitForQuiet()
    expect(await seen()).toEqual(is)
  },
)
