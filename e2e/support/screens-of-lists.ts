import { expect } from '../fixtures.ts'
import { heading, type Screen, type Stage } from './stage.ts'
import { say } from './words.ts'

async function expectPrivileges({ page, locale }: Stage): Promise<void> {
  const list = page.getByRole('list', { name: say('privileges.list', {}, locale), exact: true })
  await expect(list.getByRole('listitem').first()).toBeVisible()
}

/** The lists: loaded, loading, narrowed to nothing, and failed. */
export const listScreens: Screen[] = [
  {
    name: 'the privileges',
    persona: 'gold',
    show: async (stage) => {
      await stage.open('/privilege')
      await expectPrivileges(stage)
    },
  },
  {
    name: 'the privileges, loading',
    persona: 'gold',
    isHeld: true,
    show: async ({ page, open, faults }) => {
      faults.add({ operation: 'listPrivileges', kind: 'hang' })
      await open('/privilege')
      await expect(page.getByRole('searchbox')).toBeVisible()
    },
  },
  {
    name: 'a search that finds nothing',
    persona: 'gold',
    show: async (stage) => {
      await stage.open('/privilege?search=zzz&affordable=1')
      await expect(heading(stage, 'privileges.empty.none')).toBeVisible()
    },
  },
  {
    name: 'the privileges that could not be loaded',
    persona: 'gold',
    show: async (stage) => {
      const { page, locale, faults } = stage
      faults.add({ operation: 'listPrivileges', kind: 500 })
      await stage.open('/privilege')
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('ui.feedbackModal.close', {}, locale), exact: true })
        .click()
      await expect(page.getByRole('button', { name: say('ui.errorState.retry', {}, locale) })).toBeVisible()
    },
  },
]
