import { expect, test } from '../fixtures.ts'
import { CONFIG } from '../support/app-server.ts'
import { expectHomeOf } from '../support/on-screen.ts'

const words = {
  pointsName: { th: 'ดาว', en: ['Star', 'Stars'] },
  texts: {
    th: { 'home.news.none': 'สมุดดาวของฉัน', 'shell.collectPoints': 'สะสม {what}' },
    en: { 'home.news.none': 'My jar of Stars', 'shell.collectPoints': '' },
  },
}
test.use({
  config: { brands: CONFIG.brands.map((row) => (row.ref === 'doisai' ? { ...row, ...words } : row)) },
})

/** What home says: the unit of the balance, the way to its history, and a text whose own form cannot be used. */
const SAID = {
  th: [/2,480\s+ดาว/, 'สมุดดาวของฉัน', 'สะสมดาว'],
  en: [/2,480\s+Stars/, 'My jar of Stars', 'Collect Stars'],
}

for (const locale of ['th', 'en'] as const) {
  test(`a brand’s members read its own words (${locale}), and the app’s where one cannot be used`, async ({
    page,
    calls,
    memberIs,
    inLocale,
    open,
  }) => {
    await memberIs('gold')
    await inLocale(locale)
    await open('/home')
    await calls.quiet()
    for (const said of SAID[locale]) await expect(page.getByRole('main')).toContainText(said)
    await expect(page.getByRole('main')).not.toContainText(/แต้ม|\bpoints\b/i)
    await open('/profile/points-history')
    await expect(page).toHaveTitle(locale === 'th' ? 'ประวัติดาว' : 'Stars history')
  })
}

test('members of another brand of the site read the app’s', async ({ page, calls, memberIs, open }) => {
  await memberIs('gold', 'sabaimart')
  await open('/home?brandRef=sabaimart')
  await expectHomeOf(page, 'gold')
  await calls.quiet()
  await expect(page.getByRole('main')).toContainText(/[\d,]+\s+แต้ม/)
})
