import { isRecord } from '../lib/is-record.ts'
import { bases, shape } from './settings-of-api.ts'
import type { Fact } from './configured-facts.ts'
import { OFFICIAL_ACCOUNT, SUPPORT_FIELDS } from './official-account.ts'
import type { BrandEntry, Setting } from './runtime-config.ts'
import { ownTexts, pointsName } from './settings-of-words.ts'
import {
  address,
  contact,
  entries,
  flag,
  isId,
  list,
  patternOf,
  picture,
  shown,
  text,
  type Kind,
  type Raw,
  type Row,
} from './setting-kinds.ts'

const SUPPORT_DOCS: Record<keyof typeof SUPPORT_FIELDS, string> = {
  phone: 'A telephone number, as it is to be read.',
  lineOa: 'The id of a LINE official account.',
  hours_th: 'When somebody answers, in Thai.',
  hours_en: 'When somebody answers, in English.',
}

const support: Kind = {
  schema: {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      Object.entries(SUPPORT_FIELDS).map(([name, pattern]) => [
        name,
        {
          description: SUPPORT_DOCS[name as keyof typeof SUPPORT_FIELDS], // the same keys
          type: 'string',
          pattern: patternOf(pattern),
        },
      ]),
    ),
  },
  messageOf(value) {
    const mend = 'Give phone, lineOa (@id), hours_th and hours_en as texts, each or none.'
    if (!isRecord(value)) return ['is no object', mend]
    const known: Readonly<Record<string, RegExp>> = SUPPORT_FIELDS
    const wrong = Object.entries(value).find(
      ([key, entry]) => typeof entry !== 'string' || known[key]?.test(entry) !== true,
    )
    return wrong && [`has a wrong ${shown(wrong[0])}: ${shown(wrong[1])}`, mend]
  },
}

/** Set in a brand's row of `brands`, or for every brand. */
export const facts = {
  maker: { kind: text, doc: 'The name in the powered-by footer.' },
  privacyUrl: {
    kind: address,
    doc: "The brand's privacy policy: a link at the foot of login and profile.",
  },
  termsUrl: { kind: address, doc: "The brand's terms of use, beside the privacy policy." },
  accountDeletionUrl: {
    kind: address,
    doc: 'Where a member asks for the account to be deleted: a row of the profile, hidden without it.',
  },
  dataExportUrl: {
    kind: address,
    doc: 'Where a member asks for a copy of the data: a row of the profile, hidden without it.',
  },
  unlinkLine: {
    kind: flag,
    doc: 'Whether the API has `authentication/UnlinkLine`: the row of the profile that parts the account from LINE, hidden without it.',
  },
  skipLandingWait: {
    kind: flag,
    doc: 'Whether the landing goes on as soon as it knows where to; without it, two seconds after the start ([the review](#7-a-mini-apps-review)).',
  },
  description_th: { kind: text, doc: "The document's description in Thai." },
  description_en: { kind: text, doc: "The document's description in English." },
  iconUrl: {
    kind: picture,
    doc: "The tab's icon, and the logo of dark mode; else the brand's logo.",
    policy: ['img-src'],
  },
  support: {
    kind: support,
    doc: 'Whom a member turns to, shown beside every support code and where the app does not start: `phone`, `lineOa` (`@id`), `hours_th`, `hours_en`.',
  },
  texts: {
    kind: ownTexts,
    doc: "The brand's own texts in place of the app's, by language and id: below.",
  },
  pointsName: {
    kind: pointsName,
    doc: 'What all texts call the points: `{"th": "ดาว", "en": ["Star", "Stars"]}`.',
  },
} satisfies Record<Fact, Row>

const ROW_MEND = 'Give all three as texts.'

/** Other fields of a row of `brands`. */
export const brandRow = {
  ref: {
    kind: text,
    doc: 'The brand reference, as links and the API have it.',
    mendMissing: ROW_MEND,
  },
  name_th: { kind: text, mendMissing: ROW_MEND },
  name_en: { kind: text, mendMissing: ROW_MEND },
  logoUrl: {
    kind: picture,
    doc: "The brand's logo; without one GetLogo is asked.",
    policy: ['img-src'],
  },
} satisfies Record<keyof BrandEntry, Row>

/** A brand's own API; missing fields are as for every brand. */
export const apiOfBrand: Readonly<Record<string, Row>> = Object.fromEntries(
  Object.entries<Row>({ ...bases, ...shape }).map(([name, { kind, doc, policy }]) => [
    name,
    { kind, ...(doc && { doc }), ...(policy && { policy }) },
  ]),
)

const optionalOfBrand: Readonly<Record<string, Row>> = { logoUrl: brandRow.logoUrl, ...apiOfBrand, ...facts }

const brandRefs = ({ brands: rows }: Raw) =>
  (Array.isArray(rows) ? (rows as unknown[]) : []).filter(isRecord).map(({ ref }) => ref)

const brands: Kind = {
  schema: { type: 'array', items: { $ref: '#/$defs/brand' } },
  messageOf(value, raw, origin) {
    if (!Array.isArray(value)) return ['is no list', 'Give a list of {ref, name_th, name_en}.']
    for (const [index, row] of (value as unknown[]).entries()) {
      if (!isRecord(row) || !['ref', 'name_th', 'name_en'].every((key) => isId(row[key])))
        return [`has a row ${index + 1} without ref, name_th or name_en, and leaves it out`, ROW_MEND]
      for (const [name, { kind }] of Object.entries(optionalOfBrand)) {
        const message =
          row[name] === undefined ? undefined : kind.messageOf(row[name], { ...raw, ...row }, origin)
        if (message) return [`gives ${shown(row.ref)} a ${name} that ${message[0]}`, message[1]]
      }
    }
    const refs = brandRefs(raw)
    const twice = refs.find((ref, index) => refs.indexOf(ref) !== index)
    return twice === undefined ? undefined : [`has ${shown(twice)} twice`, 'Give each brand one row.']
  },
}

const defaultBrandRef: Kind = {
  schema: text.schema,
  messageOf(value, raw) {
    if (!isId(value))
      return [`is ${shown(value)}, no text`, 'Give the reference of a brand, or leave it out.']
    const refs = brandRefs(raw)
    return refs.length === 0 || refs.includes(value)
      ? undefined
      : [`is ${shown(value)}, none of the brands`, 'Give the ref of a row of brands.']
  },
}

const HOST = /^[a-z\d.-]+(:\d+)?$/i

/** The settings of config.json, in the order of their messages. */
export const settings = {
  $schema: { kind: text, doc: 'This file, so that an editor completes the fields.' },
  ...bases,
  liffIds: {
    kind: entries(
      'Give the LIFF ID of each brand, or of each host of a brand: {"brand": "1234567890-AbcdEfgh"}, or {}.',
      {
        additionalProperties: {
          anyOf: [text.schema, { type: 'object', additionalProperties: text.schema }],
        },
      },
      (brand, id) =>
        isId(id) || (isRecord(id) && Object.values(id).every(isId))
          ? undefined
          : `has no LIFF ID for ${shown(brand)}`,
    ),
    doc: 'LIFF ID by brand reference, or by brand and host; a brand without one logs in to LINE through `lineprovider/issue`.',
    mendMissing: 'Give the LIFF ID of each brand: {"brand": "1234567890-AbcdEfgh"}, or {}.',
  },
  mobileOrderUrl: { kind: address, doc: 'The mobile-order site.' },
  officialAccounts: {
    kind: entries(
      'Give the @id of each brand: {"brand": "@brand"}.',
      { additionalProperties: { type: 'string', pattern: patternOf(OFFICIAL_ACCOUNT) } },
      (brand, id) =>
        typeof id === 'string' && OFFICIAL_ACCOUNT.test(id) ? undefined : `has no @id for ${shown(brand)}`,
    ),
    doc: 'LINE official account (`@id`) by brand reference; without one, the account that is linked to the channel.',
  },
  defaultBrandRef: {
    kind: defaultBrandRef,
    doc: 'The brand where neither the address nor an earlier visit names one.',
  },
  brands: {
    kind: brands,
    doc: 'The brands to choose from: `ref`, `name_th`, `name_en`, `logoUrl`, and whatever is said of one brand alone.',
  },
  lineLoginHosts: {
    kind: list(
      'Give a list of host names, as ["access.line.me"].',
      { type: 'string', pattern: patternOf(HOST) },
      (host) =>
        typeof host === 'string' && HOST.test(host)
          ? undefined
          : [`has ${shown(host)}, no host name`, 'Give the host alone, without https:// and path.'],
    ),
    doc: 'Hosts that `lineprovider/issue` may lead a member to.',
    default: ['access.line.me'],
  },
  pdpaPreselected: { kind: flag, doc: 'Whether the consent box starts ticked.', default: true },
  ...shape,
  errorReporting: {
    kind: address,
    doc: 'Gets `{code, kind, call, requestId, version}` of failed calls, and `{kind, cause, at, path, brandRef, version}` of a start that fails and of errors of the app; nothing of the member ([docs/api.md](api.md#errors-that-reach-an-operator)).',
    policy: ['connect-src'],
  },
  vitalsReporting: {
    kind: address,
    doc: 'Gets `{lcp, inp, cls, path, inLine, version}` of a page, once, when it is hidden; nothing of the member ([docs/api.md](api.md#what-users-really-meet)).',
    policy: ['connect-src'],
  },
  usageReporting: {
    kind: address,
    doc: 'Gets what members do, in batches without anything of the member, unless the browser asks not to be tracked ([docs/api.md](api.md#what-members-do)).',
    policy: ['connect-src'],
  },
  staging: {
    kind: flag,
    doc: 'Whether this site is not for members: a ribbon says so, and no search engine lists it.',
  },
  securityContact: {
    kind: contact,
    doc: 'Where a fault in security is reported, as `mailto:security@brand.example`: `deploy:config` or `deploy:headers` writes it into `/.well-known/security.txt`.',
  },
  ...facts,
} satisfies Record<Setting | '$schema', Row>
