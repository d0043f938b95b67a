import { th } from '#tests/names.ts'
import { lineUserAgent, openInLine } from '../line-platform/in-client.ts'
import { expect, test } from '../fixtures.ts'
import { lineUserIs, pageTitle } from '../support/on-screen.ts'
import { PageWatch } from '../support/page-watch.ts'
import { say } from '../support/words.ts'

const DETAIL = '/privilege/detail?privilegeId=DS-P01'
const TITLE = th.privilegeDetail
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

test('going back from a chat link stays in the app, and never returns to pages of LINE', async ({
  context,
  line,
}) => {
  lineUserIs(line, 'gold')
  const page = await context.newPage()
  await openInLine(page, line, DETAIL)
  await expect(pageTitle(page, TITLE)).toBeVisible()

  await page.getByRole('banner').getByRole('button', { name: th.back }).click()
  await expect(pageTitle(page, th.privilege)).toBeVisible()
  const entries = await page.evaluate(() => history.length)
  expect(entries).toBe(2) // the blank tab, and one page of the app
})

test.describe('A route with a query of its own, in a link to a LIFF app whose Endpoint URL has a query', () => {
  test.use({ config: { mobileOrderUrl: 'https://order.example' } })
  const LINK = '/home?mobileOrderStoreRef=S1&mobileOrderQrRef=Q1&mobileOrderRedirectRoute='
  /** How the SDK joins the link's query to the Endpoint URL's; from 2.31.1 on it leaves a `?` within a value as it is. */
  const QUESTION_MARKS = '.replace(/\\?/g,`&`)'

  const ROUTE = '/cart?step=2'

  for (const sdk of ['the installed SDK', 'an SDK that leaves question marks'] as const) {
    test(`arrives whole, with ${sdk}`, async ({ context, app, line, memberIs }) => {
      await memberIs('gold')
      Object.assign(line.app, { endpointUrl: `${app.origin}/?brandRef=doisai` })
      const page = await context.newPage()
      let changed = 0
      if (sdk !== 'the installed SDK') {
        await page.route('**/assets/line-client-*.js', async (request) => {
          const response = await request.fetch()
          const body = await response.text()
          changed += body.split(QUESTION_MARKS).length - 1
          await request.fulfill({ response, body: body.replace(QUESTION_MARKS, '.replace(/^\\?/,`&`)') })
        })
      }
      await openInLine(page, line, LINK + ROUTE)

      await expect(page.getByRole('alertdialog', { name: say('home.mobileOrder.title') })).toBeVisible()
      const stored = await page.evaluate(() => sessionStorage.getItem('mobileOrderRedirectRoute'))
      expect(stored).toContain(ROUTE)
      await expect(page).toHaveURL(/\/home\?brandRef=doisai$/)
      if (sdk !== 'the installed SDK') expect(changed).toBeGreaterThan(0)
    })
  }
})
