import { readText, wipe, writeText } from './storage'
import { brandOfBearer } from './token-payload'

/** A member's bearer and its brand: the one that it names itself, else the one that it was stored for. */
export interface Bearer {
  token: string
  brandRef: string | undefined
}

/** The stored bearer, if there is one. */
export function storedBearer(): Bearer | undefined {
  const token = readText('token')
  return token === undefined
    ? undefined
    : { token, brandRef: brandOfBearer(token) ?? readText('tokenBrandRef') }
}

/** Whether a bearer is another brand's. One that names no brand is of any. */
export function isOfAnotherBrand(
  bearer: Pick<Bearer, 'brandRef'> | undefined,
  brandRef: string | undefined,
): boolean {
  return bearer?.brandRef !== undefined && brandRef !== undefined && bearer.brandRef !== brandRef
}

/**
 * Stores a bearer in place of whatever session there was. Other tabs follow the bearer, so it is never away in between: that
 * would be a log-out to them.
 */
export function replaceBearer(token: string, brandRef: string | undefined): void {
  wipe('replaced', ['token'])
  writeText('tokenBrandRef', brandRef)
  writeText('tokenSince', String(Date.now()))
  writeText('token', token)
}
