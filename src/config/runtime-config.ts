import { isRecord } from '@/lib/is-record'
import { isSafeWebUrl, pictureAddress } from '@/lib/safe-url'
import { readApi, type ApiSettings, type ApiShape } from './api-address'
import { configuredFacts, type Fact } from './configured-facts'
import { liffIdsAt } from './liff-ids'

export interface BrandEntry {
  ref: string
  name_th: string
  name_en: string
  logoUrl?: string
}

export interface RuntimeConfig extends ApiSettings {
  /** Where failed calls are reported to; nowhere by default. */
  errorReporting?: string
  mobileOrderUrl?: string
  /** LIFF ID by brand reference, of this host. */
  liffIds: Record<string, string>
  /** LINE official account by brand reference, as configured: config/official-account.ts reads it. */
  officialAccounts: Record<string, unknown>
  defaultBrandRef?: string
  lineLoginHosts: string[]
  pdpaPreselected: boolean
  brands: BrandEntry[]
  /** As it stands in the file, for what only a few screens (`useFact`) or a late part (`background-sync.ts`) read of it. */
  raw?: Record<string, unknown>
}

/**
 * What config.json may hold. Each has a row in `settings.ts`, which has all that is said about it: a setting that the parser below
 * reads and no row describes is a compile error, and the other way round. `vitalsReporting` is read out of `raw`, by a part that loads late.
 */
export type Setting =
  | Exclude<keyof RuntimeConfig, 'apiShape' | 'raw'>
  | keyof ApiShape
  | Fact
  | 'vitalsReporting'

/**
 * The configuration that a parsed config.json holds, with its defaults; undefined when the file cannot be used. A field of another
 * type is told to `onDropped` and counts as absent.
 */
export function parseRuntimeConfig(raw: unknown, onDropped?: () => void): RuntimeConfig | undefined {
  if (!isRecord(raw)) return undefined
  const { liffIds } = raw
  const api = readApi(raw)
  if (!api || !isRecord(liffIds)) return undefined
  const optional = <T>(name: Setting, isFine: (value: unknown) => value is T): T | undefined => {
    const value = raw[name]
    if (value === undefined || isFine(value)) return value
    onDropped?.()
    return undefined
  }
  const brands = optional('brands', isList) ?? []
  // Read by `readApi`, which tells nobody of one that is dropped.
  optional('off', isList)
  return {
    ...api,
    errorReporting: optional('errorReporting', isSafeWebUrl),
    mobileOrderUrl: optional('mobileOrderUrl', isSafeWebUrl),
    liffIds: liffIdsAt(location, liffIds),
    officialAccounts: optional('officialAccounts', isRecord) ?? {},
    defaultBrandRef: optional('defaultBrandRef', isText),
    lineLoginHosts: (optional('lineLoginHosts', isList) ?? ['access.line.me']).filter(isText),
    pdpaPreselected: optional('pdpaPreselected', isFlag) ?? true,
    brands: brands.filter(isBrandEntry).map(withSafeLogo),
    raw,
  } satisfies Record<keyof RuntimeConfig, unknown>
}

/**
 * The configuration as it is for a brand: its API is the one of its own row of `brands`, field by field, else the file's. Undefined
 * where the row names a base that cannot be used.
 */
export function configOfBrand<Config extends ApiSettings & Pick<RuntimeConfig, 'raw'>>(
  config: Config,
  brandRef: string | undefined,
): Config | undefined {
  const [row, raw] = configuredFacts(config, brandRef)
  const api = config.raw ? readApi({ ...raw, ...row }) : config
  return api && { ...config, ...api }
}

export const isText = (value: unknown): value is string => typeof value === 'string'
export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'
const isList = (value: unknown): value is unknown[] => Array.isArray(value)

function isBrandEntry(value: unknown): value is BrandEntry {
  return (
    isRecord(value) &&
    typeof value.ref === 'string' &&
    typeof value.name_th === 'string' &&
    typeof value.name_en === 'string'
  )
}

function withSafeLogo({ logoUrl, ...brand }: BrandEntry): BrandEntry {
  return {
    ...brand,
    logoUrl: typeof logoUrl === 'string' ? pictureAddress(logoUrl, location.origin) : undefined,
  }
}
