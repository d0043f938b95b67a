import { LIFF_ID } from './line.mjs'

const profile = { path: '/profile', persona: 'gold', fullPage: true, shows: 'main section' }

const connect = {
  path: '/profile/connect-line',
  persona: 'no-pin',
  config: { liffIds: { doisai: LIFF_ID, sabaimart: LIFF_ID } },
  shows: 'main h2',
}

/** Rows of `screens.mjs`: the profile tab, and connecting LINE. */
export const accountScreens = [
  { ...profile, name: 'profile', brands: ['doisai', 'sabaimart'], shows: 'main dd' },
  { ...profile, name: 'profile-text-large', local: { textSize: 'large' }, shows: 'main dd' },
  { ...profile, name: 'profile-text-xlarge', local: { textSize: 'xlarge' }, shows: 'main dd' },
  { ...profile, name: 'profile-data-saver', local: { dataSaver: 'on' }, shows: 'main dd' },
  { ...profile, name: 'home-text-xlarge', path: '/home', local: { textSize: 'xlarge' }, shows: undefined },
  { ...profile, name: 'home-data-saver', path: '/home', local: { dataSaver: 'on' }, shows: undefined },
  {
    ...profile,
    name: 'privileges-text-xlarge',
    path: '/privilege',
    local: { textSize: 'xlarge' },
    shows: 'main ul li a',
  },
  {
    ...profile,
    name: 'privileges-data-saver',
    path: '/privilege',
    local: { dataSaver: 'on' },
    shows: 'main ul li a',
  },
  { ...profile, name: 'profile-no-birthday', persona: 'incomplete', shows: 'main dd a' },
  { ...profile, name: 'profile-loading', faults: [['getProfile', 'hang']] },
  { ...profile, name: 'profile-error', faults: [['getProfile', 500]], shows: 'main [role=group] button' },
  { ...connect, name: 'connect-line', brands: ['doisai', 'sabaimart'], shows: 'main ul' },
  { ...connect, name: 'connect-line-loading', faults: [['getProfile', 'hang']] },
  { ...connect, name: 'connect-line-connected', persona: 'gold' },
  { ...connect, name: 'connect-line-closed', config: { liffIds: {} } },
]
