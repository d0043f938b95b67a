import type { Locale } from '@/i18n/locale'
import { isRecord } from '@/lib/is-record'
import { readJson, readStored, writeJson, writeText } from '@/storage/storage'

/** A consent text as the member read it: plain text in one language. */
export interface Wording {
  locale: Locale
  text: string
}

/** A consent given before the account existed. */
export interface GivenConsent {
  altReference: string
  groupKey: string
  /** What the member read, and when they accepted. */
  wording?: Wording
  at?: string
}

/** Stores a consent until there is an account for it. */
export function saveGivenConsent(consent: GivenConsent): void {
  writeJson('pdpaData', consent)
}

/** The consent given during registration. A new session wipes it. */
export function givenConsent(): GivenConsent | undefined {
  return readJson('pdpaData', isGivenConsent)
}

/** Stores whether the info of a new account is still to be sent or skipped. */
export function setInfoDue(isDue: boolean): void {
  writeText('isInfoDue', isDue ? 'true' : undefined)
}

/** Whether a new account's info is still to be sent or skipped. */
export function isInfoDue(): boolean {
  return readStored('isInfoDue') === 'true'
}

/** Continues the registration without LINE's identity. */
export function forgetLineIdentity(): void {
  writeText('lineRef', undefined)
  writeText('registrationToken', undefined)
}

function isGivenConsent(value: unknown): value is GivenConsent {
  return (
    isRecord(value) &&
    typeof value.altReference === 'string' &&
    typeof value.groupKey === 'string' &&
    (value.wording === undefined || isWording(value.wording)) &&
    (value.at === undefined || typeof value.at === 'string')
  )
}

function isWording(value: unknown): value is Wording {
  return isRecord(value) && (value.locale === 'th' || value.locale === 'en') && typeof value.text === 'string'
}
