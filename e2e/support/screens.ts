import { expect } from '../fixtures.ts'
import { sessionFor } from '../../src/sandbox/personas.ts'
import { makeToken } from '../../src/sandbox/rules/token.ts'
import { accountScreens } from './screens-of-account.ts'
import { consentInProfileScreens } from './screens-of-consent-in-profile.ts'
import { consentScreens } from './screens-of-consent.ts'
import { editProfileScreens } from './screens-of-edit-profile.ts'
import { listScreens } from './screens-of-lists.ts'
import { loginScreens } from './screens-of-login.ts'
import { memberFormScreens } from './screens-of-member-forms.ts'
import { membershipScreens } from './screens-of-membership.ts'
import { sharingScreens } from './screens-of-sharing.ts'
import { redeemingScreens } from './screens-of-redeeming.ts'
import { packageScreens } from './screens-of-packages.ts'
import { heading, type Screen, type Stage } from './stage.ts'
import { say } from './words.ts'

async function showHome({ page, locale, open }: Stage): Promise<void> {
  await open('/home')
  const title = locale === 'th' ? 'คัดมาเพื่อคุณ' : 'Picked for you'
  await expect(page.getByRole('region', { name: title }).getByRole('listitem').first()).toBeVisible()
}

/** Every screen of the app, in the state in which a member sees it. */
export const screens: Screen[] = [
  ...loginScreens,
  ...consentScreens,
  ...consentInProfileScreens,
  ...memberFormScreens,
  ...editProfileScreens,
  ...listScreens,
  ...redeemingScreens,
  ...packageScreens,
  ...accountScreens,
  ...membershipScreens,
  ...sharingScreens,
  {
    name: 'the landing splash',
    isHeld: true,
    show: async ({ page, open, faults }) => {
      faults.add({ operation: 'checkCustomForms', kind: 'hang' })
      const claims = { action: 'home', token: sessionFor('gold', 'doisai'), brand_ref: 'doisai' }
      await open(`/?callbackToken=${makeToken(claims)}`)
      await expect(page.getByRole('img', { name: /กาแฟดอยใส|Doi Sai Coffee/ })).toBeVisible()
    },
  },
  {
    name: 'LINE login',
    show: async (stage) => {
      await stage.open('/authentication/line-login')
      await expect(heading(stage, 'authentication.login.title')).toBeVisible()
      await expect(stage.page.getByRole('button', { name: /LINE/ })).toBeVisible()
    },
  },
  { name: 'home', persona: 'gold', show: showHome },
  {
    name: 'the points modal',
    persona: 'gold',
    show: async (stage) => {
      await showHome(stage)
      const name = say('points.modal.title', {}, stage.locale)
      await stage.page.getByRole('main').getByRole('button', { name, exact: true }).click()
      const modal = stage.page.getByRole('dialog', { name, exact: true })
      await expect(modal.getByRole('tabpanel').getByRole('img')).toBeVisible()
    },
  },
  {
    name: 'the side menu',
    persona: 'gold',
    show: async (stage) => {
      await showHome(stage)
      await stage.page.getByRole('button', { name: say('shell.menu', {}, stage.locale), exact: true }).click()
      const logOut = say('shell.sideMenu.logOut', {}, stage.locale)
      await expect(stage.page.getByRole('dialog').getByRole('button', { name: logOut })).toBeVisible()
    },
  },
  {
    name: 'the consent modal',
    persona: 'not-consented',
    show: async ({ page, open }) => {
      await open('/home')
      await expect(
        page.getByRole('dialog').getByRole('heading', { level: 1 }).or(page.getByRole('checkbox')),
      ).toBeVisible()
      await expect(page.getByRole('dialog').getByRole('button').last()).toBeEnabled()
    },
  },
  {
    name: 'an error modal',
    persona: 'gold',
    isSaidOnce: true,
    show: async ({ page, open }) => {
      await open('/home?qrCode=USED')
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  {
    name: 'home without answers',
    persona: 'gold',
    show: async ({ page, locale, open, faults }) => {
      for (const operation of ['getProfile', 'getTier', 'getHomeLayout']) faults.add({ operation, kind: 500 })
      await open('/home')
      const retry = page
        .getByRole('main')
        .getByRole('button', { name: say('ui.errorState.retry', {}, locale) })
      await expect(retry).toHaveCount(3)
    },
  },
  {
    name: 'the shop',
    persona: 'gold',
    show: async (stage) => {
      await stage.open('/shop')
      await expect(heading(stage, 'shell.shop.title')).toBeVisible()
    },
  },
  {
    name: 'the echo test',
    show: async (stage) => {
      await stage.open('/authentication/point-member-test')
      await expect(heading(stage, 'app.title.pointMemberTest')).toBeVisible()
    },
  },
  {
    name: 'the sample page',
    persona: 'gold',
    show: async (stage) => {
      await stage.open('/sample')
      await expect(heading(stage, 'app.title.sample')).toBeVisible()
    },
  },
  {
    name: 'the start error',
    isBrandless: true,
    isSaidOnce: true,
    show: async ({ page, open }) => {
      await page.route('**/config.json', (route) => route.fulfill({ status: 404 }))
      await open('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  },
  {
    name: "a page that is nobody's",
    show: async (stage) => {
      await stage.open('/nobody')
      await expect(heading(stage, 'shell.notFound.title')).toBeVisible()
    },
  },
]
