import { readBearer } from './read-bearer'
import { openMemberStorage, readStored, wipe, writeText } from './storage'
import { brandOfBearer } from '@/lib/token-payload'

/** A member's bearer and its brand: the brand that the bearer names, else the brand that it was stored for. */
export interface Bearer {
  token: string
  brandRef: string | undefined
}

/** The stored bearer, if there is one. */
export function storedBearer(): Bearer | undefined {
  const token = readBearer(readStored('token'))
  return token === undefined
    ? undefined
    : { token, brandRef: brandOfBearer(token) ?? readStored('tokenBrandRef') }
}

/** Whether a bearer is another brand's. A bearer without a brand is valid for any. */
export function isOfAnotherBrand(
  bearer: Pick<Bearer, 'brandRef'> | undefined,
  brandRef: string | undefined,
): boolean {
  return bearer?.brandRef !== undefined && brandRef !== undefined && bearer.brandRef !== brandRef
}

/**
 * Stores a bearer and wipes the session before. The stored bearer is overwritten, never removed in between: other tabs watch
 * it, and would take its removal for a log-out. It comes first: from then on no other tab stores anything of the member before.
 */
export function replaceBearer(token: string, brandRef: string | undefined): void {
  openMemberStorage(token)
  writeText('token', token)
  wipe('replaced', ['token'])
  writeText('tokenBrandRef', brandRef)
  writeText('tokenSince', String(Date.now()))
}
