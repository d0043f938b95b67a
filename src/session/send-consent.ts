import { api } from '@/api/api'
import type { AppDispatch } from '@/store/store'

/** The answers as the wire has them (spec 9). */
const PDPA_ACTION = { given: 1, withdrawn: 4, read: 6 } as const

/** What a member says to a consent article: `read` is that it was opened, which is no answer yet. */
export interface ConsentAnswer<Action = 'given' | 'withdrawn'> {
  action: Action
  reference: string
  groupKey: string
}

/** Sends what a member says to an article (spec 7, Consent); a registration has a call of its own. Every try carries the same id. */
export function sendConsent(
  { action, reference, groupKey }: ConsentAnswer<keyof typeof PDPA_ACTION>,
  requestId: string,
  call: 'sendConsent' | 'updatePdpa' = 'sendConsent',
) {
  const body = {
    Pdpa_Article_Alt_Reference: reference,
    Pdpa_Article_Group_Key: groupKey,
    Pdpa_Action: PDPA_ACTION[action],
  }
  return (dispatch: AppDispatch) =>
    dispatch(api.endpoints[call].initiate({ body, 'X-Request-Id': requestId }))
}
