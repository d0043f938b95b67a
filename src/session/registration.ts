import type { Locale } from '@/i18n/locale'
import { isRecord } from '@/lib/is-record'
import { readJson, readStored, writeJson, writeText } from '@/storage/storage'

/** A consent text as the member read it: plain, in one language. */
export interface Wording {
  locale: Locale
  text: string
}

/** The article that was consented to before there was an account. */
export interface GivenConsent {
  altReference: string
  groupKey: string
  /** What the member read, and when they accepted it. */
  wording?: Wording
  at?: string
}

/** Stores a consent until there is an account to record it for. */
export function saveGivenConsent(consent: GivenConsent): void {
  writeJson('pdpaData', consent)
  writeText('loginAt', String(Date.now()))
}

/** The consent given while registering, if any. Read it before a new session wipes the stored consent. */
export function givenConsent(): GivenConsent | undefined {
  return readJson('pdpaData', isGivenConsent)
}

/** Stores whether an account's info is still due, neither sent nor skipped. */
export function setInfoDue(isDue: boolean): void {
  writeText('isInfoDue', isDue ? 'true' : undefined)
}

/** Whether an account was made whose info is neither sent nor skipped. */
export function isInfoDue(): boolean {
  return readStored('isInfoDue') === 'true'
}

/** From now on the registration is no LINE user's: the number is joined to nobody's LINE. */
export function forgetLine(): void {
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
