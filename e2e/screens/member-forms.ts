import { say } from '../support/words.ts'
import {
  both,
  button,
  closeModal,
  field,
  heading,
  onlyPictured,
  press,
  sendForm,
  type Screen,
  type Stage,
} from './screen.ts'

const info = {
  path: '/authentication/register-info',
  persona: 'incomplete',
  fullPage: true,
  shows: 'main [type=submit]',
} as const
const forms = {
  path: '/authentication/register-custom-fields?process=3',
  persona: 'forms',
  fullPage: true,
  shows: 'main [type=submit]',
} as const
const edit = {
  path: '/profile/edit-profile',
  persona: 'gold',
  fullPage: true,
  shows: 'main [type=submit]',
} as const
const own = { path: '/profile/customfield-info', persona: 'gold', fullPage: true } as const
/** A member whose district and sub-district are no longer in the list. */
const unlistedAddress = {
  'Customer/info': {
    first_name: 'กัญญารัตน์',
    last_name: 'ตั้งจิตเจริญ',
    birthdate: '1992-04-09',
    address: {
      country_id: 1,
      province_id: 10,
      province: 'กรุงเทพมหานคร',
      district_id: 1099,
      district: 'เขตเก่า',
      sub_district_id: 109901,
      sub_district: 'แขวงเก่า',
      postal_code: '10999',
    },
  },
}

const openUpload = ({ page }: Stage) => page.locator('main [data-field=image]').click()

async function pickDrawing(stage: Stage): Promise<void> {
  await openUpload(stage)
  const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
  const file = { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer }
  await stage.page.locator('dialog[open] input').last().setInputFiles(file)
}

const enterNewName = ({ page }: Stage) => page.locator('main [data-field=firstName]').fill('กัญญา')

/** The forms of the member's info and of the brand's own questions, at the registration and in the profile. */
export const memberFormScreens: Screen[] = [
  {
    ...info,
    name: 'register-info',
    brands: both,
    next: [
      { name: 'register-info-missing', brands: both, act: sendForm, shows: 'main [aria-invalid=true]' },
      {
        name: 'register-info-choices',
        fullPage: false,
        act: (stage) => field('profile.address.province')(stage).click(),
        shows: '[role=option]',
      },
      {
        name: 'register-info-calendar',
        fullPage: false,
        act: async (stage) => {
          await stage.page.keyboard.press('Escape')
          await press('forms.date.choose')(stage)
        },
        shows: 'dialog[open] [role=gridcell]',
      },
    ],
  },
  {
    ...info,
    name: 'upload-picture',
    persona: 'gold',
    fullPage: false,
    act: openUpload,
    shows: ({ page, locale }) => page.getByRole('dialog', { name: say('profile.upload.title', {}, locale) }),
  },
  {
    ...forms,
    name: 'custom-forms',
    brands: both,
    next: [{ name: 'custom-forms-missing', act: sendForm, shows: 'main [aria-invalid=true]' }],
  },
  {
    ...edit,
    name: 'edit-profile',
    brands: both,
    shows: 'main [data-inert]',
    next: [
      {
        name: 'edit-profile-conflict',
        act: async (stage) => {
          stage.faults.add({ operation: 'updateCustomerInfo', kind: 409, times: 1 })
          await enterNewName(stage)
          await press('forms.save')(stage)
        },
        shows: button('profile.conflict.load'),
      },
      {
        name: 'edit-profile-draft',
        act: ({ page }) => page.reload(),
        shows: ({ page, locale }) =>
          page.getByRole('note').filter({ hasText: say('forms.draft.restored', {}, locale) }),
      },
    ],
  },
  {
    ...edit,
    name: 'edit-profile-loading',
    faults: [['getCustomerInfo', 'hang']],
    shows: 'main [aria-busy]',
    fullPage: false,
  },
  {
    ...own,
    name: 'own-forms',
    brands: both,
    shows: 'main dl',
    next: [
      {
        name: 'own-forms-editing',
        act: ({ page }) => page.locator('main dl + button').first().click(),
        shows: button('forms.save'),
      },
    ],
  },
  {
    ...own,
    name: 'own-forms-none',
    answers: { 'customercustomfields/list': { list_form: [] } },
    shows: heading('customFields.own.empty'),
  },
  ...onlyPictured([
    { ...info, name: 'register-info-known', persona: 'gold', brands: both },
    {
      ...info,
      name: 'register-info-error',
      faults: [['getCustomerInfo', 500]],
      act: closeModal,
      shows: 'main h2',
    },
    {
      ...info,
      name: 'upload-picture-refused',
      persona: 'gold',
      fullPage: false,
      act: pickDrawing,
      shows: 'main [role=alert]',
    },
    { ...edit, name: 'edit-profile-address-gone', answers: unlistedAddress },
    {
      ...edit,
      name: 'edit-profile-leaving',
      fullPage: false,
      act: async (stage) => {
        await enterNewName(stage)
        // Wider screens have the trail of pages, a phone the bar's arrow alone.
        const trail = stage.page.locator('nav a[href^="/home"]').filter({ visible: true })
        const arrow = stage.page.locator('header button')
        await ((await trail.count()) > 0 ? trail : arrow).first().click()
      },
      shows: 'dialog[open] button',
    },
    { ...own, name: 'own-forms-not-answered', persona: 'platinum', shows: 'main dl' },
  ]),
]
