import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSandbox } from '../../src/sandbox/create-sandbox.ts'
import { sandboxMiddleware } from '../../src/sandbox/vite-plugin.ts'
import { th } from '#tests/names.ts'
import { expect, test as base } from '../fixtures.ts'
import { enterNumber } from '../support/phone.ts'
import { say } from '../support/words.ts'

interface BrandServer {
  origin: string
  /** What arrived, without preflights. */
  calls: { url: string; headers: IncomingHttpHeaders }[]
  /** Whether it accepts calls from other origins, as docs/api.md has it. */
  isOpen: boolean
  close: () => Promise<void>
}

/** A brand's API at an origin of its own: the sandbox, in place of whose /api/v1.0 stands `prefix`. */
async function startBrandServer(prefix = '/api/v1.0'): Promise<BrandServer> {
  const answer = sandboxMiddleware(createSandbox())
  const calls: BrandServer['calls'] = []
  const server = createServer((request, response) => {
    const { url = '/', headers, method } = request
    if (brand.isOpen) {
      response.setHeader('Access-Control-Allow-Origin', headers.origin ?? '*')
      response.setHeader('Access-Control-Expose-Headers', 'Date, Retry-After')
    }
    if (method === 'OPTIONS') {
      response.setHeader('Access-Control-Allow-Methods', 'GET, POST')
      response.setHeader('Access-Control-Allow-Headers', headers['access-control-request-headers'] ?? '')
      response.writeHead(204).end()
      return
    }
    calls.push({ url, headers })
    request.url = url.replace(prefix, '/api/v1.0')
    answer(request, response, () => response.writeHead(404).end())
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port, not on a pipe
  const brand: BrandServer = {
    origin: `http://localhost:${port}`,
    calls,
    isOpen: true,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return brand
}

const PREFIX = '/gateway/v2'
const LOGIN = '/authentication/login'

const test = base.extend<{ brand: BrandServer }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's needs here
  brand: async ({}, use) => {
    const brand = await startBrandServer(PREFIX)
    await use(brand)
    await brand.close()
  },
})

test('a configuration that cannot be used names its fields below the start error, which offers a retry', async ({
  page,
  open,
  app,
}) => {
  Object.assign(app.config, { crmApiUrl: undefined, customerApiUrl: 'http://api.example' })
  const said = page.waitForEvent('console', (message) => message.type() === 'error')
  await open('/home')
  const faults = page.getByRole('main').getByRole('listitem')
  await expect(faults).toContainText([
    'customerApiUrl is "http://api.example", no https address',
    'crmApiUrl is missing',
  ])
  expect((await said).text()).toContain('crmApiUrl is missing')

  Object.assign(app.config, { crmApiUrl: '', customerApiUrl: '' })
  await page.getByRole('button', { name: th.tryAgain }).click()
  await expect(page.getByRole('button', { name: th.loginWithPhone, exact: true })).toBeVisible()
})

test('a server that does not accept the site is told as that, and one that is gone as a lost network', async ({
  page,
  open,
  app,
  brand,
}) => {
  brand.isOpen = false
  Object.assign(app.config, { customerApiUrl: brand.origin, apiPrefix: PREFIX })
  const said = page.waitForEvent('console', (message) => message.text().includes('does not accept'))
  await open(LOGIN)
  await enterNumber(page, '0810000005')
  await expect(page.getByText(say('error.blocked'))).toBeVisible()
  expect((await said).text()).toContain('see CORS in docs/api.md')

  await brand.close()
  await enterNumber(page, '0810000006')
  await expect(page.getByText(say('error.offline'))).toBeVisible()
  await expect(page.getByText(say('error.blocked'))).toHaveCount(0)
})
