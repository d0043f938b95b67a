import { expect } from '../fixtures.ts'
import { button, heading, type Screen } from './stage.ts'
import { say } from './words.ts'

/** The consents in the profile, and the brand's own forms. */
export const consentInProfileScreens: Screen[] = [
  {
    name: 'the list of consents',
    persona: 'gold',
    show: async ({ page, locale, open }) => {
      await open('/profile/profile-menu-pdpa')
      await expect(
        page.getByRole('link', { name: new RegExp(`${say('consent.menu.given', {}, locale)}$`) }),
      ).toBeVisible()
    },
  },
  {
    name: 'a consent in the profile, withdrawn',
    persona: 'gold',
    show: async (stage) => {
      await stage.open('/profile/profile-pdpa')
      await expect(heading(stage, 'consent.standing.given')).toBeVisible()
      await stage.look('given')
      await button(stage, 'consent.withdraw').click()
      await stage.page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('ui.feedbackModal.confirm', {}, stage.locale), exact: true })
        .click()
      await expect(heading(stage, 'consent.withdrawn.title')).toBeVisible()
      await expect(
        stage.page.getByRole('listitem').filter({ hasText: say('consent.record.withdrawn') }),
      ).toBeVisible()
    },
  },
  {
    name: 'the text of a consent that has changed',
    persona: 'gold',
    show: async (stage) => {
      const { page, open } = stage
      await page.addInitScript(() => {
        const entry = {
          memberKey: 'doisai:DS100185',
          reference: 'pdpa-doisai-2026',
          groupKey: 'crm_customer_pdpa',
        }
        const given = {
          action: 'given',
          at: '2026-01-31T03:00:00Z',
          locale: 'th',
          text: 'ก\nข\n6. ติดต่อเรา',
        }
        localStorage.setItem('consentRecord', JSON.stringify([{ ...entry, ...given }]))
      })
      await open('/profile/profile-pdpa')
      await expect(heading(stage, 'consent.change.title')).toBeVisible()
    },
  },
  {
    name: 'a brand that asks for no consent',
    persona: 'gold',
    show: async (stage) => {
      stage.faults.add({ operation: 'listPdpa', kind: 'empty' })
      await stage.open('/profile/profile-pdpa')
      await expect(heading(stage, 'consent.articles.none')).toBeVisible()
    },
  },
  {
    name: "the answers to the brand's own questions",
    persona: 'gold',
    show: async (stage) => {
      const { page, locale, open, look } = stage
      await open('/profile/customfield-info')
      const edit = page.getByRole('button', {
        name: new RegExp(`^${say('customFields.own.edit', {}, locale)} `),
      })
      await expect(edit).toHaveCount(2)
      await look('to read')
      await edit.first().click()
      await expect(button(stage, 'customFields.register.save')).toBeVisible()
    },
  },
  {
    name: 'a brand without questions',
    persona: 'gold',
    show: async (stage) => {
      stage.faults.add({ operation: 'listCustomForms', kind: 'empty' })
      await stage.open('/profile/customfield-info')
      await expect(heading(stage, 'customFields.own.empty')).toBeVisible()
    },
  },
]
