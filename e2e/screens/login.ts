import { PERSONAS, sessionFor, type BrandRef } from '../../src/sandbox/personas.ts'
import { makePlainToken } from '../../src/sandbox/rules/token.ts'
import { CONFIG } from '../support/app-server.ts'
import { NEW_PIN, OTP, PIN } from '../support/phone.ts'
import {
  alert,
  both,
  button,
  enterNumber,
  field,
  heading,
  onlyPictured,
  press,
  typeCode,
  type Screen,
  type Stage,
} from './screen.ts'

const inLine = { liffIds: CONFIG.liffIds }
const landing = {
  path: (brand: BrandRef) => {
    const payload = { action: 'home', token: sessionFor('gold', brand), is_consent_pdpa: 'True' }
    return `/?callbackToken=${makePlainToken(payload)}`
  },
}
const lineLogin = { path: '/authentication/line-login', fullPage: true }
const phone = { path: '/authentication/login', fullPage: true, shows: 'main input' }
const withNumber = (brand: BrandRef) => ({ mobileNo: PERSONAS['no-pin'].mobile[brand] })
const pin = { path: '/authentication/login-pin', local: withNumber, shows: 'main input' }
const firstLogin = { path: '/authentication/first-login', local: withNumber, shows: 'main input:enabled' }
const verify = {
  path: '/authentication/verify?page=mobile',
  local: { pdpaData: '{"altReference":"pdpa","groupKey":"crm_customer_pdpa"}' },
}

async function logInWithLine({ page }: Stage): Promise<void> {
  await page.getByRole('button', { name: /LINE/ }).click()
  await page.getByRole('button', { name: /LINE/, disabled: false }).waitFor()
}

/** The screens before home: the start, LINE login, number and PIN, registration. */
export const loginScreens: Screen[] = [
  // The landing stays as long as the check after a callback token hangs.
  {
    ...landing,
    name: 'landing',
    brands: both,
    faults: [['checkCustomForms', 'hang']],
    shows: ({ page }) => page.getByRole('img', { name: /กาแฟดอยใส|Doi Sai Coffee|สบายมาร์ท|Sabai Mart/ }),
  },
  {
    name: 'start-error',
    path: '/home',
    config: null,
    isBrandless: true,
    isSaidOnce: true,
    shows: '[data-entry=error] .start-error button',
  },
  { ...lineLogin, name: 'line-login', brands: both, shows: heading('app.title.landing') },
  {
    ...phone,
    name: 'login',
    brands: both,
    next: [
      { name: 'login-invalid', act: enterNumber('12345'), shows: 'main [aria-invalid=true]' },
      { name: 'login-unknown', act: enterNumber('0891234567'), shows: alert('error.mobileNotFound') },
    ],
  },
  {
    name: 'register-channels',
    path: '/authentication/login?mode=register',
    brands: both,
    shows: 'main button svg',
  },
  {
    ...pin,
    name: 'login-pin',
    brands: both,
    next: [
      {
        name: 'login-pin-wrong',
        act: typeCode('app.title.loginPin', '111222'),
        shows: alert('phone.pin.wrong'),
      },
    ],
  },
  {
    ...firstLogin,
    name: 'otp',
    brands: both,
    next: [
      { name: 'otp-wrong', act: typeCode('phone.otp.label', '111111'), shows: alert('phone.otp.wrong') },
      { name: 'pin-create', act: typeCode('phone.otp.label', OTP), shows: field('phone.pin.create') },
      {
        name: 'pin-weak',
        brands: both,
        act: typeCode('phone.pin.create', '111111'),
        shows: button('phone.pin.keep'),
      },
      {
        name: 'pin-differs',
        act: async (stage) => {
          await press('phone.pin.another')(stage)
          await typeCode('phone.pin.create', NEW_PIN)(stage)
          await typeCode('phone.pin.confirm', '204060')(stage)
        },
        shows: alert('phone.pin.differs'),
      },
    ],
  },
  {
    ...phone,
    name: 'forgot-pin',
    path: '/authentication/forgot-pin',
    local: withNumber,
    shows: heading('phone.forgot.title'),
  },
  {
    ...phone,
    name: 'reset-pin',
    path: '/profile/reset-pin',
    persona: 'gold',
    next: [
      {
        name: 'reset-pin-wrong',
        act: typeCode('phone.reset.current', '135790'),
        shows: alert('phone.pin.wrong'),
      },
      { name: 'reset-pin-new', act: typeCode('phone.reset.current', PIN), shows: field('phone.pin.new') },
    ],
  },
  {
    ...phone,
    name: 'profile-forgot-pin',
    path: '/profile/forgot-pin',
    persona: 'gold',
    shows: heading('phone.forgot.title'),
  },
  { ...verify, name: 'verify', brands: both, shows: heading('phone.verify.title') },
  {
    name: 'register-welcome',
    path: '/authentication/register-welcome',
    persona: 'new',
    brands: both,
    local: { isInfoDue: 'true' },
    shows: heading('authentication.registerWelcome.title'),
  },
  {
    name: 'register-welcome-without-tiers',
    path: '/authentication/register-welcome',
    persona: 'closed',
    local: { isInfoDue: 'true' },
    shows: heading('authentication.registerWelcome.title'),
  },
  {
    name: 'select-brand',
    path: '/authentication/select-brand',
    isBrandless: true,
    shows: heading('authentication.brands.title'),
  },
  ...onlyPictured([
    { name: 'landing-refused', path: '/?callbackToken=gone', shows: 'dialog[open]' },
    {
      ...lineLogin,
      name: 'line-login-denied',
      brands: both,
      config: inLine,
      path: '/?liffOAuth2Error=ACCESS_DENIED',
      shows: '[role=alert]',
    },
    { ...lineLogin, name: 'line-login-refused', faults: [['issueLineLogin', 500]], act: logInWithLine },
    {
      ...lineLogin,
      name: 'line-login-in-app',
      brands: both,
      config: inLine,
      browser: 'in-app',
      lineUser: 'gold',
    },
    {
      ...lineLogin,
      name: 'line-login-unreachable',
      path: '/home',
      config: inLine,
      browser: 'liff',
      lineUser: 'gold',
      lineSettings: { refuse: new Set(['api.line.me']) },
      shows: 'main [role=alert]',
    },
    { ...pin, name: 'login-pin-locked', act: typeCode('app.title.loginPin', '000429') },
    {
      name: 'select-brand-none',
      path: '/authentication/select-brand',
      config: { brands: [] },
      shows: 'main h2',
    },
  ]),
]
