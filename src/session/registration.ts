import { toAppError, type AppError } from '@/api/app-error'
import { newRequestId } from '@/api/request-id'
import { readJson, writeJson, writeText } from '@/storage/storage'
import { isRecord } from '@/lib/is-record'
import type { AppDispatch } from '@/store/store'
import { noteConsent, sendConsent } from './send-consent'
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
}

/** The consent given while registering, if any. Read it before a new session wipes the stored consent. */
export function givenConsent(): GivenConsent | undefined {
  return readJson('pdpaData', isGivenConsent)
}

/** Records the consent of a registration for the account that there is now; returns the error, if there was one. */
export function recordConsent({ altReference, groupKey, wording, at }: GivenConsent) {
  return async (dispatch: AppDispatch): Promise<AppError | undefined> => {
    const answer = { action: 'given', reference: altReference, groupKey } as const
    const { error } = await dispatch(sendConsent(answer, newRequestId(), 'updatePdpa'))
    if (error) return toAppError(error)
    writeText('pdpaData', undefined)
    // Whether it stands was said by the answer that made the account.
    dispatch(noteConsent(answer, { wording, at }))
    return undefined
  }
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
