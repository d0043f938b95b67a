import { CONFIG } from '../support/app-server.ts'
import { both, modalButton, onlyPictured, press, type Screen } from './screen.ts'

/** Opened by a LIFF link; `lineUser` is who taps it. */
const inLine = {
  path: '/home',
  brands: both,
  browser: 'liff',
  config: { liffIds: CONFIG.liffIds },
  lineUser: 'gold',
  fullPage: true,
} as const

/** Inside LINE, whose servers answer. */
export const lineScreens: Screen[] = onlyPictured([
  {
    ...inLine,
    name: 'line-friend',
    lineSettings: { friend: { isFriend: false, answer: 'cancel' } },
    shows: 'main section[data-flat] h2',
  },
  { ...inLine, name: 'line-non-member', lineUser: 'non-member', shows: 'main button' },
  { ...inLine, name: 'line-prefilled', lineUser: 'incomplete', shows: 'main [type=submit]' },
  {
    ...inLine,
    name: 'line-unlink',
    path: '/profile',
    fullPage: false,
    act: press('account.unlink'),
    shows: modalButton,
  },
])
