import { createServer } from 'node:http'
import { th } from '#tests/names.ts'
import { listen, stop } from '../../tools/command-line/listen.ts'
import { expect, test } from '../fixtures.ts'
import { enterNumber } from '../support/phone.ts'
import { say } from '../support/words.ts'

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
  // An API at an origin of its own, which lets no other origin read its answers.
  const api = createServer((_request, response) => response.end('{}'))
  Object.assign(app.config, { customerApiUrl: await listen(api) })
  const said = page.waitForEvent('console', (message) => message.text().includes('does not accept'))
  await open('/authentication/login')
  await enterNumber(page, '0810000005')
  await expect(page.getByText(say('error.blocked'))).toBeVisible()
  expect((await said).text()).toContain('see CORS in docs/api.md')

  await stop(api)
  await enterNumber(page, '0810000006')
  await expect(page.getByText(say('error.offline'))).toBeVisible()
  await expect(page.getByText(say('error.blocked'))).toHaveCount(0)
})
