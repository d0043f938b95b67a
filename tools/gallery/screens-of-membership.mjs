import { act } from './acts.mjs'

const both = ['doisai', 'sabaimart']
const membership = {
  path: '/profile/member-info',
  persona: 'gold',
  fullPage: true,
  shows: 'main section hgroup h3',
}
const seen = (brand) => ({
  seenTier: JSON.stringify({
    owner: brand === 'doisai' ? 'doisai:DS100185' : 'sabaimart:SM100185',
    tier: {
      tierId: brand === 'doisai' ? '102' : '202',
      nameTh: 'ซิลเวอร์',
      nameEn: 'Silver',
      nextTierId: '103',
    },
  }),
})

/** Rows of `screens.mjs`: the membership, for members of every kind. */
export const membershipScreens = [
  { ...membership, name: 'membership', brands: both },
  { ...membership, name: 'membership-new', persona: 'new' },
  { ...membership, name: 'membership-highest', persona: 'platinum', shows: 'main section ul li' },
  { ...membership, name: 'membership-closed', persona: 'closed', brands: both, shows: 'main p' },
  { ...membership, name: 'membership-risen', local: seen, shows: 'main [role=status] h2' },
  {
    ...membership,
    name: 'membership-loading',
    faults: [['membership-tier', 'hang']],
    shows: 'main [aria-busy]',
  },
  {
    ...membership,
    name: 'membership-error-parts',
    faults: [
      ['getProfile', 500],
      ['getTierCriteria', 500],
      ['getCriteriaMappings', 500],
    ],
    shows: 'main section [role=group]',
  },
  {
    ...membership,
    name: 'membership-error',
    faults: [['getMembershipSystem', 500]],
    shows: undefined,
    act: act.closeModal,
  },
]
