import { isRecord } from '../lib/is-record.ts'
import { isSafeWebUrl, isSitePath } from '../lib/safe-url.ts'

/** Areas of calls that a brand's API may lack (docs/api.md, What a brand has not). */
export const AREAS = ['package', 'consent', 'forms', 'foryou', 'scan'] as const
export type Area = (typeof AREAS)[number]

const PREFIX = '/api/v1.0'
/** Headers that the transport sets itself. */
const TAKEN = /^(accept|authorization|content-|cookie|x-request-id)/i

/** How a brand's API differs from the contract (config.json): prefix, own paths by contract path, and fixed headers. */
export interface ApiShape {
  apiPrefix: string
  paths: Readonly<Record<string, string>>
  headers: Readonly<Record<string, string>>
}

/** A brand's API: its addresses, its shape, and areas it lacks. */
export interface ApiSettings {
  /** The customer API's base; '' is this origin. */
  customerApiUrl: string
  crmApiUrl: string
  apiShape: ApiShape
  /** Areas that the API lacks and the app never calls. Unchecked: unknown ones have no effect. */
  off: readonly unknown[]
}

/** Whether a value is an API's base: https, loopback, a path, or '' for this origin. */
export function isApiBase(value: unknown): value is string {
  return value === '' || ((isSafeWebUrl(value) || isSitePath(value)) && !/[?#]/.test(value))
}

/** Whether a value can replace a contract's path: a path with the same `{…}` at its end. */
export function isOwnPath(path: string, own: unknown): own is string {
  return path.startsWith(`${PREFIX}/`) && isSitePath(own) && !/[?#]/.test(own)
}

/** Whether a header can be sent with every call: not one of the app's own, and one line. */
export function isOwnHeader(name: string, value: unknown): value is string {
  return (
    /^[\w-]+$/.test(name) && !TAKEN.test(name) && typeof value === 'string' && /^[\x20-\x7e]*$/.test(value)
  )
}

/** The API shape in a parsed config.json, without unusable parts. */
export function readApiShape({ apiPrefix, paths, headers }: Record<string, unknown>): ApiShape {
  return {
    apiPrefix: apiPrefix === '' || isSitePath(apiPrefix) ? apiPrefix.replace(/\/$/, '') : PREFIX,
    paths: kept(paths, isOwnPath),
    headers: kept(headers, isOwnHeader),
  }
}

/** The API in a parsed config.json; undefined if a base is unusable, because calls must not go anywhere else. */
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
  isValid: (key: string, entry: unknown) => entry is string,
): Record<string, string> {
  const all = Object.entries(isRecord(value) ? value : {})
  return Object.fromEntries(all.filter((entry): entry is [string, string] => isValid(...entry)))
}

/** The brand's path for a contract's path, with or without a query; the last segment may match the map's `{…}`. */
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
