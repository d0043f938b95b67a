import type { BrandRef } from '../../src/sandbox/personas.ts'
import { CONFIG } from '../support/app-server.ts'
import { both, button, closeModal, heading, onlyPictured, type Screen } from './screen.ts'

const profile = { path: '/profile', persona: 'gold', fullPage: true, shows: 'main strong' } as const
const connect = {
  path: '/profile/connect-line',
  persona: 'no-pin',
  config: { liffIds: CONFIG.liffIds },
  shows: 'main h2',
} as const
const membership = {
  path: '/profile/member-info',
  persona: 'gold',
  fullPage: true,
  shows: 'main section section ul li',
} as const
/** The tier that the member had at the last visit, one below today's. */
const seenTier = (brand: BrandRef) => {
  const tierId = brand === 'doisai' ? '102' : '202'
  const tier = { tierId, nameTh: 'ซิลเวอร์', nameEn: 'Silver', nextTierId: '103' }
  return { seenTier: JSON.stringify(tier) }
}

/** The profile tab, connecting LINE, and the membership. */
export const profileScreens: Screen[] = [
  {
    ...profile,
    name: 'profile',
    brands: both,
  },
  {
    ...profile,
    name: 'profile-loading',
    faults: [['getProfile', 'hang']],
    shows: button('shell.sideMenu.logOut'),
  },
  {
    ...profile,
    name: 'profile-error',
    faults: [['getProfile', 500]],
    shows: button('ui.errorState.retry'),
  },
  { ...connect, name: 'connect-line', brands: both, shows: button('app.title.connectLine') },
  {
    ...connect,
    name: 'connect-line-connected',
    persona: 'gold',
    shows: heading('connectLine.connected'),
  },
  {
    ...connect,
    name: 'connect-line-error',
    faults: [['getProfile', 500]],
    act: closeModal,
    shows: button('ui.errorState.retry'),
  },
  { ...membership, name: 'membership', brands: both, shows: heading('membership.compare.title') },
  {
    ...membership,
    name: 'membership-closed',
    persona: 'closed',
    brands: both,
    shows: 'main a[href="/profile/points-history"]',
  },
  {
    ...membership,
    name: 'membership-loading',
    faults: [['membership-tier', 'hang']],
    shows: 'main [aria-busy]',
  },
  {
    ...membership,
    name: 'membership-error-parts',
    faults: ['getProfile', 'getTierCriteria', 'getCriteriaMappings'].map((call) => [call, 500]),
    shows: 'main section [role=group]',
  },
  ...onlyPictured([
    { ...membership, name: 'membership-highest', persona: 'platinum', shows: 'main section ul li' },
    { ...membership, name: 'membership-risen', local: seenTier, shows: 'main [role=status] h2' },
  ]),
]
