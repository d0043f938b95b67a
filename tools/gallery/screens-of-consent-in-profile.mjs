import { act } from './acts.mjs'

const both = ['doisai', 'sabaimart']
const list = { path: '/profile/profile-menu-pdpa', persona: 'gold' }
const consent = { path: '/profile/profile-pdpa', persona: 'gold', shows: 'main section li' }
const forms = { path: '/profile/customfield-info', persona: 'gold', fullPage: true }
/** An earlier text, of which little is left. */
const earlier = JSON.stringify([
  {
    owner: 'doisai:DS100185',
    reference: 'pdpa-doisai-2026',
    groupKey: 'crm_customer_pdpa',
    action: 'given',
    at: '2026-01-31T03:00:00Z',
    locale: 'th',
    text: '1. ข้อมูลที่เราเก็บ\nข้อมูลติดต่อ ได้แก่ ชื่อและเบอร์โทรศัพท์',
  },
])

/** Rows of `screens.mjs`: the consents in the profile, and the brand's own forms. */
export const consentInProfileScreens = [
  { ...list, name: 'profile-consents', brands: both, shows: 'main ul li a' },
  { ...list, name: 'profile-consents-loading', faults: [['listPdpa', 'hang']] },
  { ...list, name: 'profile-consents-error', faults: [['listPdpa', 500]], act: act.closeModal },
  { ...list, name: 'profile-consents-none', answers: { 'pdpa/info': { pdpa_list: [] } }, shows: 'main h2' },
  { ...consent, name: 'profile-consent', brands: both },
  { ...consent, name: 'profile-consent-question', act: act.askAction },
  { ...consent, name: 'profile-consent-not-given', persona: 'not-consented', brands: both },
  {
    ...consent,
    name: 'profile-consent-withdrawn',
    persona: 'withdrawn',
    local: { isConsentStanding: 'false' },
  },
  { ...consent, name: 'profile-consent-changed', local: { consentRecord: earlier }, fullPage: true },
  { ...consent, name: 'profile-consent-loading', faults: [['listPdpa', 'hang']], shows: 'main [aria-busy]' },
  {
    ...consent,
    name: 'profile-consent-error',
    faults: [['listPdpa', 500]],
    shows: 'main h2',
    act: act.closeModal,
  },
  { ...forms, name: 'own-forms', brands: both, shows: 'main dl' },
  { ...forms, name: 'own-forms-not-answered', persona: 'platinum', shows: 'main dl' },
  { ...forms, name: 'own-forms-editing', act: act.editForm },
  { ...forms, name: 'own-forms-loading', faults: [['listCustomForms', 'hang']] },
  { ...forms, name: 'own-forms-none', answers: { 'customercustomfields/list': { list_form: [] } } },
  { ...forms, name: 'own-forms-error', faults: [['listCustomForms', 500]], act: act.closeModal },
]
