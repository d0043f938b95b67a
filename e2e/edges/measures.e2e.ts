import { th } from '#tests/names.ts'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { boxOf } from '../support/box-of.ts'
import { expectHomeOf, pageTitle } from '../support/on-screen.ts'
import { say } from '../support/words.ts'

// What moves is looked at here; elsewhere motion is reduced (playwright.config.ts).
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** The edges of the text alone: a heading's own box may be wider. */
const textEdgesOf = (part: Locator) =>
  part.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { left, right } = range.getBoundingClientRect()
    return { left, right, middle: (left + right) / 2 }
  })

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 844 })

const collect = (page: Page) => page.getByRole('main').getByRole('button', { name: th.collect, exact: true })

/** The last width of each screen size class, and the first of the next one. */
const SIZES = [
  { width: 390, picture: 63.83, hasTabs: true },
  { width: 767, picture: 63.83, hasTabs: true },
  { width: 768, picture: 79.24, hasTabs: false },
  { width: 1199, picture: 79.24, hasTabs: false },
  { width: 1200, picture: 80.24, hasTabs: false },
  { width: 1919, picture: 80.24, hasTabs: false },
  { width: 1920, picture: 100.74, hasTabs: false },
]

test('the picture in the profile bar and the tabs below change at 768, 1200 and 1920 px', async ({
  page,
  open,
  memberIs,
}) => {
  await memberIs('gold')
  await open('/home')
  await expectHomeOf(page, 'gold')
  const picture = page.getByRole('main').locator('[data-size=bar]')
  const tabs = page.getByRole('navigation', { name: say('shell.bottomNavigation.name') })
  for (const { width, picture: px, hasTabs } of SIZES) {
    await test.step(`at ${width} px`, async () => {
      await resize(page, width)
      await expect(tabs).toHaveCount(hasTabs ? 1 : 0)
      const { width: across, height } = await boxOf(picture)
      expect([across, height]).toEqual([expect.closeTo(px, 1), expect.closeTo(px, 1)])
    })
  }
})

test('the points modal has its picture and codes in the sizes that are scanned', async ({
  page,
  open,
  memberIs,
}) => {
  await memberIs('gold')
  await open('/home')
  await collect(page).click()
  const modal = page.getByRole('dialog', { name: th.collect, exact: true })
  const picture = modal.locator('[data-size]')
  const tab = (name: string) => modal.getByRole('tab', { name, exact: true })
  const codeImage = modal.getByRole('tabpanel').getByRole('img')

  for (const { width, px, qr, bars, words, bar } of [
    { width: 767, px: 54.6, qr: 192, bars: 55, words: '16px', bar: 1.4 },
    { width: 768, px: 80.15, qr: 192, bars: 65, words: '22px', bar: 2 },
    { width: 1919, px: 80.15, qr: 192, bars: 65, words: '22px', bar: 2 },
    { width: 1920, px: 80.15, qr: 281, bars: 65, words: '22px', bar: 2 },
  ]) {
    await test.step(`at ${width} px`, async () => {
      await resize(page, width)
      // The opening animation of the modal may still be running.
      await expect.poll(async () => (await boxOf(picture)).width).toBeCloseTo(px, 1)
      expect((await boxOf(picture.locator(':scope > :first-child'))).width).toBeCloseTo(px * 0.909, 1)

      await tab(th.qrTab).click()
      const code = await boxOf(codeImage.locator('svg'))
      expect([code.width, code.height]).toEqual([qr, qr])

      await tab(th.barcodeTab).click()
      // The tab answers before its code is drawn.
      await expect.poll(async () => (await boxOf(codeImage)).height).toBe(bars)
      const barcode = await boxOf(codeImage)
      const text = codeImage.locator('xpath=following-sibling::*')
      await expect(text).toHaveCSS('font-size', words)
      expect((await boxOf(text)).y - barcode.bottom).toBeCloseTo(10, 1)
      const { least, rendered } = await codeImage.evaluate((svg: SVGSVGElement) => ({
        least: parseFloat(getComputedStyle(svg).getPropertyValue('--bar')),
        rendered: svg.getBoundingClientRect().width / svg.viewBox.baseVal.width,
      }))
      expect(least).toBe(bar)
      expect(rendered).toBeGreaterThanOrEqual(bar)
    })
  }
})

const HOMES = [
  { brand: 'doisai', own: 2, covers: 'content' },
  { brand: 'sabaimart', own: 3, covers: 'full' },
] as const

for (const { brand, own, covers } of HOMES) {
  test(`home of ${brand} is laid out as the brand says: covers, headings, cards and banners`, async ({
    page,
    app,
    open,
    memberIs,
  }) => {
    // Banners that turn by themselves are somewhere else each time they are measured.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const cards = (text: string, more: object) => ({
      key: 'privilege',
      display_type: 'Card',
      card_layout_limit: 6,
      title: { display: true, text },
      ...more,
    })
    const banner = (text: string, banner_layout_type: string) => ({
      key: 'banner',
      display_type: 'Banner',
      banner_layout_type,
      title: { display: true, text },
      banners: [{ image_url: `${app.origin}/icon.svg`, link: null }],
    })
    const payload = [
      cards('ชิดซ้าย', { display_align: 'left' }),
      cards('ตรงกลาง', { display_align: 'center', card_layout_type: 'vertical-two' }),
      cards('ชิดขวา', { display_align: 'right', card_layout_type: 'vertical-three' }),
      banner('ในหน้า', 'content width'),
      banner('เต็มจอ', 'full width'),
      cards('สิทธิ์ในหน้า', { display_type: 'Banner', card_layout_limit: 1 }),
      cards('สิทธิ์เต็มจอ', {
        display_type: 'Banner',
        banner_layout_type: 'full width',
        card_layout_limit: 2,
      }),
    ]
    await page.route('**/dynamicdisplay/LayoutDisplay*', (route) => route.fulfill({ json: { payload } }))
    await memberIs('gold', brand)
    await open(`/home?brandRef=${brand}`)
    const section = (name: string) => page.getByRole('region', { name, exact: true })
    const picture = (name: string) => section(name).getByRole('img', { name, exact: true })
    const inFirstRow = async (name: string) => {
      await expect(section(name).getByRole('listitem')).toHaveCount(6)
      const tops = await section(name)
        .getByRole('listitem')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top))
      return tops.filter((top) => top === tops[0]).length
    }
    const ofBrand = own === 2 ? 'ตรงกลาง' : 'ชิดขวา'

    const coverOnScreen = () =>
      page
        .getByRole('group', { name: say('home.cover.label') })
        .locator('img')
        .evaluateAll((pictures) =>
          pictures
            .map((cover) => cover.getBoundingClientRect())
            .filter(({ left, right }) => left + right > 0 && left + right < 2 * innerWidth)
            .map(({ left, right }) => [left, right]),
        )
    await expect.poll(coverOnScreen).toEqual([covers === 'full' ? [0, 390] : [16, 374]])

    const heading = (name: string) => textEdgesOf(section(name).getByRole('heading', { name }))
    expect((await heading('ชิดซ้าย')).left).toBeCloseTo(16, 0)
    expect((await heading('ตรงกลาง')).middle).toBeCloseTo(195, 0)
    expect((await heading('ชิดขวา')).right).toBeCloseTo(374, 0)

    expect(await inFirstRow('ตรงกลาง')).toBe(2)
    expect(await inFirstRow('ชิดขวา')).toBe(3)
    expect(await inFirstRow('ชิดซ้าย')).toBe(await inFirstRow(ofBrand))

    const inPage = await boxOf(picture('ในหน้า'))
    expect([inPage.x, inPage.right]).toEqual([16, 374])
    const acrossScreen = await boxOf(picture('เต็มจอ'))
    expect([acrossScreen.x, acrossScreen.right]).toEqual([0, 390])

    const inBanners = await boxOf(section('สิทธิ์ในหน้า').getByRole('link').last())
    expect([inBanners.x, inBanners.right]).toEqual([16, 374])
    expect(inBanners.width / inBanners.height).toBeCloseTo(3, 1)
    const acrossInBanners = await boxOf(
      section('สิทธิ์เต็มจอ').getByRole('group', { name: 'สิทธิ์เต็มจอ' }).getByRole('link').first(),
    )
    expect([acrossInBanners.x, acrossInBanners.right]).toEqual([0, 390])

    await resize(page, 320) // too narrow for the text of three cards side by side
    expect(await inFirstRow('ชิดขวา')).toBe(2)
    expect(await inFirstRow('ตรงกลาง')).toBe(2)

    await resize(page, 768)
    expect(await inFirstRow('ตรงกลาง')).toBe(4)
    expect(await inFirstRow('ชิดขวา')).toBe(3)
    expect(await inFirstRow('ชิดซ้าย')).toBe(await inFirstRow(ofBrand))
  })
}

/** Records how far left or right of its place each new page starts to slide in, in px. */
async function watchPagesSlideIn(page: Page): Promise<() => Promise<number[]>> {
  // On a busy machine a slide of normal length can be over before its start is told.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Animation.enable')
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.05 })
  await page.evaluate(() => {
    const starts: number[] = []
    Object.assign(globalThis, { starts })
    document.addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof HTMLElement) || !target.closest('main')) return
      const place = target.parentElement?.getBoundingClientRect().left ?? NaN
      for (const animation of target.getAnimations()) {
        animation.currentTime = 0
        const left = target.getBoundingClientRect().left - place
        if (left !== 0) starts.push(left)
      }
    })
  })
  return () => page.evaluate(() => (globalThis as unknown as { starts: number[] }).starts)
}

test('pages slide in from the right on the way down and from the left on the way back', async ({
  page,
  open,
  memberIs,
}) => {
  await memberIs('gold')
  await open('/privilege')
  await expect(pageTitle(page, th.privilege)).toBeVisible()
  const starts = await watchPagesSlideIn(page)
  const go = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true }).click()

  await go(th.profile)
  await expect(pageTitle(page, th.profile)).toBeVisible()
  await expect.poll(starts).toEqual([expect.any(Number)])
  await go(th.privilege)
  await expect(pageTitle(page, th.privilege)).toBeVisible()
  await expect.poll(async () => (await starts()).map(Math.sign)).toEqual([1, -1])
})

test.describe('With a mouse', () => {
  test.use({ isMobile: false, hasTouch: false })

  test('a box under the pointer is tinted while it is unticked and can be ticked', async ({
    page,
    open,
    calls,
  }) => {
    await open('/authentication/pdpa?brandRef=doisai')
    const input = page.getByRole('checkbox')
    const box = input.locator('xpath=following-sibling::*')
    /** The colour of the box once its transition has ended. */
    const fill = () =>
      box.evaluate(async (element) => {
        await new Promise(requestAnimationFrame)
        await Promise.allSettled(element.getAnimations().map(({ finished }) => finished))
        return getComputedStyle(element).backgroundColor
      })
    const tint = 'rgba(103, 173, 91, 0.1)' // #67AD5B1A
    await expect(input).toBeChecked()
    await calls.quiet()
    const plain = await page.evaluate(() => {
      const swatch = document.body.appendChild(document.createElement('i'))
      swatch.style.background = 'var(--color-surface-raised)'
      const colour = getComputedStyle(swatch).backgroundColor
      swatch.remove()
      return colour
    })

    await input.hover()
    expect(await fill()).toBe('rgb(103, 173, 91)')
    await input.click()
    expect(await fill()).toBe(tint)
    await page.mouse.move(0, 0)
    expect(await fill()).toBe(plain)
    await input.hover()
    expect(await fill()).toBe(tint)
    await input.evaluate((element: HTMLInputElement) => {
      element.disabled = true
    })
    expect(await fill()).toBe(plain)
  })
})
