import { th } from '#tests/names.ts'
import { given } from '#tests/support/stored.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { lineSub, PERSONAS, PIN, sessionFor } from '@/sandbox/personas'
import { makeToken } from '@/sandbox/rules/token'
import { beInLine, LINE_LOGIN } from './late-answers/late-steps'
import { openApp } from './open-app'
import { choosePin, enter, enterNumber, giveConsent, NEW_PIN, STRANGER } from './phone-steps'

/** Waits until the code by SMS can be entered. */
export const waitForCodeField = () => waitFor(() => expect(screen.getByLabelText(th.otp)).toBeEnabled())

/** A way in which a member's session begins. */
interface Way {
  way: string
  isByPhone?: true
  begin: () => Promise<unknown>
}
const callback = (payload: object) =>
  `/?brandRef=doisai&callbackToken=${makeToken({ brand_ref: 'doisai', exp: Date.now() / 1000 + 600, ...payload })}`

/** All of them, each by a member who has not used this phone before. */
export const WAYS: Way[] = [
  {
    way: 'number and PIN',
    isByPhone: true,
    begin: async () => {
      given({ number: PERSONAS.gold.mobile.doisai })
      await openApp('/authentication/login-pin', { brand: 'doisai' })
      await enter(th.enterPin, PIN)
    },
  },
  {
    way: 'a first login',
    isByPhone: true,
    begin: async () => {
      given({ number: PERSONAS['no-pin'].mobile.doisai })
      await openApp('/authentication/first-login', { brand: 'doisai' })
      await waitForCodeField()
      await choosePin(th.createPin)
      await enter(th.confirmPin, NEW_PIN)
    },
  },
  {
    way: 'a registration by phone',
    isByPhone: true,
    begin: async () => {
      giveConsent()
      given({ number: undefined, lineRef: undefined, registrationToken: undefined })
      await openApp('/authentication/verify?page=mobile', { brand: 'doisai' })
      await enterNumber(STRANGER)
      await choosePin(th.createPin)
      await enter(th.confirmPin, NEW_PIN)
    },
  },
  {
    way: 'LINE',
    begin: () => {
      beInLine()
      return openApp(LINE_LOGIN, { brand: 'doisai', line: { sub: lineSub('gold') } })
    },
  },
  { way: 'a bearer of an address', begin: () => openApp(`/home?token=${sessionFor('gold', 'doisai')}`) },
  {
    way: 'a callback token',
    begin: () => openApp(callback({ action: 'home', token: sessionFor('gold', 'doisai') })),
  },
]
