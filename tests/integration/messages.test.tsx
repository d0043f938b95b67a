import { en, th } from '#tests/names.ts'
import { given } from '#tests/support/stored.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import SmsPdpaPage from '@/features/consent/pages/sms-pdpa-page'
import FirstLoginPage from '@/features/login/phone/pages/first-login-page'
import LoginPage from '@/features/login/phone/pages/login-page'
import LoginPinPage from '@/features/login/phone/pages/login-pin-page'
import MemberInfoPage from '@/features/membership/pages/member-info-page'
import TransactionPage from '@/features/redeem/histories/pages/transaction-page'
import { smsTokenFor } from '@/sandbox/content/sms-invitations'
import { answers, openApp, openPage, press, sandbox } from './open-app'
import { enter, MEMBER, NEW_PIN, STRANGER, WITHOUT_PIN } from './phone-steps'

type Names = Record<keyof typeof th, string>
interface Open {
  locale: 'th' | 'en'
}

const modal = (name?: string) => screen.findByRole('alertdialog', name === undefined ? {} : { name })
const closeModal = async (say: Names) => {
  await press(say.close)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
}
const says = (text: string) => waitFor(() => expect(document.body).toHaveTextContent(text))
const isDescribed = (label: string, text: string) =>
  waitFor(() =>
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(
      // No line breaks between a number and its unit.
      expect.stringMatching(text.replaceAll(' ', '\\s')),
    ),
  )
const smsLink = (kind: 'fresh' | 'failing' | 'refused') =>
  `/authentication/sms-pdpa?token=${smsTokenFor('doisai', kind)}`

/** Types a code into the sheet that the side menu opens. */
async function scan(code: string, say: Names) {
  await press(say.menu)
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: say.menu })).getByRole('button', { name: say.scan }),
  )
  const sheet = within(await screen.findByRole('dialog', { name: say.scan }))
  fireEvent.change(sheet.getByRole('textbox'), { target: { value: code } })
  await userEvent.click(sheet.getByRole('button', { name: say.proceed }))
}

/** Brings a screen into the state that says a text, and looks for it there. The texts are in tests/names.ts. */
const screens: Record<string, (say: Names, open: Open) => Promise<void>> = {
  'a phone number': async (say, open) => {
    await openPage(LoginPage, '/authentication/login', open)
    await enter(say.phoneNumber, '12345')
    await press(say.proceed)
    await isDescribed(say.phoneNumber, say.invalidMobile)
    await userEvent.clear(screen.getByLabelText(say.phoneNumber))
    await enter(say.phoneNumber, STRANGER)
    await press(say.proceed)
    expect(await screen.findByRole('alert')).toHaveTextContent(say.mobileNotFound)
  },
  'a code by SMS and a new PIN': async (say, open) => {
    given({ number: WITHOUT_PIN })
    await openPage(FirstLoginPage, '/authentication/first-login', open)
    await waitFor(() => expect(screen.getByLabelText(say.otp)).toBeEnabled())
    await enter(say.otp, '12')
    await press(say.proceed)
    await isDescribed(say.otp, say.shortOtp)
    await userEvent.clear(screen.getByLabelText(say.otp))
    for (const [code, text] of [
      ['111111', say.wrongOtp],
      ['000000', say.otpExpired],
    ] as const) {
      await enter(say.otp, code)
      await isDescribed(say.otp, text)
    }
    await enter(say.otp, '123456')
    await enter(say.createPin, NEW_PIN)
    await enter(say.confirmPin, '111222')
    await isDescribed(say.confirmPin, say.pinDiffers)
  },
  'a PIN': async (say, open) => {
    given({ number: MEMBER })
    await openPage(LoginPinPage, '/authentication/login-pin', open)
    await enter(say.enterPin, '111222')
    await isDescribed(say.enterPin, say.wrongPin)
  },
  'a points code that is refused': async (say, open) => {
    answers.set('LayoutDisplay', { payload: [] })
    await openApp('/home', { persona: 'gold', ...open })
    const refusals = {
      USED: say.qrUsed,
      EXPIRED: say.qrExpired,
      INVALID: say.qrInvalid,
      POINTSEXPIRED: say.pointsExpired,
    }
    for (const [code, text] of Object.entries(refusals)) {
      await scan(code, say)
      expect(await modal()).toHaveTextContent(text)
      await closeModal(say)
    }
  },
  'a transaction that is not there': async (say, open) => {
    await openPage(TransactionPage, '/privilege/history-detail?transactionId=NOBODY', {
      persona: 'gold',
      ...open,
    })
    expect(await screen.findByRole('heading', { name: say.notFound })).toBeVisible()
  },
  'a consent that fails': async (say, open) => {
    await openPage(SmsPdpaPage, smsLink('failing'), open)
    await press(say.accept)
    expect(await modal(say.consentFailed)).toBeVisible()
  },
  'a consent by SMS that has ended': async (say, open) => {
    await openPage(SmsPdpaPage, smsLink('refused'), open)
    expect(await screen.findByRole('heading', { name: say.smsExpired })).toBeVisible()
  },
  'home after a withdrawal': async (say, open) => {
    given({ isConsentGiven: false }, { persona: 'withdrawn' })
    await openApp('/home', { persona: 'withdrawn', ...open })
    expect(await modal()).toHaveTextContent(say.accessDenied)
  },
  'a session that has ended': async (say, open) => {
    sandbox.faults.add({ operation: 'getProfile', kind: 401 })
    await openApp('/sample', { persona: 'gold', ...open })
    expect(await modal(say.sessionExpired)).toHaveAccessibleDescription(say.logInAgain)
  },
  'a tier without an expiry': async (say, open) => {
    answers.set('membership-tier/info', {
      tier_info: { tier: 'gold', tier_id: '3', tier_name_th: 'โกลด์', tier_name_en: 'Gold' },
      progress_info: { tier_exp_mode: 2, tier_exp_date: '2027-01-31' },
      is_last_tier: false,
    })
    await openPage(MemberInfoPage, '/profile/member-info', { persona: 'gold', ...open })
    await says(say.tierNoExpiry)
  },
}

it.each(
  Object.entries(screens).flatMap(([name, show]) => [
    { name, locale: 'th', say: th, show } as const,
    { name, locale: 'en', say: en, show } as const,
  ]),
)('The words of the specification are on their screen: $name, in $locale', async ({ locale, say, show }) => {
  await show(say, { locale })
})
