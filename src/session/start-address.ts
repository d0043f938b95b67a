import { paths } from '@/config/paths'
import { brandOfSmsToken } from '@/config/token-payload'
import { isSitePath } from '@/lib/safe-url'

/** What the address asked for on start (spec 2, Root behaviour), and the address that is left. */
export interface StartAddress {
  brandRef?: string
  isGlobal?: string
  storeRef?: string
  /** A member's bearer, handed over by another of the brand's sites. */
  token?: string
  callbackToken?: string
  qrCode?: string
  mobileOrderStoreRef?: string
  mobileOrderQrRef?: string
  mobileOrderRedirectRoute?: string
  /** Path and query without secrets and without what is read once. */
  path: string
  query: string
}

const READ_ONCE = [
  'callbackToken',
  'qrCode',
  'storeRef',
  'mobileOrderStoreRef',
  'mobileOrderQrRef',
  'mobileOrderRedirectRoute',
]

/**
 * Reads an address once; pure. On sms-pdpa `token` is the page's own parameter, no bearer, and stays; it names the brand where
 * the address does not.
 */
export function readStartAddress(url: URL): StartAddress {
  const take = (name: string) => url.searchParams.get(name) || undefined
  const isSmsPdpa = url.pathname === paths.smsPdpa
  const rest = new URLSearchParams(url.searchParams)
  for (const name of READ_ONCE) rest.delete(name)
  if (!isSmsPdpa) rest.delete('token')
  const redirectRoute = take('mobileOrderRedirectRoute')
  return {
    brandRef: take('brandRef') ?? (isSmsPdpa ? brandOfSmsToken(take('token') ?? '') : undefined),
    isGlobal: take('isGlobal'),
    storeRef: take('storeRef'),
    token: isSmsPdpa ? undefined : take('token'),
    callbackToken: take('callbackToken'),
    qrCode: take('qrCode'),
    mobileOrderStoreRef: take('mobileOrderStoreRef'),
    mobileOrderQrRef: take('mobileOrderQrRef'),
    mobileOrderRedirectRoute: isSitePath(redirectRoute) ? redirectRoute : undefined,
    // Two slashes would name another host, and history refuses those.
    path: url.pathname.replace(/^\/+/, '/'),
    query: rest.toString() && `?${rest}`,
  }
}
