import { say } from '../support/words.ts'
import { both, confirm, heading, list, onlyPictured, press, type Screen } from './screen.ts'

const packages = { path: '/package', persona: 'gold' } as const
const detail = (packageId: string) =>
  ({ path: `/package/detail?packageId=${packageId}`, persona: 'gold', shows: 'main h2' }) as const

/** The packages: the list, one of them, and a coupon that was taken, with its code. */
export const packageScreens: Screen[] = [
  { ...packages, name: 'packages', brands: both, shows: list('app.title.package'), fullPage: true },
  {
    ...detail('DPK006'),
    name: 'package-all-taken',
    shows: ({ page, locale }) =>
      page.getByText(say('privilegeCard.noCoupons', {}, locale), { exact: true }).first(),
  },
  {
    ...detail('DPK001'),
    name: 'package',
    next: [
      {
        name: 'package-question',
        act: press('redeem.package.redeem'),
        shows: '[role=alertdialog] button',
      },
      { name: 'package-taken', act: confirm, shows: heading('redeem.package.done') },
      {
        name: 'package-code',
        act: async (stage) => {
          await press('redeem.use.coupon')(stage)
          await confirm(stage)
        },
        shows: 'main [role=timer]',
      },
    ],
  },
  ...onlyPictured([{ ...detail('DPK007'), name: 'package-expired' }]),
]
