import { isRecord } from '@/lib/is-record'
import { pictureAddress } from '@/lib/picture-address'
import { isSafeWebUrl } from '@/lib/safe-url'

export interface BrandEntry {
  ref: string
  name_th: string
  name_en: string
  logoUrl?: string
}

export interface RuntimeConfig {
  /** Base of the customer API; '' is this origin. */
  customerApiUrl: string
  crmApiUrl: string
  mobileOrderUrl?: string
  /** LIFF ID by brand reference. */
  liffIds: Record<string, string>
  defaultBrandRef?: string
  lineLoginHosts: string[]
  pdpaPreselected: boolean
  brands: BrandEntry[]
}

/** The start-up failure that main.tsx shows with a retry button. */
export class ConfigError extends Error {}

declare global {
  interface Window {
    /** Requested by the head script, so that the file loads in parallel with the bundle and not after it. */
    __config?: Promise<unknown>
  }
}

/** Reads /config.json once (spec 7; one bundle serves every brand). Rejects with ConfigError when the file is missing or malformed. */
export async function loadRuntimeConfig(): Promise<RuntimeConfig> {
  const request = window.__config ?? fetchConfig()
  window.__config = undefined
  const raw = await request.catch(() => undefined)
  const config = parseRuntimeConfig(raw)
  if (!config) throw new ConfigError('config.json is missing or malformed')
  return config
}

function fetchConfig(): Promise<unknown> {
  return fetch('/config.json').then((answer) => (answer.ok ? answer.json() : undefined))
}

/** The configuration that a parsed config.json holds, with its defaults; undefined when the file cannot be used. */
export function parseRuntimeConfig(raw: unknown): RuntimeConfig | undefined {
  if (!isRecord(raw)) return undefined
  const { customerApiUrl, crmApiUrl, liffIds } = raw
  if (!isApiBase(customerApiUrl) || !isApiBase(crmApiUrl) || !isRecord(liffIds)) return undefined
  return {
    customerApiUrl: customerApiUrl.replace(/\/$/, ''),
    crmApiUrl: crmApiUrl.replace(/\/$/, ''),
    mobileOrderUrl: isSafeWebUrl(raw.mobileOrderUrl) ? raw.mobileOrderUrl : undefined,
    liffIds: Object.fromEntries(Object.entries(liffIds).filter(isTextEntry)),
    defaultBrandRef: typeof raw.defaultBrandRef === 'string' ? raw.defaultBrandRef : undefined,
    lineLoginHosts: Array.isArray(raw.lineLoginHosts)
      ? raw.lineLoginHosts.filter((host) => typeof host === 'string')
      : ['access.line.me'],
    pdpaPreselected: raw.pdpaPreselected !== false,
    brands: Array.isArray(raw.brands) ? raw.brands.filter(isBrandEntry).map(withSafeLogo) : [],
  }
}

function isApiBase(value: unknown): value is string {
  return value === '' || isSafeWebUrl(value)
}

function isTextEntry(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string' && entry[1] !== ''
}

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
