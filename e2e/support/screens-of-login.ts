import { expect } from '../fixtures.ts'
import { PERSONAS, type Persona } from '../../src/sandbox/personas.ts'
import { NEW_PIN, OTP, PIN } from './phone.ts'
import { button, fieldOf, heading, type Screen, type Stage } from './stage.ts'
import { say } from './words.ts'

const STRANGER = '0891234567'

async function enterNumber(stage: Stage, number: string): Promise<void> {
  await fieldOf(stage, 'forms.phone.label').fill(number)
  await stage.page.keyboard.press('Enter')
}

async function beginWith(stage: Stage, persona: Persona): Promise<void> {
  await stage.open('/authentication/login')
  await enterNumber(stage, PERSONAS[persona].mobile.doisai)
}

async function typeCode(stage: Stage, field: string, code: string): Promise<void> {
  await expect(fieldOf(stage, field)).toBeFocused()
  await expect(fieldOf(stage, field)).toBeEditable()
  await stage.page.keyboard.type(code)
}

const expectAlert = ({ page, locale }: Stage, id: string) =>
  expect(page.getByRole('alert').filter({ hasText: say(id, {}, locale) })).toBeVisible()

/** The ways in: LINE, number and PIN, registration, a scanned code. */
export const loginScreens: Screen[] = [
  {
    name: 'the number',
    show: async (stage) => {
      await stage.open('/authentication/login')
      await expect(heading(stage, 'phone.title')).toBeVisible()
      await enterNumber(stage, '12345')
      await expect(fieldOf(stage, 'forms.phone.label')).toHaveAttribute('aria-invalid', 'true')
      await stage.look('a number that is none')
      await enterNumber(stage, STRANGER)
      await expectAlert(stage, 'error.mobileNotFound')
    },
  },
  {
    name: 'the PIN',
    show: async (stage) => {
      await beginWith(stage, 'gold')
      await typeCode(stage, 'phone.loginPin.label', '111222')
      await expectAlert(stage, 'phone.pin.wrong')
      await stage.look('a wrong PIN')
      await stage.page.getByRole('link', { name: say('phone.loginPin.forgot', {}, stage.locale) }).click()
      await expect(heading(stage, 'phone.forgot.title')).toBeVisible()
    },
  },
  {
    name: 'the first PIN',
    show: async (stage) => {
      await beginWith(stage, 'no-pin')
      await expect(fieldOf(stage, 'phone.otp.label')).toBeEditable()
      await stage.look('the code of an SMS')
      await typeCode(stage, 'phone.otp.label', '999999')
      await expectAlert(stage, 'phone.otp.wrong')
      await typeCode(stage, 'phone.otp.label', OTP)
      await typeCode(stage, 'phone.pin.create', '112233')
      await expect(button(stage, 'phone.pin.keep')).toBeVisible()
      await stage.look('a PIN that is easy to guess')
      await button(stage, 'phone.pin.another').click()
      await typeCode(stage, 'phone.pin.create', NEW_PIN)
      await typeCode(stage, 'phone.pin.confirm', '654321')
      await expectAlert(stage, 'phone.pin.differs')
    },
  },
  {
    name: 'the change of a PIN',
    persona: 'gold',
    show: async (stage) => {
      await stage.open('/profile/reset-pin')
      await typeCode(stage, 'phone.reset.current', '135790')
      await expectAlert(stage, 'phone.pin.wrong')
      await stage.look('a wrong PIN')
      await typeCode(stage, 'phone.reset.current', PIN)
      await expect(fieldOf(stage, 'phone.pin.new')).toBeVisible()
    },
  },
  {
    name: 'the forgotten PIN of a member who is logged in',
    persona: 'gold',
    show: async (stage) => {
      await stage.open('/profile/forgot-pin')
      await expect(heading(stage, 'phone.forgot.title')).toBeVisible()
    },
  },
  {
    name: 'the registration',
    show: async (stage) => {
      await stage.open('/authentication/login?mode=register')
      await expect(heading(stage, 'authentication.register.title')).toBeVisible()
      await stage.look('the ways to register')
      await button(stage, 'authentication.register.phone').click()
      await button(stage, 'consent.pdpa.proceed').click()
      await expect(heading(stage, 'phone.verify.title')).toBeVisible()
    },
  },
  {
    name: 'the welcome of a registration',
    persona: 'closed',
    show: async (stage) => {
      await stage.open('/authentication/register-welcome')
      await expect(heading(stage, 'authentication.registerWelcome.title')).toBeVisible()
    },
  },
  {
    name: 'a scanned code',
    show: async (stage) => {
      await stage.open('/?qrCode=EARN50')
      await expect(heading(stage, 'pointMember.title')).toBeVisible()
      await stage.look('whose points')
      await enterNumber(stage, PERSONAS.gold.mobile.doisai)
      await expect(heading(stage, 'pointMember.collected')).toBeVisible()
    },
  },
  {
    name: 'a scanned code that is not for everyone',
    show: async (stage) => {
      await stage.open('/?qrCode=NONMEMBER')
      await enterNumber(stage, PERSONAS.gold.mobile.doisai)
      await expect(heading(stage, 'error.invalidCustomer')).toBeVisible()
    },
  },
  {
    name: 'the choice of a brand',
    isBrandless: true,
    show: async (stage) => {
      await stage.open('/authentication/select-brand')
      await expect(heading(stage, 'authentication.brands.title')).toBeVisible()
    },
  },
]
