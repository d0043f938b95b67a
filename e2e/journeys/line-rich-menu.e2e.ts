import { lineUserAgent, openInLine } from '../line-platform/in-client.ts'
import { lineSub } from '../../src/sandbox/personas.ts'
import { expect, test } from '../fixtures.ts'

/** What home asks for with the membership system open; nothing more, and each once. */
const HOME = [
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

for (const [phone, userAgent] of [
  ['an iPhone', lineUserAgent.liffOnIos],
  ['an Android phone', lineUserAgent.liffOnAndroid],
] as const) {
  test.describe(`the rich menu on ${phone}`, () => {
    test.use({ userAgent })

    test('signs a member in without a tap and shows home, with each call made once', async ({
      page,
      line,
      calls,
    }) => {
      line.settings.user = { ...line.settings.user, sub: lineSub('gold') }
      await openInLine(page, line)

      await expect(page.getByText('สวัสดี คุณกัญญารัตน์')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'คัดมาเพื่อคุณ' })).toBeVisible()
      await expect(page).toHaveURL(/\/home\?brandRef=doisai$/)
      const [merge, ...repeats] = calls.to('authentication/MergeCustomerLine')
      expect(repeats).toEqual([])
      expect(merge?.authorization).toBe('Bearer null')
      expect(merge?.body).toEqual({ Brand_Ref: 'doisai', Line_Id_Token: line.idTokens.at(-1) })
      expect(calls.paths()).toEqual(
        [...HOME, 'authentication/MergeCustomerLine', 'customercustomfields/check-info'].toSorted(),
      )
    })
  })
}
