import { act } from './acts.mjs'
import { LIFF_ID } from './line.mjs'

const both = ['doisai', 'sabaimart']
/** Opened by a LIFF link; `lineUser` is the persona who taps it. */
const inLine = {
  brands: both,
  browser: 'liff',
  config: { liffIds: { doisai: LIFF_ID, sabaimart: LIFF_ID } },
  lineUser: 'gold',
  fullPage: true,
}

/** Rows of `screens.mjs`: inside LINE, whose servers answer. */
export const lineScreens = [
  {
    ...inLine,
    name: 'line-friend',
    path: '/home',
    lineSettings: { friend: { isFriend: false, answer: 'cancel' } },
    shows: 'main section[data-flat] h2',
  },
  { ...inLine, name: 'line-non-member', path: '/home', lineUser: 'non-member', shows: 'main button' },
  {
    ...inLine,
    name: 'line-prefilled',
    path: '/home',
    lineUser: 'incomplete',
    shows: 'main [type=submit]',
  },
  { ...inLine, name: 'line-unlink', path: '/profile', fullPage: false, act: act.unlinkLine },
]
