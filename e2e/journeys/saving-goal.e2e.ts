import type { Page } from '@playwright/test'
import { toThaiDateTime } from '../../src/sandbox/rules/thai-time.ts'
import { expect, test } from '../fixtures.ts'
import type { AppServer } from '../support/app-server.ts'
import { noteShifts, shiftsOf } from '../support/layout-shifts.ts'
import { confirmButton, redeemButton } from '../support/redeeming.ts'
import { say } from '../support/words.ts'

const BEANS = '/privilege/detail?privilegeId=DSP047'
const BEANS_NAME = 'ชุดของขวัญเมล็ดกาแฟ 3 ดอย'

const headed = (page: Page, id: string) => page.getByRole('heading', { name: say(id), exact: true })
const card = (page: Page, id = 'privileges.saving.title') =>
  page.getByRole('main').locator('section', { has: headed(page, id) })
/** The foot of the points card. */
const news = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name })
const save = (page: Page) => page.getByRole('button', { name: say('privileges.saving.choose'), exact: true })

/** Adds points on the server, as for a purchase, without the app knowing. */
function buy(app: AppServer, points: number): void {
  app.sandbox.context.state.members['doisai-closed']?.points.unshift({
    id: 'PT-COUNTER',
    titleTh: 'ซื้อเครื่องดื่ม',
    titleEn: 'Drinks',
    points,
    status: 'received',
    at: toThaiDateTime(new Date()),
  })
}

test.beforeEach(async ({ memberIs }) => memberIs('closed'))

test(
  'a member saves for a privilege, sees how far it is, is told that there is enough, and redeems it',
  { tag: '@main' },
  async ({ page, open, app, calls }) => {
    await open(BEANS)
    await save(page).press('Enter')
    await expect(save(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(save(page)).toHaveAccessibleDescription(say('privileges.saving.chosen'))
    // Wait until the app has stored whether the member has a tier, which decides how home begins.
    await calls.quiet()

    await noteShifts(page)
    await open('/home')
    await expect(card(page)).toContainText('ขาดอีก 90 แต้ม')
    await card(page).scrollIntoViewIfNeeded()
    await calls.quiet()
    expect(await shiftsOf(page)).toEqual([])

    buy(app, 90)
    await page.reload()
    await expect(card(page, 'privileges.saving.reached')).toContainText(BEANS_NAME)
    await calls.quiet()
    expect(await shiftsOf(page)).toEqual([])
    await expect(news(page, new RegExp(BEANS_NAME.replaceAll(' ', '\\s')))).toHaveCount(1)

    await card(page, 'privileges.saving.reached').getByRole('link').press('Enter')
    await expect(page.getByRole('button', { name: say('privileges.saving.stop') })).toBeVisible()
    await redeemButton(page).click()
    await confirmButton(page).click()
    await expect(page).toHaveURL(/\/privilege\/history-detail\?transactionId=PV/)
    await open('/home')
    await calls.quiet()
    await expect(card(page)).toHaveCount(0)
    await expect(card(page, 'privileges.saving.reached')).toHaveCount(0)
    await expect(news(page, /ปิดแลกแล้ว/)).toHaveCount(0)
  },
)
