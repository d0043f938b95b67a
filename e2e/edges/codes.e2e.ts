import { th } from '#tests/names.ts'
import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { boxOf } from '../support/box-of.ts'
import { expectHomeOf } from '../support/on-screen.ts'
import { readFromAfar } from '../support/read-code.ts'
import { getCode, redeem, scanModeButton } from '../support/redeeming.ts'
import { say } from '../support/words.ts'

/** The moves by script of what stands in a dialog: from which box to which, in whole px. */
interface Move {
  from: number[]
  to: number[]
  ms: number
}

type Animate = (this: SVGElement, ...given: Parameters<SVGElement['animate']>) => Animation

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

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`the member’s code grows out of the one that was tapped, into the modal and into the full screen (motion: ${reducedMotion})`, async ({
    page,
    open,
    memberIs,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.setViewportSize({ width: 390, height: 752 })
    await page.addInitScript(() => {
      const moves: Move[] = []
      const animate: Animate = Reflect.get(SVGElement.prototype, 'animate')
      SVGElement.prototype.animate = function (...given) {
        const move = animate.apply(this, given)
        const boxAt = (ms: number) => {
          move.currentTime = ms
          const { x, y, width, height } = this.getBoundingClientRect()
          return [x, y, width, height].map(Math.round)
        }
        const ms = Number(move.effect?.getTiming().duration)
        moves.push({ to: boxAt(ms - 0.01), from: boxAt(0), ms })
        return move
      }
      Object.assign(window, { moves })
    })
    await memberIs('gold')
    await open('/home')
    const pass = page.getByRole('main').getByRole('button', { name: th.collect, exact: true })
    await expect(pass.locator('svg[data-code]')).toBeVisible()
    const boxes = async (drawing: Locator) => {
      const { x, y, width, height } = await boxOf(drawing)
      return [x, y, width, height].map(Math.round)
    }
    const tile = await boxes(pass.locator('svg'))
    await pass.click()
    const inModal = page.getByRole('tabpanel').locator('svg[data-code]')
    await expect(inModal).toBeVisible()
    await expect.poll(async () => (await boxOf(page.locator('dialog[open] > div'))).bottom).toBe(752)
    const modal = await boxes(inModal)
    await scanModeButton(page).click()
    const whole = page.getByRole('dialog', { name: say('codes.scanMode') }).locator('svg[data-code]')
    await expect(whole).toBeVisible()
    const moves = await page.evaluate(() => (window as unknown as { moves: Move[] }).moves)
    if (reducedMotion === 'reduce') return expect(moves).toEqual([])
    expect(moves.map(({ from, ms }) => ({ from, ms }))).toEqual([
      { from: tile, ms: 280 },
      { from: modal, ms: 280 },
    ])
    expect(moves[0]?.to).toEqual(modal)
    await expect(page.locator('dialog > svg')).toHaveCount(0)
  })
}
