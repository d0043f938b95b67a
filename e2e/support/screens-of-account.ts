import { expect } from '../fixtures.ts'
import { heading, type Screen, type Stage } from './stage.ts'
import { say } from './words.ts'

const openProfile = async ({ page, locale, open }: Stage): Promise<void> => {
  await open('/profile')
  const name = say('account.logOut', {}, locale)
  await expect(page.getByRole('main').getByRole('button', { name, exact: true })).toBeVisible()
}

const expectButton = ({ page, locale }: Stage, id: string) =>
  expect(page.getByRole('main').getByRole('button', { name: say(id, {}, locale), exact: true })).toBeVisible()

/** The profile tab: as it is, without a birth date, loading, and without its answer; and connecting LINE. */
export const accountScreens: Screen[] = [
  {
    name: 'the profile',
    persona: 'gold',
    show: async (stage) => {
      await openProfile(stage)
      const way = say('account.ways.both', {}, stage.locale)
      await expect(stage.page.getByText(way, { exact: true })).toBeVisible()
    },
  },
  {
    name: 'the profile of a member without a birth date',
    persona: 'incomplete',
    show: async (stage) => {
      await openProfile(stage)
      const name = say('account.birthdate.add', {}, stage.locale)
      await expect(stage.page.getByRole('link', { name, exact: true })).toBeVisible()
    },
  },
  {
    name: 'the profile, loading',
    persona: 'gold',
    isHeld: true,
    show: async (stage) => {
      stage.faults.add({ operation: 'getProfile', kind: 'hang' })
      await openProfile(stage)
    },
  },
  {
    name: 'the profile that could not be loaded',
    persona: 'gold',
    show: async (stage) => {
      stage.faults.add({ operation: 'getProfile', kind: 500 })
      await openProfile(stage)
      const name = say('ui.errorState.retry', {}, stage.locale)
      await expect(stage.page.getByRole('button', { name })).toBeVisible()
    },
  },
  {
    name: 'connecting LINE',
    persona: 'no-pin',
    show: async (stage) => {
      await stage.open('/profile/connect-line')
      await expectButton(stage, 'connectLine.begin')
    },
  },
  {
    name: 'connecting LINE, loading',
    persona: 'no-pin',
    isHeld: true,
    show: async (stage) => {
      stage.faults.add({ operation: 'getProfile', kind: 'hang' })
      await stage.open('/profile/connect-line')
      await expect(heading(stage, 'connectLine.title')).toBeVisible()
    },
  },
  {
    name: 'connecting LINE, which is connected',
    persona: 'gold',
    show: async (stage) => {
      await stage.open('/profile/connect-line')
      await expect(heading(stage, 'connectLine.connected')).toBeVisible()
    },
  },
  {
    name: 'connecting LINE, that failed',
    persona: 'no-pin',
    show: async (stage) => {
      stage.faults.add({ operation: 'getProfile', kind: 500 })
      await stage.open('/profile/connect-line')
      await stage.page.getByRole('alertdialog').getByRole('button').last().click()
      await expectButton(stage, 'ui.errorState.retry')
    },
  },
]
