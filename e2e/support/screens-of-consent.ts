import { expect } from '../fixtures.ts'
import { smsTokenFor, type SmsKind } from '../../src/sandbox/content/sms-invitations.ts'
import { button, heading, type Screen } from './stage.ts'
import { say } from './words.ts'

const link = (kind: SmsKind) => `/authentication/sms-pdpa?token=${smsTokenFor('doisai', kind)}`

/** The consent, its terms, and the consent that an SMS requests. */
export const consentScreens: Screen[] = [
  {
    name: 'the consent of a registration',
    show: async (stage) => {
      await stage.open('/authentication/pdpa')
      await expect(button(stage, 'consent.pdpa.proceed')).toBeEnabled()
      await stage.look('ticked')
      await stage.page.getByRole('checkbox').uncheck()
      await expect(button(stage, 'consent.pdpa.proceed')).toBeDisabled()
      await stage.look('not ticked')
      await stage.page.getByRole('link', { name: say('consent.terms', {}, stage.locale) }).click()
      await expect(stage.page.getByRole('region').getByRole('heading').first()).toBeVisible()
    },
  },
  {
    name: "a member's consent",
    persona: 'not-consented',
    show: async (stage) => {
      await stage.open('/home/pdpa')
      await expect(button(stage, 'consent.home.confirm')).toBeEnabled()
    },
  },
  {
    name: 'the warning of a withdrawn consent',
    persona: 'withdrawn',
    isSaidOnce: true,
    show: async (stage) => {
      await stage.page.addInitScript(() => localStorage.setItem('isConsentStanding', 'false'))
      await stage.open('/home')
      const title = say('consent.withdrawn.title', {}, stage.locale)
      await expect(stage.page.getByRole('alertdialog', { name: title })).toBeVisible()
    },
  },
  {
    name: 'the consent that an SMS asks for',
    isSaidOnce: true,
    show: async (stage) => {
      await stage.open(link('failing'))
      await expect(button(stage, 'consent.accept')).toBeEnabled()
      await stage.look('the text')
      await button(stage, 'consent.accept').click()
      await expect(stage.page.getByRole('alertdialog')).toBeVisible()
    },
  },
  {
    name: 'the link of an SMS that is used up',
    show: async (stage) => {
      await stage.open(link('refused'))
      await expect(heading(stage, 'consent.smsEnded')).toBeVisible()
    },
  },
  {
    name: 'the consent recorded',
    show: async (stage) => {
      await stage.open(link('consented'))
      await expect(heading(stage, 'app.title.consentSuccess')).toBeVisible()
    },
  },
]
