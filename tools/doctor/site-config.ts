import { isApiBase, readApiShape, type ApiShape } from '../../src/config/api-address.ts'
import { configuredFacts } from '../../src/config/configured-facts.ts'
import { liffIdsAt } from '../../src/config/liff-ids.ts'
import { apiOfBrand, brandRow, facts, settings } from '../../src/config/settings.ts'
import type { Row } from '../../src/config/setting-kinds.ts'
import { isRecord } from '../../src/lib/is-record.ts'
import { namesNoBrand } from '../build/document/opener-policy.ts'
import { quoted } from './finding.ts'

/** Where a brand's API is. */
export interface BrandApi {
  /** Bases of the APIs, without a slash at the end; undefined where the field cannot be used. */
  customerApi: string | undefined
  crmApi: string | undefined
  /** The brand's own prefix, paths and headers. */
  shape: ApiShape
  /** The areas whose calls the brand does not have. */
  off: readonly string[]
}

/** What the checks need of config.json, with the app's own defaults. */
export interface SiteConfig extends BrandApi {
  /** The API of a brand: what its row of `brands` says of it, else the file. */
  apiOf: (brandRef: string | undefined) => BrandApi
  defaultBrandRef: string | undefined
  /** Every brand that the file names anywhere. */
  brandRefs: string[]
  /** An address names any brand. */
  opensAnyBrand: boolean
  /** LIFF ID by brand, of this host. */
  liffIds: Record<string, string>
  lineLoginHosts: string[]
  logos: string[]
  /** The hosts that the site's policy has to allow, and why. */
  hosts: { directive: string; host: string; why: string }[]
}

type Raw = Record<string, unknown>
const ofBrands = { ...facts, ...brandRow, ...apiOfBrand }

/** Reads what can be read; another check reports the fields that are wrong. */
export function readSiteConfig(raw: Raw, origin: string): SiteConfig {
  const brands: unknown[] = Array.isArray(raw.brands) ? raw.brands : []
  const rows = brands.filter(isRecord)
  const ids = isRecord(raw.liffIds) ? raw.liffIds : {}
  const hosts = Array.isArray(raw.lineLoginHosts) ? raw.lineLoginHosts : settings.lineLoginHosts.default
  const [defaultBrandRef] = texts(raw.defaultBrandRef)
  return {
    ...readBrandApi(raw, origin),
    apiOf: (brandRef) => readBrandApi({ ...raw, ...configuredFacts({ raw }, brandRef)[0] }, origin),
    defaultBrandRef,
    brandRefs: [
      ...new Set([defaultBrandRef, ...rows.map(({ ref }) => ref), ...Object.keys(ids)].flatMap(texts)),
    ],
    opensAnyBrand: namesNoBrand(brands),
    liffIds: liffIdsAt(new URL(origin), ids),
    lineLoginHosts: hosts.flatMap(texts),
    logos: rows.flatMap(({ logoUrl }) => texts(logoUrl)),
    hosts: [
      ...hostsOf(raw, settings, origin, ''),
      ...rows.flatMap((row) => hostsOf(row, ofBrands, origin, ` of ${quoted(row.ref)}`)),
    ],
  }
}

/** The hosts that fields name and a policy can forbid. Pictures from an API are checked by themselves. */
function hostsOf(
  raw: Raw,
  rows: Readonly<Record<string, Row>>,
  origin: string,
  owner: string,
): SiteConfig['hosts'] {
  return Object.entries(rows).flatMap(([field, { policy = [] }]) => {
    const value = raw[field]
    if (typeof value !== 'string' || !URL.canParse(value, origin)) return []
    const { origin: host, protocol } = new URL(value, origin)
    const directive = policy.includes('connect-src') ? 'connect-src' : policy[0]
    if (directive === undefined || !protocol.startsWith('http')) return []
    return [{ directive, host, why: `which ${field}${owner} names` }]
  })
}

function readBrandApi(raw: Raw, origin: string): BrandApi {
  const base = (value: unknown) =>
    isApiBase(value) ? new URL(value, origin).href.replace(/\/$/, '') : undefined
  return {
    customerApi: base(raw.customerApiUrl),
    crmApi: base(raw.crmApiUrl),
    shape: readApiShape(raw),
    off: (Array.isArray(raw.off) ? (raw.off as unknown[]) : []).flatMap(texts),
  }
}

const texts = (value: unknown) => (typeof value === 'string' && value !== '' ? [value] : [])
