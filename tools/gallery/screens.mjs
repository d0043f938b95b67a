import { smsTokenFor } from '../../src/sandbox/content/sms-invitations.ts'
import { PERSONAS, sessionFor } from '../../src/sandbox/personas.ts'
import { makePlainToken } from '../../src/sandbox/rules/token.ts'
import { act } from './acts.mjs'
import { accountScreens } from './screens-of-account.mjs'
import { componentScreens } from './screens-of-components.mjs'
import { consentInProfileScreens } from './screens-of-consent-in-profile.mjs'
import { editProfileScreens } from './screens-of-edit-profile.mjs'
import { LIFF_ID } from './line.mjs'
import { lineScreens } from './screens-of-line.mjs'
import { listScreens } from './screens-of-lists.mjs'
import { membershipScreens } from './screens-of-membership.mjs'
import { packageScreens } from './screens-of-packages.mjs'
import { redeemingScreens } from './screens-of-redeeming.mjs'

/**
 * The screens and states of the gallery, one row each, in the order of the index:
 *
 * - name: of the pictures and of `--only`; path: where the app opens, or a function that gives it for a brand
 * - persona: who is signed in (src/sandbox/personas.ts), absent: nobody; isExpired: with a session that has run out
 * - brands: absent: doisai alone
 * - local: further entries of local storage (src/storage/storage-keys.ts), or a function that gives them for a brand
 * - faults: [operation, kind, more] for the sandbox; hang, so that a screen stays as it loads
 * - answers: bodies that the API gives instead of its own, by path
 * - config: entries that replace those of /config.json; null: it cannot be read
 * - browser: 'liff' (LINE's LIFF browser) or 'in-app' (LINE's browser for plain links)
 * - line: 'hang' where LINE's servers never answer; else they cannot be reached
 * - lineUser: the persona for whom LINE's servers answer, in LINE by a LIFF link; lineSettings: what is not as usual of these
 * - shows: a selector to wait for, where the first calm moment is not yet the state
 * - act: what is pressed before the picture
 * - fullPage: the whole height of the page
 * - sheet: a page of components (tools/gallery/components) in place of one of the app
 */
const home = { path: '/home', persona: 'gold', fullPage: true }
const modal = { ...home, fullPage: false, shows: 'dialog[open]' }
const login = { path: '/authentication/line-login', fullPage: true }
const forms = { path: '/authentication/register-custom-fields?process=3', persona: 'forms', fullPage: true }
const phone = { path: '/authentication/login', fullPage: true, shows: 'main input' }
const number = (brand) => PERSONAS['no-pin'].mobile[brand]
const withNumber = (brand) => ({ mobileNo: number(brand) })
const pin = { path: '/authentication/login-pin', local: withNumber, shows: 'main input' }
const firstLogin = { path: '/authentication/first-login', local: withNumber, shows: 'main input:enabled' }
const verify = {
  path: '/authentication/verify?page=mobile',
  local: () => ({ pdpaData: '{"altReference":"pdpa","groupKey":"crm_customer_pdpa"}' }),
  shows: 'main input',
}
const memberInfo = {
  path: '/authentication/register-info',
  persona: 'incomplete',
  fullPage: true,
  shows: 'main [type=submit]',
}
const pointMember = { path: '/home?qrCode=EARN50', fullPage: true }
const policy = { path: '/authentication/pdpa', shows: 'main section h3' }
const homePolicy = { ...policy, path: '/home/pdpa', persona: 'not-consented' }
/** A link of an SMS. */
const sms = (kind) => ({ path: (brand) => `/authentication/sms-pdpa?token=${smsTokenFor(brand, kind)}` })
const terms = { path: '/authentication/condition', fullPage: true, shows: 'main section' }
const both = ['doisai', 'sabaimart']
const inLine = { liffIds: { doisai: LIFF_ID, sabaimart: LIFF_ID } }
const liffIds = { doisai: '1650000000-gallery1', sabaimart: '1650000001-gallery2' }
/** The button that aborts a wait; rendered after eight seconds. */
const longWait = 'main [aria-busy] [role=status] + button'
const loading = ['getProfile', 'getMembershipSystem', 'getHomeLayout'].map((operation) => [operation, 'hang'])
/** The landing stays as long as the check after a callback token hangs. */
const opened = (brand) => {
  const payload = { action: 'home', token: sessionFor('gold', brand), is_consent_pdpa: 'True' }
  return `/?callbackToken=${makePlainToken(payload)}`
}
const empty = { payload: [], total: 0, page: 1, limit: 20 }

export const screens = [
  { name: 'landing', path: opened, brands: both, faults: [['checkCustomForms', 'hang']] },
  { name: 'landing-refused', path: '/?callbackToken=gone', shows: 'dialog[open]' },
  { name: 'start-error', path: '/home', config: null, shows: 'main button' },

  { ...login, name: 'line-login', brands: both },
  { ...login, name: 'line-login-loading', faults: [['getTheme', 'hang']] },
  { ...login, name: 'line-login-no-theme', faults: [['getTheme', 500]] },
  {
    ...login,
    name: 'line-login-denied',
    brands: both,
    config: { liffIds },
    path: '/?liffOAuth2Error=ACCESS_DENIED',
    shows: '[role=alert]',
  },
  { ...login, name: 'line-login-refused', faults: [['issueLineLogin', 500]], act: act.logInWithLine },
  { ...login, name: 'line-login-in-app', brands: both, config: inLine, browser: 'in-app', lineUser: 'gold' },
  { ...login, name: 'line-login-signing-in', config: { liffIds }, browser: 'liff', line: 'hang' },
  {
    ...login,
    name: 'line-login-unreachable',
    path: '/home',
    config: inLine,
    browser: 'liff',
    lineUser: 'gold',
    lineSettings: { refuse: new Set(['api.line.me']) },
    shows: 'main [role=alert]',
  },

  { ...phone, name: 'login', brands: both },
  { ...phone, name: 'login-invalid', act: act.enterNumber('12345') },
  { ...phone, name: 'login-unknown', act: act.enterNumber('0891234567') },
  { ...phone, name: 'login-error', act: act.enterNumber('0890000500') },
  { ...phone, name: 'login-too-often', act: act.enterNumber('0890000429') },
  {
    name: 'register-channels',
    path: '/authentication/login?mode=register',
    brands: both,
    shows: 'main button svg',
  },
  { ...pin, name: 'login-pin', brands: both },
  { ...pin, name: 'login-pin-wrong', act: act.typeCodes('111222') },
  { ...pin, name: 'login-pin-locked', act: act.typeCodes('000429') },
  { ...firstLogin, name: 'otp', brands: both },
  { ...firstLogin, name: 'otp-wrong', act: act.typeCodes('111111') },
  { ...firstLogin, name: 'otp-expired', act: act.typeCodes('000000') },
  { ...firstLogin, name: 'otp-error', act: act.typeCodes('000500') },
  { ...firstLogin, name: 'pin-create', act: act.typeCodes('123456') },
  { ...firstLogin, name: 'pin-weak', brands: both, act: act.typeCodes('123456', '111111') },
  { ...firstLogin, name: 'pin-differs', act: act.typeCodes('123456', '204069', '204060') },
  { ...phone, name: 'forgot-pin', path: '/authentication/forgot-pin', local: withNumber },
  { ...phone, name: 'reset-pin', path: '/profile/reset-pin', persona: 'gold' },
  {
    ...phone,
    name: 'profile-forgot-pin',
    path: '/profile/forgot-pin',
    persona: 'gold',
    shows: 'main button',
  },
  { ...verify, name: 'verify', brands: both },
  {
    name: 'register-welcome',
    path: '/authentication/register-welcome',
    persona: 'new',
    brands: both,
    shows: 'main button',
  },

  { ...memberInfo, name: 'register-info', brands: both },
  { ...memberInfo, name: 'register-info-known', persona: 'gold', brands: both },
  { ...memberInfo, name: 'register-info-missing', brands: both, act: act.sendForm },
  { ...memberInfo, name: 'register-info-list-error', faults: [['listProvinces', 500]] },
  { ...memberInfo, name: 'register-info-loading', faults: [['listInfoFields', 'hang']], shows: undefined },
  { ...memberInfo, name: 'register-info-long-wait', faults: [['listInfoFields', 'hang']], shows: longWait },
  { ...memberInfo, name: 'register-info-failed', faults: [['getCustomerInfo', 500]], shows: 'dialog[open]' },
  {
    ...memberInfo,
    name: 'register-info-error',
    faults: [['getCustomerInfo', 500]],
    shows: 'main h2',
    act: act.closeModal,
  },
  { ...memberInfo, name: 'upload-picture', persona: 'gold', fullPage: false, act: act.openUpload },
  { ...memberInfo, name: 'upload-picture-refused', persona: 'gold', fullPage: false, act: act.pickDrawing },

  { ...forms, name: 'custom-forms', brands: both, shows: 'main [type=submit]' },
  { ...forms, name: 'custom-forms-missing', shows: 'main [type=submit]', act: act.sendForm },
  { ...forms, name: 'custom-forms-loading', faults: [['checkCustomForms', 'hang']] },
  { ...forms, name: 'custom-forms-error', faults: [['checkCustomForms', 500]], shows: 'dialog[open]' },

  { ...pointMember, name: 'point-member', brands: both, shows: 'main input' },
  { ...pointMember, name: 'point-member-collected', act: act.collectForNumber },
  { ...pointMember, name: 'point-member-no-points', path: '/home?qrCode=EARN0', act: act.collectForNumber },
  { ...pointMember, name: 'point-member-used', path: '/home?qrCode=USED', act: act.collectForNumber },
  {
    ...pointMember,
    name: 'point-member-unknown',
    faults: [['redeemQrCode', 500, { after: true }]],
    act: act.collectForNumber,
  },
  { ...pointMember, name: 'point-member-no-code', path: '/authentication/point-member-login' },
  { ...pointMember, name: 'error-point-member', path: '/home?qrCode=CAMPAIGN', act: act.collectForNumber },
  {
    ...pointMember,
    name: 'error-point-member-number',
    path: '/home?qrCode=NONMEMBER',
    act: act.collectForNumber,
  },
  { name: 'select-brand', path: '/authentication/select-brand', shows: 'main li' },
  {
    name: 'select-brand-none',
    path: '/authentication/select-brand',
    config: { brands: [] },
    shows: 'main h2',
  },

  { ...home, name: 'home', brands: both },
  { ...home, name: 'home-new', persona: 'new' },
  { ...home, name: 'home-platinum', persona: 'platinum', brands: both },
  { ...home, name: 'home-closed', persona: 'closed', brands: both },
  { ...home, name: 'home-incomplete', persona: 'incomplete' },
  { ...home, name: 'home-in-line', browser: 'liff', fullPage: false },
  { ...home, name: 'home-tier-folded', brands: both, act: act.foldTier },
  { ...home, name: 'home-loading', brands: both, faults: loading },
  { ...home, name: 'home-loading-everything', faults: [['/api/v1.0/', 'hang']] },
  { ...home, name: 'home-loading-sections', faults: [['/List', 'hang']] },
  {
    ...home,
    name: 'home-long-wait',
    faults: ['getProfile', 'getTier', '/List'].map((call) => [call, 'hang']),
    shows: longWait,
  },
  { ...home, name: 'home-error-profile', faults: [['getProfile', 500]] },
  { ...home, name: 'home-error-tier', faults: [['getTier', 500]] },
  { ...home, name: 'home-error-criteria', faults: [['getTierCriteria', 500]] },
  { ...home, name: 'home-error-layout', brands: both, faults: [['getHomeLayout', 500]] },
  {
    ...home,
    name: 'home-error-sections',
    faults: [
      ['listPrivileges', 500],
      ['listForYouPrivileges', 500],
    ],
  },
  { ...home, name: 'home-error-theme', faults: [['getTheme', 500]] },
  { ...home, name: 'home-error-everything', faults: [['/api/v1.0/', 500]] },
  { ...home, name: 'home-empty-layout', answers: { '/dynamicdisplay/LayoutDisplay': empty } },
  {
    ...home,
    name: 'home-empty-sections',
    answers: { '/privilege/List': empty, '/Privilege/ForYou/List': empty },
  },

  { ...modal, name: 'welcome-points', persona: 'new', local: { action: 'welcome' } },
  { ...modal, name: 'consent', persona: 'not-consented', brands: both },
  { ...modal, name: 'consent-error', persona: 'not-consented', faults: [['listPdpa', 500]] },
  { ...modal, name: 'consent-withdrawn', persona: 'withdrawn', local: { isConsentStanding: 'false' } },
  { ...modal, name: 'points-qr', brands: both, act: act.openCode },
  { ...modal, name: 'points-text', brands: both, act: act.openCodeTab(1) },
  { ...modal, name: 'points-barcode', brands: both, act: act.openCodeTab(2) },
  { ...modal, name: 'side-menu', brands: both, act: act.openMenu },
  { ...modal, name: 'share', brands: both, act: act.openShare },
  { ...modal, name: 'scan', brands: both, act: act.openScan },
  { ...modal, name: 'scan-no-code', act: act.sendNoCode },
  { ...modal, name: 'scan-camera', brands: both, act: act.openCamera },
  { ...modal, name: 'scan-camera-refused', act: act.openRefusedCamera },
  { ...modal, name: 'code-collecting', path: '/home?qrCode=EARN50', faults: [['redeemQrCode', 'hang']] },
  { ...modal, name: 'code-collected', path: '/home?qrCode=EARN50', brands: both, act: act.awaitButton },
  { ...modal, name: 'code-used', path: '/home?qrCode=USED', act: act.awaitButton },
  { ...modal, name: 'code-expired', path: '/home?qrCode=EXPIRED', act: act.awaitButton },
  { ...modal, name: 'code-invalid', path: '/home?qrCode=INVALID', act: act.awaitButton },
  {
    ...modal,
    name: 'code-unknown',
    path: '/home?qrCode=EARN50',
    faults: [['redeemQrCode', 500, { after: true }]],
    act: act.awaitButton,
  },
  { ...modal, name: 'session-expired', isExpired: true, brands: both },
  { ...modal, name: 'mobile-order', path: '/home?mobileOrderStoreRef=s1&mobileOrderQrRef=q1' },

  { ...policy, name: 'pdpa', brands: both },
  { ...policy, name: 'pdpa-unticked', act: act.untick },
  { ...policy, name: 'pdpa-whole', fullPage: true },
  { ...policy, name: 'pdpa-loading', faults: [['listPdpa', 'hang']], shows: 'main [aria-busy]' },
  { ...policy, name: 'pdpa-long-wait', faults: [['listPdpa', 'hang']], shows: longWait },
  { ...policy, name: 'pdpa-failed', faults: [['listPdpa', 500]], shows: 'dialog[open]' },
  { ...policy, name: 'pdpa-error', faults: [['listPdpa', 500]], shows: 'main h2', act: act.closeModal },
  { ...homePolicy, name: 'home-pdpa', brands: both },
  { ...homePolicy, name: 'home-pdpa-failed', faults: [['sendConsent', 500]], act: act.consent },
  { ...sms('fresh'), name: 'sms-pdpa', brands: both, shows: 'main section li' },
  { ...sms('fresh'), name: 'sms-pdpa-accepted', brands: both, shows: 'main section li', act: act.consent },
  { ...sms('failing'), name: 'sms-pdpa-failed', shows: 'main section li', act: act.consent },
  { ...sms('refused'), name: 'sms-pdpa-over', brands: both, shows: 'main h2' },
  { name: 'sms-pdpa-unreadable', path: '/authentication/sms-pdpa?token=gone', shows: 'dialog[open]' },
  { name: 'sms-pdpa-incomplete', path: '/authentication/sms-pdpa', shows: 'main h2' },
  { ...sms('consented'), name: 'consent-success', brands: both, shows: 'main h2' },
  { ...terms, name: 'condition', brands: both },
  { ...terms, name: 'condition-tier', persona: 'gold', brands: both },
  {
    ...terms,
    name: 'condition-error',
    faults: [['listPdpa', 500]],
    shows: 'main h2',
    act: act.closeModal,
  },

  { name: 'shop', path: '/shop', persona: 'gold', brands: both },
  { name: 'not-found', path: '/nowhere', persona: 'gold' },
  { name: 'not-found-visitor', path: '/nowhere' },
  { name: 'echo-test', path: '/authentication/point-member-test' },
  { name: 'sample', path: '/sample', persona: 'gold' },
  ...editProfileScreens,
  ...listScreens,
  ...redeemingScreens,
  ...packageScreens,
  ...accountScreens,
  ...lineScreens,
  ...membershipScreens,
  ...consentInProfileScreens,
  ...componentScreens,
]
