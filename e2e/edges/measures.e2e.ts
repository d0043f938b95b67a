import { th } from '#tests/names.ts'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { boxOf } from '../support/box-of.ts'
import { expectHomeOf, pageTitle } from '../support/on-screen.ts'
import { settle } from '../support/settle.ts'
import { say } from '../support/words.ts'

// These tests run with animations; all others with reduced motion (playwright.config.ts).
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** The edges of the text alone: a heading's own box may be wider. */
const textEdgesOf = (part: Locator) =>
  part.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { left, right } = range.getBoundingClientRect()
    return { left, right, middle: (left + right) / 2 }
  })

/** The words that are broken across lines, in texts that may take several. */
const brokenWordsIn = (texts: Locator) =>
  texts.evaluateAll((elements) =>
    elements.flatMap(({ firstChild: text }) => {
      const range = document.createRange()
      const words = [...new Intl.Segmenter('th', { granularity: 'word' }).segment(text?.textContent ?? '')]
      return words.filter(({ index, segment, isWordLike }) => {
        range.setStart(text as Text, index)
        range.setEnd(text as Text, index + segment.length)
        return isWordLike && new Set([...range.getClientRects()].map(({ top }) => top)).size > 1
      })
    }),
  )

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 844 })

const collect = (page: Page) => page.getByRole('main').getByRole('button', { name: th.collect, exact: true })

test('the picture in the profile bar grows with the screen, which has tabs below on a phone alone', async ({
  page,
  open,
  memberIs,
}) => {
  await memberIs('gold')
  await open('/home')
  await expectHomeOf(page, 'gold')
  const picture = page.getByRole('main').locator('[data-size=bar]')
  // From tablets up the bar has links of that name.
  const tabs = page
    .getByRole('navigation', { name: say('shell.navigation') })
    .and(page.locator(':not(header *)'))
  let before = 0
  for (const [width, hasTabs] of [
    [767, true],
    [768, false],
    [1200, false],
    [1920, false],
  ] as const) {
    await resize(page, width)
    await expect(tabs).toHaveCount(hasTabs ? 1 : 0)
    const box = await boxOf(picture)
    expect(box.width, `at ${width}`).toBeGreaterThan(before)
    expect(box.height).toBeCloseTo(box.width, 1)
    before = box.width
  }
})

test('the codes of the points modal are whole, as large as specified, and the bars as wide as scanners need them', async ({
  page,
  open,
  memberIs,
}) => {
  await memberIs('gold')
  await open('/home')
  await collect(page).click()
  const modal = page.getByRole('dialog', { name: th.collect, exact: true })
  const code = modal.getByRole('tabpanel').getByRole('img')
  const name = modal.locator('p').first().locator('strong')
  await expect(name).toHaveText('กัญญารัตน์ ตั้งจิตเจริญ')
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 640 })
    expect((await boxOf(name)).height, 'the name is on one line').toBeLessThan(30)
    const eye = await boxOf(modal.getByRole('button', { name: say('ui.points.hide') }).locator('svg'))
    const tabs = await boxOf(modal.getByRole('tablist'))
    const figure = await boxOf(modal.locator('[data-figure]').first())
    expect(figure.right, 'the balance ends where the tabs do').toBe(tabs.right)
    expect(Math.abs(eye.right - tabs.right), 'as its button does, which is drawn to there').toBeLessThan(1)
    expect(eye.y).toBeGreaterThanOrEqual(figure.bottom)
    await expect(modal.getByRole('button', { name: say('codes.scanMode') })).toBeInViewport({ ratio: 1 })
    // 21 modules and the quiet zone of four on either side: what whole px leave of the specification's 192.
    expect((await boxOf(code.locator('svg'))).width / 29).toBe(9)
  }
  for (const width of [767, 768, 1920]) {
    await resize(page, width)
    await modal.getByRole('tab', { name: th.qrTab, exact: true }).click()
    // The opening animation of the modal may still be running, and the tab answers before its code is drawn.
    await expect.poll(async () => (await boxOf(code.locator('svg'))).width).toBeGreaterThan(0)
    const [qr, frame] = [await boxOf(code.locator('svg')), await boxOf(modal)]
    expect(qr.height).toBe(qr.width)
    expect(qr.width / 29).toBe(width === 1920 ? 13 : 9)
    expect([qr.x >= frame.x, qr.right <= frame.right]).toEqual([true, true])

    await modal.getByRole('tab', { name: th.barcodeTab, exact: true }).click()
    await expect(code.locator('path')).toHaveCount(1)
    const text = await boxOf(code.locator('xpath=following-sibling::*'))
    const bars = await boxOf(code)
    expect([bars.height, text.y - bars.bottom]).toEqual([width === 767 ? 55 : 65, 10])
    await expect(code.locator('xpath=..')).toHaveCSS('font-size', width === 767 ? '16px' : '22px')
    const { least, rendered } = await code.evaluate((svg: SVGSVGElement) => ({
      least: parseFloat(getComputedStyle(svg).getPropertyValue('--bar')),
      rendered: svg.getBoundingClientRect().width / svg.viewBox.baseVal.width,
    }))
    expect(rendered).toBeGreaterThanOrEqual(least)
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
    // Banners that advance by themselves would be somewhere else at each measurement.
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

    // Wide parts reach both edges of the screen, or both edges of the page's content, which is centred.
    const inPage = await boxOf(picture('ในหน้า'))
    const across = { x: 0, right: 390 }
    expect(inPage.x).toBeGreaterThan(0)
    expect(inPage.x + inPage.right).toBe(across.right)
    const edges = ({ x, right }: { x: number; right: number }) => ({ x, right })
    const content = edges(inPage)

    const coverOnScreen = () =>
      page
        .getByRole('group', { name: say('home.cover.label') })
        .locator('img')
        .evaluateAll((pictures) =>
          pictures
            .map((cover) => cover.getBoundingClientRect())
            .filter(({ left, right }) => left + right > 0 && left + right < 2 * innerWidth)
            .map(({ left, right }) => ({ x: left, right })),
        )
    await expect.poll(coverOnScreen).toEqual([covers === 'full' ? across : content])

    const heading = (name: string) => textEdgesOf(section(name).getByRole('heading', { name }))
    expect((await heading('ชิดซ้าย')).left).toBeCloseTo(content.x, 0)
    expect((await heading('ตรงกลาง')).middle).toBeCloseTo(across.right / 2, 0)
    expect((await heading('ชิดขวา')).right).toBeCloseTo(content.right, 0)

    expect(await inFirstRow('ตรงกลาง')).toBe(2)
    expect(await inFirstRow('ชิดขวา')).toBe(6)
    expect(await inFirstRow('ชิดซ้าย')).toBe(await inFirstRow(ofBrand))

    expect(edges(await boxOf(picture('เต็มจอ')))).toEqual(across)
    const inBanners = await boxOf(section('สิทธิ์ในหน้า').getByRole('link').last())
    expect(edges(inBanners)).toEqual(content)
    expect(inBanners.width / inBanners.height).toBeCloseTo(3, 1)
    const banners = section('สิทธิ์เต็มจอ').getByRole('group', { name: 'สิทธิ์เต็มจอ' })
    expect(edges(await boxOf(banners.getByRole('link').first()))).toEqual(across)

    await resize(page, 320)
    expect(await inFirstRow('ชิดขวา')).toBe(6)
    expect((await boxOf(section('ชิดขวา').getByRole('listitem').first())).width).toBe(148)
    expect(await brokenWordsIn(section('ชิดขวา').getByRole('listitem').getByRole('link'))).toEqual([])
    expect(await inFirstRow('ตรงกลาง')).toBe(2)

    await resize(page, 768)
    expect(await inFirstRow('ตรงกลาง')).toBe(4)
    expect(await inFirstRow('ชิดขวา')).toBe(3)
    expect(await inFirstRow('ชิดซ้าย')).toBe(await inFirstRow(ofBrand))
  })
}

/** Records how far left or right of its place each new page starts to slide in, in px. */
async function watchPagesSlideIn(page: Page): Promise<() => Promise<number[]>> {
  // On a busy machine a slide at normal speed can be over before its start event arrives.
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

  test('a box under the pointer is tinted while it is unticked and can be ticked', async ({ page, open }) => {
    await open('/authentication/pdpa?brandRef=doisai')
    const input = page.getByRole('checkbox')
    const fill = async () => {
      await settle(page)
      return input
        .locator('xpath=following-sibling::*')
        .evaluate((element) => getComputedStyle(element).backgroundColor)
    }
    await expect(input).toBeChecked()
    const ticked = await fill()
    await input.hover()
    expect(await fill()).toBe(ticked)
    await input.click()
    const tint = await fill()
    await page.mouse.move(0, 0)
    const plain = await fill()
    expect(new Set([ticked, tint, plain]).size).toBe(3)
    await input.hover()
    expect(await fill()).toBe(tint)
    await input.evaluate((element: HTMLInputElement) => {
      element.disabled = true
    })
    expect(await fill()).toBe(plain)
  })
})
