import { th } from '#tests/names.ts'
import { expect, test } from '../fixtures.ts'
import { expectHomeOf } from '../support/on-screen.ts'
import { readFromAfar } from '../support/read-code.ts'
import { getCode, redeem, scanModeButton } from '../support/redeeming.ts'
import { say } from '../support/words.ts'

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

    test('scanners read what the points modal and a redeemed item show, from afar too', async ({
      page,
      open,
      memberIs,
    }) => {
      await page.setViewportSize({ width: 360, height: 640 })
      await memberIs('gold')
      const tab = (name: string) => page.getByRole('tab', { name, exact: true })
      const panel = page.getByRole('tabpanel')
      const expectRead = async (code: string) => {
        await tab(th.qrTab).click()
        for (const scale of [ratio, 1, 0.7]) {
          const read = { zbar: [code], jsQR: [code] }
          await expect.poll(() => readFromAfar(panel, scale), `QR code, ${scale}`).toEqual(read)
        }
        // Its bars are 2 px wide on a phone, which no scanner reads from further away; jsQR reads none at all.
        await tab(th.barcodeTab).click()
        for (const scale of [ratio, 1]) {
          const read = { zbar: [code], jsQR: [] }
          await expect.poll(() => readFromAfar(panel, scale), `barcode, ${scale}`).toEqual(read)
        }
      }
      await open('/home')
      await page.getByRole('main').getByRole('button', { name: th.collect, exact: true }).click()
      await expectRead(CODES.doisai)

      await open('/privilege/detail?privilegeId=DSP001')
      await redeem(page)
      const code = await getCode(page)
      await expectRead(code)
      await tab(th.qrTab).click()
      await scanModeButton(page).click()
      const whole = page.getByRole('dialog', { name: say('codes.scanMode') })
      for (const scale of [ratio, 1, 0.7]) {
        const read = { zbar: [code], jsQR: [code] }
        await expect.poll(() => readFromAfar(whole, scale), `full screen, ${scale}`).toEqual(read)
      }
    })
  })
}
