import { expect, it } from 'vitest'
import { sessionFor } from '../../src/sandbox/personas.ts'
import { brandApi } from './brand-api.ts'
import { closedOrigin } from '../command-line/listen.ts'
import { standInBrand } from '../../tests/support/planted/stand-in-brand.ts'
import { configFile, resolveConfig, startServer } from '../../tests/support/planted/start-server.ts'

const bearer = { Authorization: `Bearer ${sessionFor('new', 'doisai')}` }
const profile = { data: { first_name: 'ณัฐชา' } }

it("answers the app's calls from the brand's API, with the member's headers and without this machine's", async () => {
  const brand = await standInBrand((url) => url.replace('/loyalty', ''))
  const server = await startServer({ API: `${brand.origin}/loyalty/` })
  expect(server.config).toMatchObject({
    customerApiUrl: '/brand-api/loyalty',
    crmApiUrl: '/brand-api/loyalty',
    defaultBrandRef: 'doisai',
  })

  const { outcome } = await server.read('getProfile', {
    ...bearer,
    'X-Request-Id': 'one',
    Origin: server.origin,
    Referer: `${server.origin}/home`,
    Cookie: 'visit=7',
  })
  expect(outcome).toMatchObject(profile)
  const arrived = brand.arrivals.find(({ headers }) => headers['x-request-id'] === 'one')
  expect(arrived?.headers).toMatchObject({
    authorization: bearer.Authorization,
    host: brand.origin.replace('http://', ''),
  })
  for (const name of ['origin', 'referer', 'cookie']) expect(arrived?.headers).not.toHaveProperty(name)
})

it('sends each API its own calls; without an API of its own a part has its usual stand-in', async () => {
  const [api, crm] = [await standInBrand(), await standInBrand()]
  const asked = ({ arrivals }: typeof api, path: string) => arrivals.some(({ url }) => url?.includes(path))
  const both = await startServer({ API: api.origin, CRM: crm.origin })
  await both.read('getProfile', bearer)
  await both.read('getSmsPdpa')
  expect([asked(api, '/Profile'), asked(crm, '/Profile')]).toEqual([true, false])
  expect([asked(api, '/pdpa-detail'), asked(crm, '/pdpa-detail')]).toEqual([false, true])

  const crmAlone = await startServer({ CRM: crm.origin })
  expect(crmAlone.config).toMatchObject({ customerApiUrl: '', crmApiUrl: '/brand-crm' })
  expect((await crmAlone.read('getProfile', bearer)).outcome).toMatchObject(profile)
  expect(asked(crm, '/Profile')).toBe(false)
})

it("serves the brand's own configuration, and calls by the brand's paths, prefix and headers", async () => {
  const brand = await standInBrand((url) =>
    url.replace('/members/me', '/api/v1.0/Customer/Profile').replace('/v2/', '/api/v1.0/'),
  )
  const CONFIG = configFile({
    customerApiUrl: 'https://live.brand.example',
    crmApiUrl: 'https://live.brand.example',
    liffIds: {},
    defaultBrandRef: 'doisai',
    lineLoginHosts: ['line.brand.example'],
    errorReporting: 'https://reports.brand.example',
    vitalsReporting: 'https://reports.brand.example',
    usageReporting: 'https://reports.brand.example',
    apiPrefix: '/v2',
    paths: { '/api/v1.0/Customer/Profile': '/members/me' },
    brands: [{ ref: 'other', crmApiUrl: 'https://other.example', headers: { 'X-Tenant': 'other' } }],
  })
  const server = await startServer({ API: brand.origin, CONFIG })
  expect(server.config).toMatchObject({
    customerApiUrl: '/brand-api',
    lineLoginHosts: ['line.brand.example', new URL(brand.origin).host],
  })
  // The API that is tried answers for every brand.
  expect(server.config.brands).toEqual([{ ref: 'other', headers: { 'X-Tenant': 'other' } }])
  expect(server.config).not.toHaveProperty('errorReporting')
  expect(server.config).not.toHaveProperty('vitalsReporting')
  expect(server.config).not.toHaveProperty('usageReporting')
  expect((await server.read('getProfile', bearer)).outcome).toMatchObject(profile)
  expect((await server.read('getTheme')).outcome).toHaveProperty('data')
  const urls = brand.arrivals.map(({ url }) => url)
  expect(urls).toEqual(expect.arrayContaining(['/members/me', '/v2/Theme/GetTheme?brandRef=doisai']))
})

it("passes on nothing that the brand's API says of its whole origin, nor a cookie", async () => {
  const brand = await standInBrand()
  const server = await startServer({ API: brand.origin })
  brand.answer = (_request, response) =>
    response
      .writeHead(200, {
        'Set-Cookie': 'visit=7; Path=/',
        'Strict-Transport-Security': 'max-age=1000',
        'Clear-Site-Data': '"storage"',
      })
      .end()
  const { headers } = await server.send('/brand-api/api/v1.0/Customer/Profile')
  expect(headers['content-security-policy']).toMatch(/^sandbox;/)
  for (const name of ['set-cookie', 'strict-transport-security', 'clear-site-data'])
    expect(headers).not.toHaveProperty(name)
})

it('leads a picture that is named by a path alone to the API, and nothing else', async () => {
  const brand = await standInBrand()
  const server = await startServer({ API: brand.origin })
  const image = { 'Sec-Fetch-Dest': 'image', Accept: 'image/avif,*/*' }
  const { status, headers } = await server.send('/pictures/cover.jpg?w=2', { headers: image })
  expect([status, headers.location]).toEqual([302, '/brand-api/pictures/cover.jpg?w=2'])
  expect((await server.send('/icon.svg', { headers: image })).status).toBe(200)
})

it('answers 502 for a brand whose server is down or hangs, and never with half an answer', async () => {
  const down = await startServer({ API: await closedOrigin() })
  expect((await down.read('getProfile', bearer)).reply.status).toBe(502)
  expect(down.lines.join()).toContain('/Profile')

  const brand = await standInBrand()
  const slow = await startServer({ API: brand.origin }, { timeoutMs: 100 })
  brand.answer = () => {}
  expect((await slow.read('getProfile', bearer)).reply.status).toBe(502)
  brand.answer = (_request, response) => {
    response.writeHead(200, { 'Content-Length': '99' }).write('{"first', () => response.destroy())
  }
  const patient = await startServer({ API: brand.origin })
  await expect(patient.read('getProfile', bearer)).rejects.toThrow('cut')
})

it('is for the development server alone', async () => {
  const env = { API: 'nonsense', CONFIG: 'nowhere' }
  const configOf = (command: 'build' | 'serve', isPreview = false) =>
    resolveConfig(
      { configFile: false, plugins: [brandApi({ env })] },
      command,
      undefined,
      undefined,
      isPreview,
    )
  expect((await configOf('build')).server.proxy).toBeUndefined()
  expect((await configOf('serve', true)).preview.proxy).toBeUndefined()
  await expect(configOf('serve')).rejects.toThrow('API')
})
