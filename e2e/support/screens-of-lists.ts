import { expect } from '../fixtures.ts'
import { button, heading, type Screen, type Stage } from './stage.ts'
import { say } from './words.ts'

async function expectPrivileges({ page, locale }: Stage, name = 'privileges.list'): Promise<void> {
  const list = page.getByRole('list', { name: say(name, {}, locale), exact: true })
  await expect(list.getByRole('listitem').first()).toBeVisible()
}

async function openHistory(stage: Stage, path: string, list: string): Promise<void> {
  const { page, open, locale } = stage
  await open(`/profile/${path}`)
  const rows = page.getByRole('list', { name: say(list, {}, locale), exact: true })
  await expect(rows.getByRole('listitem').nth(2)).toBeVisible()
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
    name: 'the privileges for one member, from both sides',
    persona: 'gold',
    show: async (stage) => {
      await stage.open('/privilege/foryou')
      await expectPrivileges(stage, 'privileges.list.forYou')
      await stage.look('among the privileges')
      await stage.open('/profile/privilege-foryou')
      await expectPrivileges(stage, 'privileges.list.forYou')
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
  {
    name: 'the points history, and its filter',
    persona: 'gold',
    show: async (stage) => {
      await openHistory(stage, 'points-history?status=used&from=2020-01-01', 'histories.points.list')
      await stage.look('filtered')
      await stage.page
        .getByRole('main')
        .getByRole('button', { name: say('lists.filter', {}, stage.locale), exact: true })
        .click()
      await expect(button(stage, 'lists.filter.apply')).toBeVisible()
    },
  },
  {
    name: 'points about to expire',
    persona: 'gold',
    show: (stage) => openHistory(stage, 'points-expire', 'histories.expiring.list'),
  },
  {
    name: 'the privilege history',
    persona: 'gold',
    show: (stage) => openHistory(stage, 'privilege-history', 'histories.privileges.list'),
  },
  {
    name: 'the package history',
    persona: 'gold',
    show: (stage) => openHistory(stage, 'package-history', 'histories.packages.list'),
  },
]
