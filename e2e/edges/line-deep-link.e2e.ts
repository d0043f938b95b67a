import { th } from '#tests/names.ts'
import { lineUserAgent, openInLine } from '../line-platform/in-client.ts'
import { expect, test } from '../fixtures.ts'
import { lineUserIs, pageTitle } from '../support/on-screen.ts'

const DETAIL = '/privilege/detail?privilegeId=DS-P01'
const ADDRESS = /\/privilege\/detail\?privilegeId=DS-P01&brandRef=doisai$/

test.use({ userAgent: lineUserAgent.liffOnIos })

test('going back from a chat link stays in the app, and never returns to pages of LINE', async ({
  context,
  line,
}) => {
  lineUserIs(line, 'gold')
  const page = await context.newPage()
  await openInLine(page, line, DETAIL)
  await expect(pageTitle(page, th.privilegeDetail)).toBeVisible()
  await expect(page).toHaveURL(ADDRESS)

  await page.getByRole('banner').getByRole('button', { name: th.back }).click()
  await expect(pageTitle(page, th.privilege)).toBeVisible()
  const entries = await page.evaluate(() => history.length)
  expect(entries).toBe(2) // the blank tab, and one page of the app
})
