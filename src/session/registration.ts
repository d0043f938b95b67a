import { api } from '@/api/api'
import { toAppError, type AppError } from '@/api/app-error'
import { newRequestId } from '@/api/request-id'
import { PDPA_ACTION } from '@/config/constants'
import { readJson, writeJson, writeText } from '@/storage/storage'
import { isRecord } from '@/lib/is-record'
import type { AppDispatch } from '@/store/store'
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
    const { error } = await dispatch(
      api.endpoints.updatePdpa.initiate({
        body: {
          Pdpa_Article_Alt_Reference: altReference,
          Pdpa_Article_Group_Key: groupKey,
          Pdpa_Action: PDPA_ACTION.consent,
        },
        'X-Request-Id': newRequestId(),
      }),
    )
    if (error) return toAppError(error)
    writeText('pdpaData', undefined)
    const answer = { action: 'given', reference: altReference, groupKey, wording, at } as const
    // Loaded lazily: every first page needs this module, and few make an account. The record is no more than a copy.
    void import('./consent-record').then(
      ({ saveConsent }) => dispatch(saveConsent(answer)),
      () => undefined,
    )
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
