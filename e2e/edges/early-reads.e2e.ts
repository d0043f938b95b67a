import { expect, test } from '../fixtures.ts'
import { holdFiles } from '../support/hold-files.ts'
import { expectHomeOf } from '../support/on-screen.ts'

const SCRIPTS = '**/assets/*.js'

const FIRST_READS = [
  'Customer/Profile',
  'Theme/GetTheme',
  'customer/membership-tier/system',
  'dynamicdisplay/LayoutDisplay',
]

test('the first reads of home are requested before the app’s code has loaded, each once', async ({
  page,
  open,
  calls,
  memberIs,
}) => {
  await memberIs('gold')
  const release = await holdFiles(page, SCRIPTS)
  await open('/home')
  await expect.poll(() => calls.paths()).toEqual(FIRST_READS)
  release()
  await expectHomeOf(page, 'gold')
  await calls.quiet()
  for (const path of FIRST_READS) expect(calls.to(path)).toHaveLength(1)
})

for (const token of ['null', '"abc', ' ']) {
  test(`a stored bearer that is none is not sent before the app’s code has loaded: ${token}`, async ({
    page,
    open,
    calls,
    stored,
  }) => {
    await stored({ token, tokenBrandRef: 'doisai', brandRef: 'doisai' })
    await page.route('**/assets/*.js', () => new Promise(() => {}))
    // All early reads go out at once: by the first answer the others would be there.
    const theme = page.waitForResponse(/GetTheme/)
    await open('/home')
    await theme
    expect(calls.all.map(({ path, authorization }) => [path, authorization])).toEqual([
      ['Theme/GetTheme', undefined],
    ])
  })
}

for (const [path, list] of [
  ['/privilege', 'privilege/List'],
  ['/package', 'package/List'],
] as const) {
  test(`the first page of ${path} is requested before the app’s code has loaded, and once`, async ({
    page,
    open,
    calls,
    memberIs,
  }) => {
    await memberIs('gold')
    const release = await holdFiles(page, SCRIPTS)
    await open(`${path}?brandRef=doisai`)
    await expect.poll(() => calls.paths()).toEqual(['Customer/Profile', 'Theme/GetTheme', list])

    release()
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    await calls.quiet()
    expect(calls.to('Customer/Profile')).toHaveLength(1)
    const pages = calls.to(list).map(({ body }) => (body as { Filters: { Page: number } }).Filters.Page)
    expect(pages).toEqual([...new Set(pages)])
  })
}

for (const [what, address, config] of [
  ['a list that its address narrows', '/privilege?search=ลาเต้', {}],
  ['a list that the brand’s API does not have', '/package', { off: ['package'] }],
] as const) {
  test.describe(what, () => {
    test.use({ config })

    test('is not requested before the app’s code has loaded', async ({ page, open, calls, memberIs }) => {
      await memberIs('gold')
      await page.route('**/assets/*.js', () => new Promise(() => {}))
      // All early reads go out at once: by the first answer the others would be there.
      const theme = page.waitForResponse(/GetTheme/)
      await open(address)
      await theme
      expect(calls.paths()).toEqual(['Theme/GetTheme'])
    })
  })
}
