import { api } from '@/api/api'
import { PDPA_ACTION } from '@/config/constants'
import { writeText } from '@/storage/storage'
import type { AppDispatch } from '@/store/store'
import type { Wording } from './wording'

const CODES = {
  given: PDPA_ACTION.consent,
  withdrawn: PDPA_ACTION.withdraw,
  read: PDPA_ACTION.read,
} as const

/** What a member says to a consent article: `read` is that it was opened, which is no answer yet. */
export interface ConsentAnswer<Action = 'given' | 'withdrawn'> {
  action: Action
  reference: string
  groupKey: string
}

/** Sends what a member says to an article (spec 7, Consent); a registration has a call of its own. Every try carries the same id. */
export function sendConsent(
  { action, reference, groupKey }: ConsentAnswer<keyof typeof CODES>,
  requestId: string,
  call: 'sendConsent' | 'updatePdpa' = 'sendConsent',
) {
  const body = {
    Pdpa_Article_Alt_Reference: reference,
    Pdpa_Article_Group_Key: groupKey,
    Pdpa_Action: CODES[action],
  }
  return (dispatch: AppDispatch) =>
    dispatch(api.endpoints[call].initiate({ body, 'X-Request-Id': requestId }))
}

interface Recorded {
  /** The membership depends on the article: home goes by what is stored of it. */
  isOfMembership?: boolean
  /** What the member read, where that is known. A promise must not reject. */
  wording?: Wording | Promise<Wording | undefined> | undefined
  /** When it was answered (ISO 8601); absent: now. */
  at?: string | undefined
}

/** Notes on this phone an answer that the server has taken. Nothing waits for the record, which is no more than a copy. */
export function noteConsent(answer: ConsentAnswer, { isOfMembership = false, wording, at }: Recorded) {
  return (dispatch: AppDispatch): void => {
    if (isOfMembership) writeText('isConsentStanding', String(answer.action === 'given'))
    const { action, reference, groupKey } = answer
    // Loaded lazily: few of those who need this module make an account.
    void import('./consent-record').then(
      ({ saveConsent }) => dispatch(saveConsent({ action, reference, groupKey, wording, at })),
      () => undefined,
    )
  }
}
