import { smsTokenFor, type SmsKind } from '../../src/sandbox/content/sms-invitations.ts'
import type { BrandRef } from '../../src/sandbox/personas.ts'
import { say } from '../support/words.ts'
import {
  both,
  confirm,
  heading,
  modalButton,
  onlyPictured,
  press,
  type Screen,
  type Stage,
} from './screen.ts'

const policy = { path: '/authentication/pdpa', shows: 'main section h3' }
const homePolicy = { path: '/home/pdpa', persona: 'not-consented', shows: 'main section h3' } as const
/** A link of an SMS. */
const sms = (kind: SmsKind) => ({
  path: (brand: BrandRef) => `/authentication/sms-pdpa?token=${smsTokenFor(brand, kind)}`,
  shows: 'main section li',
})
const terms = { path: '/authentication/condition', fullPage: true, shows: 'main section' }
const list = { path: '/profile/profile-menu-pdpa', persona: 'gold' } as const
const given = { path: '/profile/profile-pdpa', persona: 'gold', shows: 'main section li' } as const
/** A consent to an earlier text, of which today's has little left. */
const earlierConsent = JSON.stringify([
  {
    reference: 'pdpa-doisai-2026',
    groupKey: 'crm_customer_pdpa',
    action: 'given',
    at: '2026-01-31T03:00:00Z',
    locale: 'th',
    text: '1. ข้อมูลที่เราเก็บ\nข้อมูลติดต่อ ได้แก่ ชื่อและเบอร์โทรศัพท์',
  },
])

/** The button, which is enabled once the text is on screen and the box is ticked. */
const proceed =
  (state: { disabled: boolean }) =>
  ({ page, locale }: Stage) =>
    page.getByRole('button', { name: say('ui.continue', {}, locale), exact: true, ...state })

/** Presses the button, which is enabled once the text is loaded. */
const accept = ({ page }: Stage) =>
  page.getByRole('button', { name: /^(ยอมรับ|ยืนยัน|Accept|Confirm)$/ }).click()

/** Consents: of a registration, of a member, asked for by an SMS, and in the profile. */
export const consentScreens: Screen[] = [
  {
    ...policy,
    name: 'pdpa',
    brands: both,
    shows: proceed({ disabled: false }),
    next: [
      {
        name: 'pdpa-unticked',
        act: ({ page }) => page.getByRole('checkbox').uncheck(),
        shows: proceed({ disabled: true }),
      },
    ],
  },
  { ...homePolicy, name: 'home-pdpa', brands: both },
  { ...terms, name: 'condition', brands: both },
  { ...sms('fresh'), name: 'sms-pdpa', brands: both },
  {
    ...sms('failing'),
    name: 'sms-pdpa-failed',
    isSaidOnce: true,
    act: accept,
    shows: modalButton,
  },
  { ...sms('refused'), name: 'sms-pdpa-over', brands: both, shows: heading('consent.smsEnded') },
  {
    ...sms('consented'),
    name: 'consent-success',
    brands: both,
    shows: heading('app.title.consentSuccess'),
  },
  {
    ...list,
    name: 'profile-consents',
    brands: both,
    shows: ({ page, locale }) =>
      page.getByRole('link', { name: new RegExp(`${say('consent.status.given', {}, locale)}$`) }),
  },
  {
    ...given,
    name: 'profile-consent',
    brands: both,
    next: [
      {
        name: 'profile-consent-taken-back',
        act: async (stage) => {
          await press('consent.withdraw')(stage)
          await confirm(stage)
        },
        shows: ({ page, locale }) =>
          page.getByRole('listitem').filter({ hasText: say('consent.record.withdrawn', {}, locale) }),
      },
    ],
  },
  {
    ...given,
    name: 'profile-consent-changed',
    local: { consentRecord: earlierConsent },
    fullPage: true,
    shows: ({ page, locale }) =>
      page.getByRole('heading', { name: say('consent.change.text', { date: '' }, locale).trim() }),
  },
  {
    ...given,
    name: 'profile-consent-none',
    answers: { 'pdpa/info': { pdpa_list: [] } },
    shows: heading('consent.articles.none'),
  },
  ...onlyPictured([
    { ...policy, name: 'pdpa-failed', faults: [['listPdpa', 500]], shows: 'dialog[open]' },
    { ...sms('fresh'), name: 'sms-pdpa-accepted', brands: both, act: accept, shows: modalButton },
    { name: 'sms-pdpa-unreadable', path: '/authentication/sms-pdpa?token=gone', shows: 'dialog[open]' },
    { name: 'sms-pdpa-incomplete', path: '/authentication/sms-pdpa', shows: 'main h2' },
    { ...terms, name: 'condition-tier', persona: 'gold', brands: both },
    {
      ...given,
      name: 'profile-consent-question',
      act: press('consent.withdraw'),
      shows: modalButton,
    },
    { ...given, name: 'profile-consent-not-given', persona: 'not-consented', brands: both },
    {
      ...given,
      name: 'profile-consent-withdrawn',
      persona: 'withdrawn',
      local: { isConsentGiven: 'false' },
    },
  ]),
]
