import { readJson, writeJson, writeText } from '@/storage/storage'
import { isRecord } from '@/lib/is-record'
import { isWording, type Wording } from './wording'

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
