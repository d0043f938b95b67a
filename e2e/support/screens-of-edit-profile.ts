import { expect } from '../fixtures.ts'
import { button, fieldOf, type Screen } from './stage.ts'
import { say } from './words.ts'

const EDIT = '/profile/edit-profile'

/** The editing of the profile: as it opens, after a conflict, with a draft, and as it loads. */
export const editProfileScreens: Screen[] = [
  {
    name: 'the editing of the profile',
    persona: 'gold',
    show: async (stage) => {
      const { page, locale, faults, open, look } = stage
      await open(EDIT)
      const name = fieldOf(stage, 'profile.info.firstName')
      await expect(name).toHaveValue('กัญญารัตน์')
      await expect(page.getByText(say('profile.edit.unchanged', {}, locale))).toBeVisible()
      await look('unchanged')
      await name.fill('กัญญา')
      faults.add({ operation: 'updateCustomerInfo', kind: 409, times: 1 })
      await button(stage, 'profile.edit.save').click()
      await expect(button(stage, 'profile.conflict.load')).toBeVisible()
      await look('a conflict')
      await page.reload()
      await expect(page.getByRole('note')).toContainText(say('forms.draft.restored', {}, locale))
      await look('a draft')
    },
  },
  {
    name: 'the editing of the profile as it loads',
    persona: 'gold',
    isHeld: true,
    show: async ({ page, open, faults }) => {
      faults.add({ operation: 'getCustomerInfo', kind: 'hang' })
      await open(EDIT)
      await expect(page.getByRole('main').locator('[aria-busy]').first()).toBeVisible()
    },
  },
]
