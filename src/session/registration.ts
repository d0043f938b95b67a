import { readStored, writeStored } from '@/storage/storage'
import type { StoredValue } from '@/storage/storage-keys'

/** A consent given before the account existed. */
export type GivenConsent = StoredValue<'pdpaData'>

/** A consent text as the member read it: plain text in one language. */
export type Wording = NonNullable<GivenConsent['wording']>

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
