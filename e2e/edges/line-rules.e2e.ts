import { th } from '#tests/names.ts'
import { lineUserAgent, openInLine } from '../line-platform/in-client.ts'
import { expect, test } from '../fixtures.ts'
import { field, save } from '../support/member-forms.ts'
import { expectHomeOf, lineButton, lineUserIs } from '../support/on-screen.ts'
import { enterNumber, OTP, proceed, typeCode } from '../support/phone.ts'
import { settle } from '../support/settle.ts'
import { say } from '../support/words.ts'

test.describe('With a mouse', () => {
  test.use({ isMobile: false, hasTouch: false })

  test("the button of LINE has LINE's colours in every state, light and dark, and one line of text at any size", async ({
    page,
    line,
    open,
  }) => {
    const button = lineButton(page)
    const text = button.locator('[data-short]')
    const look = () =>
      button.evaluate((element) => {
        const { backgroundColor, backgroundImage, color, borderTopColor } = getComputedStyle(element)
        const [bubble] = element.children
        const separator = bubble && getComputedStyle(bubble).borderInlineEndColor
        return { backgroundColor, backgroundImage, color, borderTopColor, separator }
      })
    const base = {
      backgroundColor: 'rgb(6, 199, 85)',
      backgroundImage: 'none',
      color: 'rgb(255, 255, 255)',
      separator: 'rgba(0, 0, 0, 0.08)',
    }
    const over = (share: number) => `linear-gradient(rgba(0, 0, 0, ${share}), rgba(0, 0, 0, ${share}))`
    await open('/authentication/line-login')
    await expect(button).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html')).toHaveAttribute('data-mode', colorScheme)
      expect(await look()).toMatchObject(base)
      await button.hover()
      expect(await look()).toMatchObject({ ...base, backgroundImage: over(0.1) })
      await page.mouse.down()
      expect(await look()).toMatchObject({ ...base, backgroundImage: over(0.3) })
      await page.mouse.move(0, 0)
      await page.mouse.up()
    }

    await page.setViewportSize({ width: 320, height: 640 })
    const fits = () => text.evaluate((element) => element.scrollWidth <= element.clientWidth)
    await expect(text.getByText(say('authentication.login.line'))).toBeVisible()
    expect(await fits()).toBe(true)
    const enlarge = (size: string) =>
      page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size)
    await enlarge('200%')
    await expect(button).toBeVisible() // by its whole name, whatever it shows
    // Container queries apply with the next frame.
    await expect
      .poll(() => text.evaluate((element) => getComputedStyle(element, '::after').display))
      .toBe('inline')
    await expect(text).toHaveAttribute('data-short', say('app.title.lineLogin'))
    expect(await fits()).toBe(true)
    await enlarge('300%')
    await expect(text).toBeHidden()
    await expect(button.locator('svg')).toBeVisible()

    line.settings.hang.add('api.line.me')
    await button.click()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await settle(page)
    expect(await look()).toMatchObject({
      backgroundColor: 'rgb(255, 255, 255)',
      borderTopColor: 'rgba(229, 229, 229, 0.6)',
      color: 'rgba(30, 30, 30, 0.2)',
    })
  })
})

test.describe('Inside LINE', () => {
  test.use({ userAgent: lineUserAgent.liffOnIos })

  test.describe('on a dark phone', () => {
    test.use({ colorScheme: 'dark' })

    test("what the browser itself draws stays dark, though LINE's SDK asks for light", async ({
      page,
      line,
    }) => {
      lineUserIs(line, 'gold')
      await openInLine(page, line, '/home')
      await expectHomeOf(page, 'gold')
      const root = page.locator('html')
      // The SDK sets these together with the scheme, before the brand's colours or after them.
      await expect(root).toHaveAttribute('style', /--liff-/)
      await expect(root).toHaveCSS('color-scheme', 'dark')
      await root.evaluate(({ style }) => style.setProperty('color-scheme', 'light'))
      await expect(root).toHaveCSS('color-scheme', 'dark')
    })
  })

  test('a registration begins with the name and picture from LINE, which are sent only as they were left on screen', async ({
    page,
    line,
  }) => {
    lineUserIs(line, 'non-member')
    await openInLine(page, line)
    await proceed(page).click()
    await enterNumber(page, '0891112222')
    await typeCode(page, th.otp, OTP)
    await page.getByRole('button', { name: th.fillIn, exact: true }).click()

    const hint = say('profile.line.hint')
    await expect(field(page, th.firstName)).toHaveValue('สมหญิง')
    await expect(field(page, th.firstName)).toHaveAccessibleDescription(hint)
    await expect(field(page, th.lastName)).toHaveValue('ใจดี')
    await expect(page.getByText(say('profile.picture.chosenOfLine'))).toBeVisible()

    await field(page, th.lastName).fill('มีสุข')
    await page.getByRole('button', { name: say('profile.picture.drop'), exact: true }).click()
    await expect(page.getByText(say('profile.picture.chosenOfLine'))).toHaveCount(0)

    await field(page, th.birthDate).fill('01/02/2540')
    await page.getByRole('radio', { name: th.female, exact: true }).check()
    const sent = page.waitForRequest(/UpdateCustomerInfo/)
    await save(page).click()
    const body = (await sent).postDataBuffer()?.toString() ?? ''
    expect(body).toContain('สมหญิง')
    expect(body).toContain('มีสุข')
    expect(body).not.toContain('ใจดี')
    expect(body).not.toContain('name="Image"')
  })
})
