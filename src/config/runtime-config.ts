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
  /** Where to report failed calls; nowhere by default. */
  errorReporting?: string
  mobileOrderUrl?: string
  /** By brand reference, for this host. */
  liffIds: Record<string, string>
  /** By brand reference, unchecked (see config/official-account.ts). */
  officialAccounts: Record<string, unknown>
  defaultBrandRef?: string
  lineLoginHosts: string[]
  pdpaPreselected: boolean
  brands: BrandEntry[]
  /** The unchecked file, for a few screens (`useFact`) and late parts (`background-sync.ts`). */
  raw?: Record<string, unknown>
}

/**
 * The settings of config.json. Each has a row in `settings.ts`, or it does not compile. `vitalsReporting`, `usageReporting` and
 * `staging` are read from `raw`, `securityContact` by a deployment.
 */
export type Setting =
  | Exclude<keyof RuntimeConfig, 'apiShape' | 'raw'>
  | keyof ApiShape
  | Fact
  | 'vitalsReporting'
  | 'usageReporting'
  | 'staging'
  | 'securityContact'

/**
 * Parses config.json with its defaults; undefined if unusable. Fields of a wrong type are reported to `onDropped` and count as
 * absent.
 */
export function parseRuntimeConfig(raw: unknown, onDropped?: () => void): RuntimeConfig | undefined {
  if (!isRecord(raw)) return undefined
  const { liffIds } = raw
  const api = readApi(raw)
  if (!api || !isRecord(liffIds)) return undefined
  const optional = <T>(name: Setting, isValid: (value: unknown) => value is T): T | undefined => {
    const value = raw[name]
    if (value === undefined || isValid(value)) return value
    onDropped?.()
    return undefined
  }
  const brands = optional('brands', isList) ?? []
  // Only checked here; `readApi` reads it.
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
 * A brand's configuration: its row of `brands` overrides the file's API, field by field. Undefined if the row's base is
 * unusable.
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
  return isRecord(value) && [value.ref, value.name_th, value.name_en].every(isText)
}

function withSafeLogo({ logoUrl, ...brand }: BrandEntry): BrandEntry {
  return { ...brand, logoUrl: isText(logoUrl) ? pictureAddress(logoUrl, location.origin) : undefined }
}
