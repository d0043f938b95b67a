import { th } from '#tests/names.ts'
import { expect, test } from '../fixtures.ts'
import { expectHomeOf } from '../support/on-screen.ts'
import { readFromAfar } from '../support/read-code.ts'

const CODES = { doisai: 'DS100185', sabaimart: 'SM100185' }

for (const ratio of [1, 2, 3]) {
  test.describe(`on a screen of ${ratio} px per px`, () => {
    test.use({ deviceScaleFactor: ratio })

    for (const [brand, colorScheme, width] of [
      ['doisai', 'light', 360],
      ['doisai', 'dark', 390],
      ['sabaimart', 'light', 820],
    ] as const) {
      test(`scanners read the member’s code on home without a tap, from afar too (${brand}, ${colorScheme}, ${width} px)`, async ({
        page,
        open,
        memberIs,
      }) => {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: 752 })
        await memberIs('gold', brand)
        await open(`/home?brandRef=${brand}`)
        await expectHomeOf(page, 'gold')
        const pass = page.getByRole('main').getByRole('button', { name: th.collect, exact: true })
        const read = { zbar: [CODES[brand]], jsQR: [CODES[brand]] }
        for (const scale of [ratio, 1, 0.7])
          await expect.poll(() => readFromAfar(pass, scale), `${scale}`).toEqual(read)
      })
    }
  })
}
