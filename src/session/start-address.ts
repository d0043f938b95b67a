import { appPath } from '@/config/base-path'
import { paths } from '@/config/paths'
import { isSitePath } from '@/lib/safe-url'

/** The parameters of the address on start (spec 2, Root behaviour), and the address without those read once. */
export interface StartAddress {
  brandRef?: string
  isGlobal?: string
  storeRef?: string
  /** A member's bearer, handed over by another of the brand's sites. */
  token?: string
  /** The token of sms-pdpa, which names a brand and is no bearer; it stays in the query for its page. */
  smsToken?: string
  callbackToken?: string
  qrCode?: string
  mobileOrderStoreRef?: string
  mobileOrderQrRef?: string
  mobileOrderRedirectRoute?: string
  /** Path and query without secrets and without the parameters read once. */
  path: string
  query: string
}

const PARAMETERS_READ_ONCE = [
  'callbackToken',
  'qrCode',
  'storeRef',
  'mobileOrderStoreRef',
  'mobileOrderQrRef',
  'mobileOrderRedirectRoute',
]

/** Reads the address on start; pure. */
export function readStartAddress(url: URL): StartAddress {
  const read = (name: string) => url.searchParams.get(name) || undefined
  // Two slashes would name another host, and history refuses those.
  const path = appPath(url.pathname).replace(/^\/+/, '/')
  const isSmsPdpa = path === paths.smsPdpa
  const rest = new URLSearchParams(url.searchParams)
  for (const name of PARAMETERS_READ_ONCE) rest.delete(name)
  if (!isSmsPdpa) rest.delete('token')
  const redirectRoute = read('mobileOrderRedirectRoute')
  return {
    brandRef: read('brandRef'),
    isGlobal: read('isGlobal'),
    storeRef: read('storeRef'),
    token: isSmsPdpa ? undefined : read('token'),
    smsToken: isSmsPdpa ? read('token') : undefined,
    callbackToken: read('callbackToken'),
    qrCode: read('qrCode'),
    mobileOrderStoreRef: read('mobileOrderStoreRef'),
    mobileOrderQrRef: read('mobileOrderQrRef'),
    mobileOrderRedirectRoute: isSitePath(redirectRoute) ? redirectRoute : undefined,
    path,
    query: rest.toString() && `?${rest}`,
  }
}
