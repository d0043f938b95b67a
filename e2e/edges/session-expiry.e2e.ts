import { th } from '#tests/names.ts'
import { expiredSessionFor } from '../../src/sandbox/personas.ts'
import { expect, test } from '../fixtures.ts'
import { expectHomeOf, expectLineLogin, lineButton, lineUserIs, storageOf } from '../support/on-screen.ts'
import { say } from '../support/words.ts'

test('a member whose session has expired is told so once, and is back on the page after the login', async ({
  page,
  app,
  line,
  calls,
  faults,
  open,
  stored,
}) => {
  const token = expiredSessionFor('gold', 'doisai')
  await stored({ token, tokenBrandRef: 'doisai', brandRef: 'doisai', storeRef: 'S1' })
  // Long enough for other requests to be pending when the first 401 ends the session.
  faults.add({ operation: 'getProfile', kind: 'delay', delayMs: 800 })
  await open('/home?from=menu')

  const modal = page.getByRole('alertdialog', { name: say('error.sessionExpired.title') })
  await expect(modal).toHaveAccessibleDescription(say('error.sessionExpired.message'))
  // The profile, and a call that home makes once its lazy parts have loaded.
  const refused = () => calls.all.filter(({ status }) => status === 401).length
  await expect.poll(refused).toBeGreaterThanOrEqual(2)
  await calls.quiet()
  // Profile and membership system at least; home's later requests find the session over, and are not sent.
  expect(calls.all.filter(({ status }) => status === 401).length).toBeGreaterThanOrEqual(2)
  const ofMember = calls.all.filter(({ path }) => path.toLowerCase().startsWith('customer/'))
  expect(new Set(ofMember.map(({ authorization }) => authorization))).toEqual(new Set([`Bearer ${token}`]))
  await expect(page.getByRole('alertdialog')).toHaveCount(1)
  expect(await storageOf(page, 'localStorage')).not.toHaveProperty('token')
  faults.clear()

  await modal.getByRole('button', { name: th.close }).click()
  await expectLineLogin(page)
  await expect(page).toHaveURL(`${app.origin}/authentication/line-login?brandRef=doisai&landing=true`)
  await calls.quiet()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect(calls.timeline.filter((event) => event === 'page /authentication/line-login')).toHaveLength(1)
  expect(await storageOf(page, 'localStorage')).not.toHaveProperty('storeRef')

  lineUserIs(line, 'gold')
  await lineButton(page).click()
  await expectHomeOf(page, 'gold')
  await expect(page).toHaveURL(`${app.origin}/home?from=menu&brandRef=doisai`)
})
