import { expect } from '../fixtures.ts'
import { button, fieldOf, type Screen } from './stage.ts'
import { say } from './words.ts'

/** The member's info and the brand's own questions. */
export const memberFormScreens: Screen[] = [
  {
    name: 'the member info',
    persona: 'incomplete',
    show: async (stage) => {
      const { page, locale } = stage
      await stage.open('/authentication/register-info')
      await button(stage, 'profile.register.save').click()
      await expect(fieldOf(stage, 'profile.info.lastName')).toHaveAttribute('aria-invalid', 'true')
      const province = fieldOf(stage, 'profile.address.province')
      await expect(province).toBeEditable()
      await province.click()
      await expect(page.getByRole('option').first()).toBeVisible()
      await stage.look('an open list')
      await page.keyboard.press('Escape')
      await button(stage, 'forms.date.choose').click()
      const calendar = page.getByRole('dialog', { name: say('forms.date.choose', {}, locale) })
      await expect(calendar.getByRole('gridcell').first()).toBeVisible()
      await stage.look('the calendar')
      await calendar.getByRole('button', { name: say('forms.calendar.cancel', {}, locale) }).click()
      await expect(calendar).toHaveCount(0)
      await stage.look('the form')
      await button(stage, 'profile.picture.change').click()
      await expect(page.getByRole('dialog', { name: say('profile.upload.title', {}, locale) })).toBeVisible()
    },
  },
  {
    name: "the brand's own questions",
    persona: 'forms',
    show: async (stage) => {
      await stage.open('/authentication/register-custom-fields?process=3')
      await button(stage, 'customFields.register.save').click()
      await expect(stage.page.locator('[aria-invalid="true"]').first()).toBeFocused()
    },
  },
]
