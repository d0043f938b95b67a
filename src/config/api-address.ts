import { isRecord } from '../lib/is-record.ts'
import { isSafeWebUrl, isSitePath } from '../lib/safe-url.ts'

/** What the app can do without: calls of this project's own that a brand may not have (docs/api.md). */
export const AREAS = ['package', 'consent'] as const
export type Area = (typeof AREAS)[number]

const PREFIX = '/api/v1.0'
/** The headers that the transport sets itself. */
const TAKEN = /^(accept|authorization|content-|cookie|x-request-id)/i

/** How a brand's API differs from the contract (config.json): its prefix, its own paths by the contract's, and fixed headers. */
export interface ApiShape {
  apiPrefix: string
  paths: Readonly<Record<string, string>>
  headers: Readonly<Record<string, string>>
}

/** Where a brand's API is, how it differs from the contract, and what of it there is not. */
export interface ApiSettings {
  /** Base of the customer API; '' is this origin. */
  customerApiUrl: string
  crmApiUrl: string
  apiShape: ApiShape
  /** The areas that the API does not have, and the app never calls. Nobody has checked them: what is no area switches nothing off. */
  off: readonly unknown[]
}

/** Whether a value is an API's base: https, loopback, a path on this origin, or '' for this origin. */
export function isApiBase(value: unknown): value is string {
  return value === '' || ((isSafeWebUrl(value) || isSitePath(value)) && !/[?#]/.test(value))
}

/** Whether a value may stand for a path of the contract: a path, with the same `{…}` at its end. */
export function isOwnPath(path: string, own: unknown): own is string {
  return path.startsWith(`${PREFIX}/`) && isSitePath(own) && !/[?#]/.test(own)
}

/** Whether a header may go out with every call: a name that the app does not set itself, and a text on one line. */
export function isOwnHeader(name: string, value: unknown): value is string {
  return (
    /^[\w-]+$/.test(name) && !TAKEN.test(name) && typeof value === 'string' && /^[\x20-\x7e]*$/.test(value)
  )
}

/** The shape that a parsed config.json gives: what cannot be used is left out. */
export function readApiShape({ apiPrefix, paths, headers }: Record<string, unknown>): ApiShape {
  return {
    apiPrefix: apiPrefix === '' || isSitePath(apiPrefix) ? apiPrefix.replace(/\/$/, '') : PREFIX,
    paths: kept(paths, isOwnPath),
    headers: kept(headers, isOwnHeader),
  }
}

/** The API that a parsed config.json names; undefined where a base cannot be used, for a call must not go anywhere else. */
export function readApi(raw: Record<string, unknown>): ApiSettings | undefined {
  const { customerApiUrl, crmApiUrl, off } = raw
  if (!isApiBase(customerApiUrl) || !isApiBase(crmApiUrl)) return undefined
  return {
    customerApiUrl: customerApiUrl.replace(/\/$/, ''),
    crmApiUrl: crmApiUrl.replace(/\/$/, ''),
    apiShape: readApiShape(raw),
    off: Array.isArray(off) ? off : [],
  }
}

function kept(
  value: unknown,
  isFine: (key: string, entry: unknown) => entry is string,
): Record<string, string> {
  const all = Object.entries(isRecord(value) ? value : {})
  return Object.fromEntries(all.filter((entry): entry is [string, string] => isFine(...entry)))
}

/** The brand's path for a path of the contract, with or without a query; a last segment may stand for the `{…}` of the map. */
export function ownPath({ apiPrefix, paths }: Pick<ApiShape, 'apiPrefix' | 'paths'>, url: string): string {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/.exec(url) ?? []
  const [parent, last] = [path.replace(/[^/]+$/, ''), path.replace(/.*\//, '')]
  const template = Object.keys(paths).find((key) => key.startsWith(`${parent}{`))
  const own =
    paths[path] ??
    (template && paths[template]?.replace(/\{.*\}/, () => last)) ??
    path.replace(PREFIX, () => apiPrefix)
  return own + query
}
