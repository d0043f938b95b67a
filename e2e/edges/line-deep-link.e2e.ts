import { lineUserAgent, openInLine } from '../line-platform/in-client.ts'
import { expect, test } from '../fixtures.ts'
import { expectHomeOf, lineUserIs, pageTitle } from '../support/on-screen.ts'
import { PageWatch } from '../support/page-watch.ts'
import { say } from '../support/words.ts'

const DETAIL = '/privilege/detail?privilegeId=DS-P01'
const TITLE = 'รายละเอียดสิทธิพิเศษ'
const ADDRESS = /\/privilege\/detail\?privilegeId=DS-P01&brandRef=doisai$/

test.use({ userAgent: lineUserAgent.liffOnIos })

test('a chat link to a privilege opens that privilege for a member who is new to this phone', async ({
  page,
  line,
  calls,
}) => {
  lineUserIs(line, 'gold')
  await openInLine(page, line, DETAIL)

  await expect(pageTitle(page, TITLE)).toBeVisible()
  await expect(page).toHaveURL(ADDRESS)
  PageWatch.expectCleanAddress(page.url())
  expect(calls.to('authentication/MergeCustomerLine')).toHaveLength(1)
})

test('a chat link to a privilege opens it at once for a member who is logged in', async ({
  context,
  line,
  memberIs,
  calls,
}) => {
  await memberIs('gold')
  const page = await context.newPage()
  await openInLine(page, line, DETAIL)

  await expect(pageTitle(page, TITLE)).toBeVisible()
  await expect(page).toHaveURL(ADDRESS)
  expect(calls.to('authentication/MergeCustomerLine')).toEqual([])
})

test('going back from a chat link stays in the app, and never returns to pages of LINE', async ({
  context,
  line,
}) => {
  lineUserIs(line, 'gold')
  const page = await context.newPage()
  await openInLine(page, line, DETAIL)
  await expect(pageTitle(page, TITLE)).toBeVisible()

  await page.getByRole('banner').getByRole('button', { name: 'ย้อนกลับ' }).click()
  await expect(pageTitle(page, 'สิทธิพิเศษ')).toBeVisible()
  const entries = await page.evaluate(() => history.length)
  expect(entries).toBe(2) // the blank tab, and one page of the app
})

test('a chat link keeps the brand that it names', async ({ page, line }) => {
  lineUserIs(line, 'gold')
  await openInLine(page, line, '/home?brandRef=sabaimart')

  await expectHomeOf(page, 'gold')
  await expect(page).toHaveURL(/\/home\?brandRef=sabaimart$/)
  await expect(page.getByRole('heading', { name: 'แลกแต้มคุ้ม ๆ' })).toBeVisible()
})

test('a link that spells another site stays in the app, which has no such page', async ({ page, line }) => {
  await openInLine(page, line, '//evil.example/home')

  await expect(page.getByRole('heading', { name: say('shell.notFound.title') })).toBeVisible()
  expect(new URL(page.url()).origin).toBe(new URL(line.app.endpointUrl).origin)
})
