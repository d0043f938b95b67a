import { lineUserAgent, openInLine } from '../line-platform/in-client.ts'
import { expect, test } from '../fixtures.ts'
import { expectHomeOf, lineUserIs } from '../support/on-screen.ts'

/** The calls that home makes with the membership system open: each once, and no others. */
const HOME = [
  'Customer/History/Point',
  'Customer/History/Privilege',
  'Customer/Profile',
  'Privilege/ForYou/List',
  'Theme/GetTheme',
  'customer/membership-tier/criteria',
  'customer/membership-tier/criteria-item',
  'customer/membership-tier/info',
  'customer/membership-tier/system',
  'dynamicdisplay/LayoutDisplay',
  'privilege/List',
]

/** Cards without a picture may request the default one. */
const withoutDefaultImage = (paths: string[]) => paths.filter((path) => path !== 'privilege/getdefaultimage')

test.describe('The rich menu', () => {
  test.use({ userAgent: lineUserAgent.liffOnIos })

  test(
    'signs a member in without a tap and makes each call once',
    { tag: '@main' },
    async ({ page, line, calls }) => {
      lineUserIs(line, 'gold')
      await openInLine(page, line)

      await expectHomeOf(page, 'gold')
      await expect(page.getByRole('heading', { name: 'คัดมาเพื่อคุณ' })).toBeVisible()
      await expect(page).toHaveURL(/\/home\?brandRef=doisai$/)
      await calls.quiet()
      const [merge] = calls.to('authentication/MergeCustomerLine')
      expect(merge).toMatchObject({
        method: 'POST',
        authorization: 'Bearer null',
        language: 'th',
        body: { Brand_Ref: 'doisai', Line_Id_Token: line.idTokens.at(-1) },
      })
      expect(withoutDefaultImage(calls.paths())).toEqual(
        [...HOME, 'authentication/MergeCustomerLine', 'customercustomfields/check-info'].toSorted(),
      )
      // All that the SDK's init requests in both page loads, nothing of it from LINE's content servers; the friendship is read later.
      const asked = new Set(
        line.log.map(({ address }) => address).filter((address) => !/^liff\.|\/friendship\//.test(address)),
      )
      expect([...asked].toSorted()).toEqual([
        'api.line.me/oauth2/v2.1/certs',
        'api.line.me/oauth2/v2.1/verify',
      ])
    },
  )
})
