import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { th } from '#tests/names.ts'
import { expect, test } from '../fixtures.ts'
import { enterNumber } from '../support/phone.ts'
import { say } from '../support/words.ts'

/** An API at an origin of its own, which lets no other origin read its answers. */
async function startClosedServer() {
  const server = createServer((_request, response) => response.end('{}'))
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port, not on a pipe
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { origin: `http://localhost:${port}`, close }
}

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
}) => {
  const brand = await startClosedServer()
  Object.assign(app.config, { customerApiUrl: brand.origin })
  const said = page.waitForEvent('console', (message) => message.text().includes('does not accept'))
  await open('/authentication/login')
  await enterNumber(page, '0810000005')
  await expect(page.getByText(say('error.blocked'))).toBeVisible()
  expect((await said).text()).toContain('see CORS in docs/api.md')

  await brand.close()
  await enterNumber(page, '0810000006')
  await expect(page.getByText(say('error.offline'))).toBeVisible()
  await expect(page.getByText(say('error.blocked'))).toHaveCount(0)
})
