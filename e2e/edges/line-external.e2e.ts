import { th } from '#tests/names.ts'
import type { Persona } from '../../src/sandbox/personas.ts'
import { expect, test } from '../fixtures.ts'
import {
  expectHomeOf,
  expectLineLogin,
  lineButton,
  lineUserIs,
  pageTitle,
  storageOf,
} from '../support/on-screen.ts'
import { PageWatch } from '../support/page-watch.ts'

test('a member logs in with LINE in a browser and comes back to the page first requested', async ({
  page,
  line,
  calls,
  open,
}) => {
  lineUserIs(line, 'gold')
  await open('/privilege/detail?privilegeId=DS-P01&type=2')
  await expectLineLogin(page)
  expect(line.log).toEqual([]) // nobody is taken to LINE without a tap, nor is LINE told of the visit

  await lineButton(page).click()
  await expect(pageTitle(page, th.privilegeDetail)).toBeVisible()
  await expect(page).toHaveURL(/\/privilege\/detail\?privilegeId=DS-P01&type=2&brandRef=doisai$/)
  PageWatch.expectCleanAddress(page.url())
  expect(line.logins).toBe(1)
  expect(calls.to('authentication/MergeCustomerLine')).toHaveLength(1)

  await page.goBack()
  expect(new URL(page.url()).host).not.toContain('line.me')
})

test('a stored session opens home without LINE', async ({ page, line, open, memberIs }) => {
  await memberIs('gold')
  await open('/home')
  await expectHomeOf(page, 'gold')
  expect(line.log).toEqual([])
})

for (const [brand, first] of [
  ['doisai', th.loginWithPhone],
  ['sabaimart', th.loginWithLine],
] as const) {
  test(`the login of ${brand} offers first the login method that the brand puts first`, async ({
    page,
    open,
  }) => {
    await open(`/authentication/line-login?brandRef=${brand}`)
    await expectLineLogin(page)
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'light') // the brand's settings have loaded
    await expect(page.getByRole('main').getByText(/^(เข้าสู่ระบบด้วย.*|สมัครสมาชิก)$/)).toHaveText([
      first,
      /^เข้าสู่ระบบด้วย/,
      th.register,
    ])
  })
}

test.describe('In Chrome on Android', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36',
  })

  for (const [app, lineAppVersion] of [
    ['a LINE app that names its version', '14.0.0'],
    ['a LINE app that names no version', null],
  ] as const) {
    test(`a member comes back from ${app} to the page first requested`, async ({
      page,
      line,
      open,
      calls,
    }) => {
      lineUserIs(line, 'gold')
      line.settings.lineAppVersion = lineAppVersion
      await open('/profile')
      await lineButton(page).click()

      await expect(pageTitle(page, th.profile)).toBeVisible()
      PageWatch.expectCleanAddress(page.url())
      expect(line.logins).toBe(1)
      expect(calls.to('authentication/MergeCustomerLine')).toHaveLength(1)
    })
  }
})

const WHERE_TO: { persona: Persona; what: string; path: string; title: string }[] = [
  {
    persona: 'non-member',
    what: 'someone whom the brand does not know reads the privacy policy first',
    path: '/authentication/pdpa?brandRef=doisai',
    title: th.privacyPolicy,
  },
  {
    persona: 'incomplete',
    what: 'a member whose info is incomplete fills it in first',
    path: '/authentication/register-info?brandRef=doisai',
    title: th.personalInfo,
  },
  {
    persona: 'forms',
    what: 'a member with forms due fills them in first',
    path: '/authentication/register-cs-fields?process=3&brandRef=doisai',
    title: 'ข้อมูลเพิ่มเติม',
  },
  {
    persona: 'not-consented',
    what: 'a member without consent is asked for it first',
    path: '/home/pdpa?brandRef=doisai',
    title: th.privacyPolicy,
  },
]

test.describe('Where the brand has no LIFF', () => {
  test.use({ config: { liffIds: {} } })

  test('the provider leads to LINE and back home', async ({ page, open, calls }) => {
    await open('/authentication/line-login')
    await lineButton(page).click()
    await page.getByRole('link', { name: /กัญญารัตน์/ }).click()

    await expectHomeOf(page, 'gold')
    PageWatch.expectCleanAddress(page.url())
    expect(calls.to('lineprovider/issue')).toMatchObject([
      { query: { brandRef: 'doisai' }, authorization: undefined },
    ])
    expect(calls.to('authentication/MergeCustomerLine')).toEqual([])
  })
})
