import { expect, it } from 'vitest'
import { standInBrand } from './planted/stand-in-brand.ts'
import { configFile, lineOf, startServer } from './planted/start-server.ts'

const bearer = { Authorization: 'Bearer of-the-brand' }
const ofBrand = { customerApiUrl: '', crmApiUrl: '', liffIds: {}, defaultBrandRef: 'brand' }

it('answers the calls that are named, as the member who is named, and leaves the others to the brand', async () => {
  const brand = await standInBrand()
  const server = await startServer({ API: brand.origin, SANDBOX: 'PACKAGE, getProfile', AS: 'new' })
  expect(await lineOf(server, 'API')).toContain('answers')
  expect(await lineOf(server, 'SANDBOX')).toMatch(/^SANDBOX: answers as new: .*listPackages/)
  brand.arrivals.length = 0

  expect((await server.read('listPackages', bearer)).outcome).toMatchObject({ data: { total: 8 } })
  expect((await server.read('getProfile', bearer)).outcome).toMatchObject({ data: { first_name: 'ณัฐชา' } })
  expect((await server.read('getProfile')).outcome).toMatchObject({ error: { kind: 'unauthenticated' } })
  expect(brand.arrivals).toEqual([])
  // The brand knows no such bearer.
  expect((await server.read('getTier', bearer)).outcome).toMatchObject({ error: { kind: 'sessionExpired' } })
  expect(brand.arrivals).toMatchObject([{ headers: { authorization: bearer.Authorization } }])
})

it("is asked by the contract's paths where the brand has its own, and for a brand that it knows", async () => {
  const brand = await standInBrand()
  const CONFIG = configFile({
    ...ofBrand,
    apiPrefix: '/v2',
    off: ['package', 'consent'],
    paths: {
      '/api/v1.0/Customer/Profile': '/members/me',
      '/api/v1.0/pdpa/pdpa-detail/{token}': '/invitations/{token}/text',
    },
  })
  const env = { API: `${brand.origin}/loyalty`, CONFIG, SANDBOX: 'pdpa,Theme,getProfile,unlink' }
  const server = await startServer(env)
  await lineOf(server, 'API')
  // What the sandbox answers is there to be tried, whatever the brand lacks.
  expect(server.config).toMatchObject({ off: ['package'], unlinkLine: true })
  brand.arrivals.length = 0

  expect((await server.read('getProfile', bearer)).outcome).toMatchObject({
    data: { first_name: 'กัญญารัตน์' },
  })
  const theme = await server.send('/brand-api/loyalty/v2/Theme/GetTheme?brandRef=brand')
  expect(theme.status).toBe(200)
  const text = await server.send('/brand-api/loyalty/v2/pdpa/info', {
    method: 'POST',
    headers: bearer,
    body: { pdpa_group_key: 'crm_customer_pdpa', brand_ref: 'brand' },
  })
  expect(JSON.parse(text.text)).toMatchObject({ pdpa_list: [{ is_consent: true }] })
  const invitation = await server.send('/brand-api/loyalty/invitations/nobody/text')
  expect(JSON.parse(invitation.text)).toMatchObject({ error: { http_status: 404 } })
  expect(brand.arrivals).toEqual([])
})
