import { isSafeWebUrl, parseUrl } from '../../src/lib/safe-url.ts'

/** One of the brand's two APIs: the variable that names it, where it is, and the path that leads to it on the own origin. */
export interface BrandAddress {
  variable: 'API' | 'CRM'
  origin: string
  /** The base's path on its origin; '' for the root. */
  path: string
  mount: string
}

/** The address that a variable holds, or what is wrong with it, with what mends it. */
export function readAddress(
  variable: BrandAddress['variable'],
  text: string,
  apiPrefix: string,
): BrandAddress | { fault: string } {
  const url = parseUrl(text)
  const fault = (what: string, mend: string) => ({ fault: `${variable} ${what}. → ${mend}` })
  if (!url || !/^https?:$/.test(url.protocol))
    return fault(
      `is “${text}”, no web address`,
      `Give the API’s base with its scheme: ${variable}=https://staging.brand.example`,
    )
  if (url.username || url.password)
    return fault(
      'has a user or a password in it',
      'Give the address alone: the header that they would take is the member’s.',
    )
  if (!isSafeWebUrl(text))
    return fault(
      `is ${url.origin}, and without TLS only this machine is reached`,
      'Give the https address: members’ tokens go there.',
    )
  if (/[?#]/.test(text))
    return fault('has a query or a fragment', 'Give what stands before it: each call adds its own.')
  const path = url.pathname.replace(/\/+$/, '')
  if (apiPrefix !== '' && path.toLowerCase().endsWith(apiPrefix.toLowerCase()))
    return fault(
      `ends with ${apiPrefix}, which each call adds`,
      `Leave it out: ${variable}=${url.origin}${path.slice(0, -apiPrefix.length)}`,
    )
  // The mount stands for the whole origin and not for the base, so that cookies and redirects keep the brand's paths behind it.
  return { variable, origin: url.origin, path, mount: `/brand-${variable.toLowerCase()}` }
}

/** The base of an API for the app: a path on its own origin. */
export const baseOnOwnOrigin = ({ mount, path }: BrandAddress) => mount + path

/** An address that a brand's answer names, as a path on the own origin; undefined where it is of another host. */
export function onOwnOrigin(
  address: string,
  askedUrl: string,
  brand: readonly BrandAddress[],
): string | undefined {
  const url = parseUrl(address, askedUrl)
  const home = brand.find(({ origin }) => origin === url?.origin)
  return url && home && home.mount + url.pathname + url.search + url.hash
}
