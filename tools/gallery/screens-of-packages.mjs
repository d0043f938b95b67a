import { act } from './acts.mjs'

const both = ['doisai', 'sabaimart']
const empty = { payload: [], total: 0, page: 1, limit: 20 }
const packages = { path: '/package', persona: 'gold' }

/** Rows of `screens.mjs`: the packages, and what became of one. */
export const packageScreens = [
  { ...packages, name: 'packages', brands: both, shows: 'main ul li a', fullPage: true },
  { ...packages, name: 'packages-loading', faults: [['listPackages', 'hang']], shows: 'main [aria-busy]' },
  { ...packages, name: 'packages-nothing-found', path: '/package?search=zzz' },
  { ...packages, name: 'packages-none', answers: { 'package/List': empty } },
  {
    ...packages,
    name: 'packages-error',
    faults: [['listPackages', 500]],
    act: act.closeModal,
  },
  { ...packages, name: 'package', path: '/package/detail?packageId=DPK001', shows: 'main h2' },
  { ...packages, name: 'package-all-taken', path: '/package/detail?packageId=DPK006', shows: 'main h2' },
  { ...packages, name: 'package-expired', path: '/package/detail?packageId=DPK007', shows: 'main h2' },
  { ...packages, name: 'package-unknown', path: '/package/detail?packageId=nobody' },
  { ...packages, name: 'package-question', path: '/package/detail?packageId=DPK001', act: act.askAction },
  { ...packages, name: 'package-taken', path: '/package/detail?packageId=DPK001', act: act.takeItem },
  { ...packages, name: 'package-code', path: '/package/detail?packageId=DPK001', act: act.showItemCode },
]
