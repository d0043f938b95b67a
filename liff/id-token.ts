import type { IdToken } from './liff-client.ts'

/** A token about to expire would be refused on arrival. */
const MIN_VALIDITY_MS = 60_000

/** Whether an ID token may be sent: made for this LIFF's channel and good for another minute (`now` in ms). */
export function isFreshIdToken(token: IdToken | undefined, liffId: string, now: number): token is IdToken {
  return (
    token !== undefined && token.audience === liffId.split('-')[0] && token.expiresAt - now > MIN_VALIDITY_MS
  )
}
