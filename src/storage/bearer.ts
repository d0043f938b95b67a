import { readBearer } from './read-bearer'
import { openedBrand, readStored } from './storage'
import { brandOfBearer } from '@/lib/token-payload'

/** A member's bearer and its brand: the one it names, else the one it was stored for. */
export interface Bearer {
  token: string
  brandRef: string | undefined
}

/** The stored bearer, if any. */
export function storedBearer(): Bearer | undefined {
  const token = readBearer(readStored('token'))
  return token === undefined
    ? undefined
    : { token, brandRef: brandOfBearer(token) ?? readStored('tokenBrandRef') }
}

/** Whether a bearer is another brand's; one without a brand is valid for all. */
export function isOfAnotherBrand(
  bearer: Pick<Bearer, 'brandRef'> | undefined,
  brandRef: string | undefined,
): boolean {
  return bearer?.brandRef !== undefined && brandRef !== undefined && bearer.brandRef !== brandRef
}

/** The stored bearer, if a page of this brand may send it. */
export function bearerAt(brandRef: string | undefined): Bearer | undefined {
  const bearer = storedBearer()
  return isOfAnotherBrand(bearer, brandRef) ? undefined : bearer
}

/** Whether a bearer is stored that this page may send. */
export const hasOwnBearer = (): boolean => bearerAt(openedBrand()) !== undefined
