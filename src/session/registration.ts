import type { Locale } from '@/i18n/locale'
import { readStored, writeStored } from '@/storage/storage'
import type { StoredValue } from '@/storage/storage-keys'

/** A consent text as the member read it: plain text in one language. */
export interface Wording {
  locale: Locale
  text: string
}

/** A consent given before the account existed. */
export type GivenConsent = StoredValue<'pdpaData'>

/** Stores a consent until there is an account for it. */
export function saveGivenConsent(consent: GivenConsent): void {
  writeStored('pdpaData', consent)
}

/** The consent given during registration. A new session wipes it. */
export function givenConsent(): GivenConsent | undefined {
  return readStored('pdpaData')
}

/** Stores whether the info of a new account is still to be sent or skipped. */
export function setInfoDue(isDue: boolean): void {
  writeStored('isInfoDue', isDue ? 'true' : undefined)
}

/** Whether a new account's info is still to be sent or skipped. */
export function isInfoDue(): boolean {
  return readStored('isInfoDue') === 'true'
}

/** Continues the registration without LINE's identity. */
export function forgetLineIdentity(): void {
  writeStored('lineRef', undefined)
  writeStored('registrationToken', undefined)
  writeStored('registrationOf', '')
}
