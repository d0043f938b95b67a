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

for (const [address, list] of [
  ['/privilege?brandRef=doisai', 'privilege/List'],
  ['/package?brandRef=doisai', 'package/List'],
  ['/privilege/detail?privilegeId=DSP001&type=2', 'privilege/List'],
  ['/package/detail?packageId=DPK001', 'package/List'],
  ['/profile/points-history', 'Customer/History/Point'],
  ['/profile/privilege-history', 'Customer/History/Privilege'],
  ['/profile/package-history', 'Customer/History/Package'],
] as const) {
  test(`what ${address} shows is requested before the app’s code has loaded, and once`, async ({
    page,
    open,
    calls,
    memberIs,
  }) => {
    await memberIs('gold')
    const release = await holdFiles(page, SCRIPTS)
    await open(address)
    await expect
      .poll(() => calls.paths().toSorted())
      .toEqual(['Customer/Profile', 'Theme/GetTheme', list].toSorted())

    release()
    await expect(page.locator('main :is(img, li)').first()).toBeVisible()
    await calls.quiet()
    expect(calls.to('Customer/Profile')).toHaveLength(1)
    const bodies = calls.to(list).map(({ body }) => JSON.stringify(body))
    expect(bodies).toEqual([...new Set(bodies)])
  })
}

for (const [what, address, config] of [
  ['a list that its address narrows', '/privilege?search=ลาเต้', {}],
  ['a list that the brand’s API does not have', '/package', { off: ['package'] }],
  ['a history that the brand’s API does not have', '/profile/package-history', { off: ['package'] }],
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
