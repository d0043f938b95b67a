import { given } from '#tests/support/stored.ts'
import { th } from '#tests/names.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach } from 'vitest'
import { sandbox } from './open-app'

export const MEMBER = '0810000005'
export const STRANGER = '0891234567'
export const WITHOUT_PIN = '0810000010'
export const NEW_PIN = '204069'
export const verify = '/authentication/verify?page=mobile'

export const proceed = () => screen.findByRole('button', { name: th.proceed })

// A new code by SMS can be requested at once.
beforeEach(() => {
  sandbox.context.settings.otpResendIn = 0
})

/** Fills in a field by a paste. */
export const enter = async (label: string, text: string) => {
  await userEvent.click(await screen.findByLabelText(label))
  await userEvent.paste(text)
}
export const enterNumber = async (number: string) => {
  await enter(th.phoneNumber, number)
  await userEvent.click(await proceed())
}

export const choosePin = async (label: string) => {
  await enter(th.otp, '123456')
  await enter(label, NEW_PIN)
  await screen.findByLabelText(th.confirmPin)
}
export const CONSENT_AT = '2026-11-05T03:04:05.000Z'
export const giveConsent = () =>
  given({ consent: { altReference: 'pdpa-doisai-2026', groupKey: 'crm_customer_pdpa', at: CONSENT_AT } })
