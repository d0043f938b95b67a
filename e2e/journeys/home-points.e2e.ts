import { th } from '#tests/names.ts'
import { sessionFor } from '../../src/sandbox/personas.ts'
import { makeToken } from '../../src/sandbox/rules/token.ts'
import { expect, test } from '../fixtures.ts'
import { expectHomeOf } from '../support/on-screen.ts'
import { say } from '../support/words.ts'

const WELCOME = 'WelcomeCampaign/Issue'

const welcomeToken = () =>
  makeToken({ action: 'home', token: sessionFor('new', 'doisai'), campaign: 'welcome', brand_ref: 'doisai' })

test(
  'a new member is given the welcome points once, and sees them in the balance',
  { tag: '@main' },
  async ({ page, calls, open }) => {
    await open(`/?callbackToken=${welcomeToken()}`)

    const modal = page.getByRole('alertdialog', { name: say('points.welcome.title') })
    await expect(modal).toContainText('100 แต้ม')
    await modal.getByRole('button', { name: th.thanks }).click()
    await expect(modal).toHaveCount(0)
    await expect(page.getByRole('main').getByText('100', { exact: false }).first()).toBeVisible()

    await page.reload()
    await expectHomeOf(page, 'new')
    await calls.quiet()
    expect(calls.to(WELCOME)).toHaveLength(1)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  },
)
