import { isRecord } from '../lib/is-record.ts'
import { pictureAddress } from '../lib/picture-address.ts'
import { isSafeWebUrl, isSitePath } from '../lib/safe-url.ts'
import { AREAS, isApiBase, isOwnHeader, isOwnPath, readApiShape } from './api-address.ts'
import { OFFICIAL_ACCOUNT } from './official-account.ts'
import { SUPPORT_FIELDS } from './support-fields.ts'

/** A field of config.json that cannot be used: what it is, and what mends it. */
export interface ConfigFault {
  field: string
  /** Goes on after the field's name: `is missing`. */
  what: string
  mend: string
}

type Raw = Record<string, unknown>
type Words = readonly [what: string, mend: string]
type Check = (value: unknown, raw: Raw, origin: string) => Words | undefined

const shown = (value: unknown) => {
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

const base: Check = (value, raw) => {
  if (isApiBase(value)) {
    const { apiPrefix } = readApiShape(raw)
    const path = value.replace(/\/+$/, '').toLowerCase()
    return apiPrefix !== '' && path.endsWith(apiPrefix.toLowerCase())
      ? [`ends with ${apiPrefix}, which each call adds`, `Leave ${apiPrefix} out of it.`]
      : undefined
  }
  const what = value === undefined ? 'is missing' : `is ${shown(value)}, no https address`
  return [what, 'Give the base of the API: https://api.brand.example, "/path" on this origin, or "".']
}

const optional =
  (check: Check): Check =>
  (value, raw, origin) =>
    value === undefined ? undefined : check(value, raw, origin)

const address = optional((value) =>
  isSafeWebUrl(value)
    ? undefined
    : [`is ${shown(value)}, no https address`, 'Give an https address, or leave the field out.'],
)
const picture = optional((value, _raw, origin) =>
  isPicture(value, origin)
    ? undefined
    : [`is ${shown(value)}, no https address`, 'Give an https address or a path, or leave the field out.'],
)
const text = optional((value) =>
  typeof value === 'string' && value !== ''
    ? undefined
    : [`is ${shown(value)}, no text`, 'Give a text, or leave the field out.'],
)
const flag = optional((value) =>
  typeof value === 'boolean'
    ? undefined
    : [`is ${shown(value)}, no boolean`, 'Write true or false, without quotes.'],
)

/** An object of which each entry is checked. */
const entries = (mend: string, faultOf: (key: string, value: unknown) => string | undefined): Check =>
  optional((value) => {
    if (!isRecord(value)) return ['is no object', mend]
    for (const [key, entry] of Object.entries(value)) {
      const fault = faultOf(key, entry)
      if (fault !== undefined) return [fault, mend]
    }
    return undefined
  })

const isId = (value: unknown) => typeof value === 'string' && value !== ''
const liffIds: Check = (value, raw, origin) =>
  value === undefined
    ? ['is missing', 'Give the LIFF ID of each brand: {"brand": "1234567890-AbcdEfgh"}, or {}.']
    : entries(
        'Give the LIFF ID of each brand, or of each host of a brand: {"brand": "1234567890-AbcdEfgh"}, or {}.',
        (brand, id) =>
          isId(id) || (isRecord(id) && Object.values(id).every(isId))
            ? undefined
            : `has no LIFF ID for ${shown(brand)}`,
      )(value, raw, origin)

/** The facts of a brand, in its own row or for every brand. */
const factChecks: Readonly<Record<string, Check>> = {
  maker: text,
  privacyUrl: address,
  termsUrl: address,
  accountDeletionUrl: address,
  dataExportUrl: address,
  description_th: text,
  description_en: text,
  iconUrl: picture,
  support: optional((value) => {
    const mend = 'Give phone, lineOa (@id), hours_th and hours_en as texts, each or none.'
    if (!isRecord(value)) return ['is no object', mend]
    const known: Readonly<Record<string, RegExp>> = SUPPORT_FIELDS
    const wrong = Object.entries(value).find(
      ([key, entry]) => typeof entry !== 'string' || known[key]?.test(entry) !== true,
    )
    return wrong && [`has a wrong ${shown(wrong[0])}: ${shown(wrong[1])}`, mend]
  }),
}

const rowChecks: Readonly<Record<string, Check>> = { logoUrl: picture, ...factChecks }

const brandRefs = ({ brands }: Raw) =>
  (Array.isArray(brands) ? (brands as unknown[]) : []).filter(isRecord).map(({ ref }) => ref)

const brands: Check = optional((value, raw, origin) => {
  if (!Array.isArray(value)) return ['is no list', 'Give a list of {ref, name_th, name_en}.']
  for (const [index, row] of (value as unknown[]).entries()) {
    if (!isRecord(row) || !['ref', 'name_th', 'name_en'].every((key) => isId(row[key])))
      return [
        `has a row ${index + 1} without ref, name_th or name_en, and leaves it out`,
        'Give all three as texts.',
      ]
    for (const [name, check] of Object.entries(rowChecks)) {
      const fault = check(row[name], raw, origin)
      if (fault) return [`gives ${shown(row.ref)} a ${name} that ${fault[0]}`, fault[1]]
    }
  }
  const refs = brandRefs(raw)
  const twice = refs.find((ref, index) => refs.indexOf(ref) !== index)
  return twice === undefined ? undefined : [`has ${shown(twice)} twice`, 'Give each brand one row.']
})

/** Each field that the app reads; `config.schema.json` names the same. */
const checks: Readonly<Record<string, Check>> = {
  $schema: text,
  customerApiUrl: base,
  crmApiUrl: base,
  liffIds,
  mobileOrderUrl: address,
  officialAccounts: entries('Give the @id of each brand: {"brand": "@brand"}.', (brand, id) =>
    typeof id === 'string' && OFFICIAL_ACCOUNT.test(id) ? undefined : `has no @id for ${shown(brand)}`,
  ),
  defaultBrandRef: optional((value, raw) => {
    if (!isId(value))
      return [`is ${shown(value)}, no text`, 'Give the reference of a brand, or leave it out.']
    const refs = brandRefs(raw)
    return refs.length === 0 || refs.includes(value)
      ? undefined
      : [`is ${shown(value)}, none of the brands`, 'Give the ref of a row of brands.']
  }),
  brands,
  lineLoginHosts: optional((value) => {
    if (!Array.isArray(value)) return ['is no list', 'Give a list of host names, as ["access.line.me"].']
    const wrong = (value as unknown[]).find(
      (host) => typeof host !== 'string' || !/^[a-z\d.-]+(:\d+)?$/i.test(host),
    )
    return wrong === undefined
      ? undefined
      : [`has ${shown(wrong)}, no host name`, 'Give the host alone, without https:// and path.']
  }),
  pdpaPreselected: flag,
  apiPrefix: optional((value) =>
    value === '' || isSitePath(value)
      ? undefined
      : [
          `is ${shown(value)}, no path`,
          'Give what stands in place of /api/v1.0, as "/loyalty/v2", or leave it out.',
        ],
  ),
  paths: entries(
    'Give the brand’s path for a path of the contract: {"/api/v1.0/Customer/Profile": "/v2/members/me"}.',
    (path, own) => (isOwnPath(path, own) ? undefined : `leads ${shown(path)} to ${shown(own)}`),
  ),
  headers: entries(
    'Give names and texts that may be public: {"X-Tenant": "brand"}. What the app sets itself cannot be given.',
    (name, value) =>
      isOwnHeader(name, value) ? undefined : `has ${shown(name)}: ${shown(value)}, which cannot be sent`,
  ),
  off: optional((value) => {
    const mend = `Give a list of: ${AREAS.join(', ')}.`
    if (!Array.isArray(value)) return ['is no list', mend]
    const wrong = (value as unknown[]).find((area) => !AREAS.some((known) => known === area))
    return wrong === undefined ? undefined : [`has ${shown(wrong)}, which is no area`, mend]
  }),
  errorReporting: address,
  ...factChecks,
}

/**
 * What is wrong with a parsed config.json, field by field (contract, Runtime configuration): wrong values, names that are nearly
 * right, and fields that this version does not read. `origin` is the site's.
 */
export function configFaults(raw: unknown, origin: string): ConfigFault[] {
  if (!isRecord(raw)) {
    return [
      { field: 'config.json', what: 'is no object', mend: 'Write one object, as docs/go-live.md shows.' },
    ]
  }
  const wrong = Object.entries(checks).flatMap(([field, check]) => {
    const fault = check(raw[field], raw, origin)
    return fault ? [{ field, what: fault[0], mend: fault[1] }] : []
  })
  return [...wrong, ...unknownFields(raw)]
}

/** The same in words for the console and the screen, a line each. */
export function configFaultLines(raw: unknown): string[] {
  return configFaults(raw, location.origin).map(({ field, what, mend }) => `${field} ${what}. ${mend}`)
}

/** The fields that config.json may have. */
export const configFields: readonly string[] = Object.keys(checks)

/** A field that the app does not read is a slip of the pen, or of another version of the app. */
function unknownFields(raw: Raw): ConfigFault[] {
  return Object.keys(raw)
    .filter((field) => !Object.hasOwn(checks, field))
    .map((field) => {
      const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '')
      const meant = configFields.find((known) => plain(known) === plain(field))
      return {
        field,
        what: meant === undefined ? 'is not known to this version' : `is not read: the app reads ${meant}`,
        mend: meant === undefined ? 'Look for a slip of the pen.' : `Write ${meant}.`,
      }
    })
}

function isPicture(value: unknown, origin: string): boolean {
  return typeof value === 'string' && value !== '' && pictureAddress(value, origin) !== undefined
}
