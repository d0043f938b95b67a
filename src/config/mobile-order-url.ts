import { isSitePath } from '@/lib/safe-url'

/**
 * The mobile-order site's address on the member's way back to it (contract, The mobile-order site). The bearer is included only
 * because the member has just confirmed; a redirect route that is no path of that site is dropped.
 */
export function mobileOrderAddress(
  site: string,
  parts: { brandRef: string; storeRef: string; qrRef: string; token: string; redirectRoute?: string },
): string {
  const url = new URL(site)
  url.searchParams.set('brandRef', parts.brandRef)
  url.searchParams.set('storeRef', parts.storeRef)
  url.searchParams.set('qrRef', parts.qrRef)
  url.searchParams.set('callbackToken', parts.token)
  if (isSitePath(parts.redirectRoute)) url.searchParams.set('redirectRoute', parts.redirectRoute)
  return url.href
}
