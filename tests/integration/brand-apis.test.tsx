import { th } from '#tests/names.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { api } from '@/api/api'
import { parseRuntimeConfig } from '@/config/runtime-config'
import { sessionFor } from '@/sandbox/personas'
import { writeText } from '@/storage/storage'
import { brandChosen } from '@/store/session.slice'
import { makeStore } from '@/store/store'
import { calls, openApp, waitForQuiet } from './open-app'

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
  writeText('token', sessionFor('gold', 'doisai'))
  writeText('tokenBrandRef', 'doisai')
  calls.length = 0
  await store.dispatch(api.endpoints.getTheme.initiate('sabaimart'))
  const [theme] = calls
  expect(theme?.request.url).toContain(SABAIMART)
  expect(theme?.request.headers.get('Authorization')).toBeNull()
})
