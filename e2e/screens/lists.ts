import {
  both,
  button,
  closeModal,
  seeApiDown,
  serviceNotice,
  list,
  onlyPictured,
  press,
  type Screen,
  type Stage,
} from './screen.ts'
import { say } from '../support/words.ts'

const privileges = { path: '/privilege', persona: 'gold', shows: list('app.title.privilege') } as const
const history = (page: string, name: string) =>
  ({ path: `/profile/${page}`, persona: 'gold', shows: list(name) }) as const
const points = history('points-history', 'app.title.pointsHistory')
/** From tablets up the filter is open anyway. */
const openFilter = {
  act: async (stage: Stage) => {
    if ((stage.page.viewportSize()?.width ?? 0) >= 768) return
    // Its name may end with the number of filters that are set.
    const name = new RegExp(`^${say('lists.filter', {}, stage.locale)}`)
    await stage.page.getByRole('main').getByRole('button', { name }).click()
  },
  shows: '[role=radiogroup]',
}

/** The privileges and the histories: loaded, loading, narrowed to nothing, and failed. */
export const listScreens: Screen[] = [
  {
    ...privileges,
    name: 'privileges',
    brands: both,
    fullPage: true,
    next: [{ name: 'privileges-api-down', act: seeApiDown, shows: serviceNotice }],
  },
  {
    ...privileges,
    name: 'privileges-for-you',
    path: '/privilege/foryou',
    shows: list('app.title.privilegeForYou'),
  },
  {
    ...privileges,
    name: 'privileges-loading',
    faults: [['listPrivileges', 'hang']],
    shows: 'main [aria-busy]',
  },
  {
    ...privileges,
    name: 'privileges-nothing-found',
    path: '/privilege?search=zzz&affordable=1',
    shows: ({ page }) => page.getByRole('heading', { level: 2 }),
  },
  {
    ...privileges,
    name: 'privileges-error',
    faults: [['listPrivileges', 500]],
    act: closeModal,
    shows: button('ui.errorState.retry'),
  },
  { ...points, name: 'points-history', brands: both },
  {
    ...points,
    name: 'points-months',
    act: press('histories.months.title'),
    shows: '[aria-expanded=true] + * li',
  },
  {
    ...history('points-history?status=used&from=2020-01-01', 'app.title.pointsHistory'),
    name: 'points-history-narrowed',
    next: [{ ...openFilter, name: 'points-history-narrowed-filter' }],
  },
  {
    ...history('points-expire', 'app.title.pointsExpire'),
    name: 'points-expire',
    brands: both,
    fullPage: true,
  },
  {
    ...history('privilege-history', 'app.title.privilegeHistory'),
    name: 'privilege-history',
    brands: both,
  },
  { ...history('package-history', 'app.title.packageHistory'), name: 'package-history' },
  ...onlyPictured([
    { ...privileges, name: 'privileges-text-xlarge', local: { textSize: 'xlarge' }, fullPage: true },
    {
      ...points,
      name: 'points-history-row',
      act: ({ page }) => page.locator('main ul li button').first().click(),
      shows: 'dialog[open] dl',
    },
    { ...points, name: 'history-none', persona: 'new', shows: 'main h2' },
  ]),
]
