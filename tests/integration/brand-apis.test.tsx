import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { parseRuntimeConfig } from '@/config/runtime-config'
import { calls, openApp, quiet } from './open-app'

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
const asked = () => [
  ...new Set(calls.map(({ request }) => `${new URL(request.url).origin} ${request.headers.get('X-Tenant')}`)),
]

it('Of one site’s two brands, each member’s home comes from the brand’s own API, and from no other', async () => {
  await open('/home', 'sabaimart')
  expect(await screen.findByText(/สวัสดี/)).toBeVisible()
  await quiet()
  expect(asked()).toEqual([`${SABAIMART} sabaimart`])
})

it('A brand without an API of its own is asked at the site’s', async () => {
  await open('/home', 'doisai')
  expect(await screen.findByText(/สวัสดี/)).toBeVisible()
  await quiet()
  expect(asked()).toEqual([`${location.origin} null`])
})

it('What one brand’s API does not have is there for the members of the other', async () => {
  const { unmount } = await open('/package', 'sabaimart')
  expect(await screen.findByRole('heading', { name: 'ไม่พบหน้านี้' })).toBeVisible()
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
