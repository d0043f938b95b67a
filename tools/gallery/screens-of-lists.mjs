import { act } from './acts.mjs'

const both = ['doisai', 'sabaimart']
const empty = { payload: [], total: 0, page: 1, limit: 20 }
const history = (page) => ({ path: `/profile/${page}`, persona: 'gold', shows: 'main ul li' })

/** Rows of `screens.mjs`: the privileges and the histories. */
export const listScreens = [
  {
    name: 'privileges',
    path: '/privilege',
    persona: 'gold',
    brands: both,
    shows: 'main ul li a',
    fullPage: true,
  },
  { name: 'privileges-for-you', path: '/privilege/foryou', persona: 'gold', shows: 'main ul li a' },
  {
    name: 'privileges-loading',
    path: '/privilege',
    persona: 'gold',
    faults: [['listPrivileges', 'hang']],
    shows: 'main [aria-busy]',
  },
  { name: 'privileges-nothing-found', path: '/privilege?search=zzz&affordable=1', persona: 'gold' },
  {
    name: 'privileges-none',
    path: '/privilege',
    persona: 'gold',
    answers: { 'privilege/List': empty },
  },

  { ...history('points-history'), name: 'points-history', brands: both },
  { ...history('points-history'), name: 'points-history-row', act: act.openRow },
  { ...history('points-history'), name: 'points-history-filter', act: act.openFilter },
  {
    ...history('points-history'),
    name: 'points-history-loading',
    faults: [['listPointHistory', 'hang']],
    shows: 'main [aria-busy]',
  },
  {
    ...history('points-history?from=1999-01-01&to=1999-01-02'),
    name: 'history-nothing-found',
    shows: 'main h2',
  },
  { ...history('points-history'), name: 'history-none', persona: 'new', shows: 'main h2' },
  { ...history('points-expire'), name: 'points-expire', brands: both, fullPage: true },
  { ...history('privilege-history'), name: 'privilege-history', brands: both },
  { ...history('package-history'), name: 'package-history' },
]
