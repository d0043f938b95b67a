import { isRecord } from '../lib/is-record.ts'
import { shortened } from '../lib/letters.ts'
import { isSafeWebUrl, pictureAddress } from '../lib/safe-url.ts'
import { isApiBase, readApiShape } from './api-address.ts'

export type Raw = Record<string, unknown>
export type JsonSchema = Readonly<Record<string, unknown>>

/** What is wrong with a value, after the field's name (`is 7, no text`), and how to fix it. */
export type Message = readonly [what: string, mend: string]

/** The rule for a setting: its messages, and its JSON schema. `origin` is the site's. */
export interface Kind {
  messageOf: (value: unknown, raw: Raw, origin: string) => Message | undefined
  schema: JsonSchema
}

/**
 * A setting of config.json; its parser is in the entry (`runtime-config.ts`). Rows give error messages, and by `npm run
 * gen:api` public/config.schema.json and the table in docs/go-live.md.
 */
export interface Row {
  kind: Kind
  /** Markdown for editors and docs/go-live.md, if the name is not enough. */
  doc?: string
  /** The parser's default. */
  default?: unknown
  /** How to fix a file without this required field. */
  mendMissing?: string
  /** The directives of the site's policy that need the field's hosts (tools/deploy/security-headers.sh). */
  policy?: readonly ('connect-src' | 'img-src')[]
}

export const shown = (value: unknown) => shortened(JSON.stringify(value), 60)

export const isId = (value: unknown) => typeof value === 'string' && value !== ''

/** A regular expression as a JSON schema's pattern, which has no flags: both cases are spelled out. */
export const patternOf = ({ source, ignoreCase }: RegExp): string =>
  ignoreCase
    ? source.replaceAll(/\\.|a-z|[a-z]/g, (sign) =>
        sign.startsWith('\\') ? sign : sign === 'a-z' ? 'A-Za-z' : `[${sign}${sign.toUpperCase()}]`,
      )
    : source

export const BASE_MEND = 'Give the base of the API: https://api.brand.example, "/path" on this origin, or "".'

export const base: Kind = {
  schema: { $ref: '#/$defs/base' },
  messageOf(value, raw) {
    if (!isApiBase(value)) return [`is ${shown(value)}, no https address`, BASE_MEND]
    const { apiPrefix } = readApiShape(raw)
    const path = value.replace(/\/+$/, '').toLowerCase()
    return apiPrefix !== '' && path.endsWith(apiPrefix.toLowerCase())
      ? [`ends with ${apiPrefix}, which each call adds`, `Leave ${apiPrefix} out of it.`]
      : undefined
  },
}

export const address: Kind = {
  schema: { $ref: '#/$defs/address' },
  messageOf: (value) =>
    isSafeWebUrl(value)
      ? undefined
      : [`is ${shown(value)}, no https address`, 'Give an https address, or leave the field out.'],
}

/** Where somebody can be written to. One line, since it goes into a file of lines. */
const CONTACT = /^(https:\/\/[^\s/?#*]+(\/\S*)?|mailto:[^\s@]+@[^\s@]+)$/

export const contact: Kind = {
  schema: { type: 'string', pattern: CONTACT.source },
  messageOf: (value) =>
    typeof value === 'string' && CONTACT.test(value)
      ? undefined
      : [
          `is ${shown(value)}, no https: or mailto: address`,
          'Give mailto:security@brand.example, or the https address of a form.',
        ],
}

export const picture: Kind = {
  schema: { $ref: '#/$defs/picture' },
  messageOf: (value, _raw, origin) =>
    typeof value === 'string' && value !== '' && pictureAddress(value, origin) !== undefined
      ? undefined
      : [`is ${shown(value)}, no https address`, 'Give an https address or a path, or leave the field out.'],
}

export const text: Kind = {
  schema: { $ref: '#/$defs/text' },
  messageOf: (value) =>
    isId(value) ? undefined : [`is ${shown(value)}, no text`, 'Give a text, or leave the field out.'],
}

export const flag: Kind = {
  schema: { type: 'boolean' },
  messageOf: (value) =>
    typeof value === 'boolean'
      ? undefined
      : [`is ${shown(value)}, no boolean`, 'Write true or false, without quotes.'],
}

/** An object whose entries are checked. */
export function entries(
  mend: string,
  schema: JsonSchema,
  whatOf: (key: string, value: unknown) => string | undefined,
): Kind {
  return {
    schema: { type: 'object', ...schema },
    messageOf(value) {
      if (!isRecord(value)) return ['is no object', mend]
      const [what] = Object.entries(value).flatMap(([key, entry]) => whatOf(key, entry) ?? [])
      return what === undefined ? undefined : [what, mend]
    },
  }
}

/** A list whose items are checked; `mend` is for a value that is no list. */
export function list(
  mend: string,
  items: JsonSchema,
  messageOf: (item: unknown) => Message | undefined,
): Kind {
  return {
    schema: { type: 'array', items },
    messageOf: (value) =>
      Array.isArray(value) ? (value as unknown[]).map(messageOf).find(Boolean) : ['is no list', mend],
  }
}

/** Schemas of several settings by `$ref`, for editors; slightly simpler than the app's rules. */
export const sharedSchemas: JsonSchema = {
  text: { type: 'string', minLength: 1 },
  address: {
    type: 'string',
    pattern: '^(https://[^\\s/?#*]+([/?#]|$)|http://(localhost|127\\.0\\.0\\.1)([:/]|$))',
  },
  path: { type: 'string', pattern: '^/(?![/\\\\])[^\\\\\\s?#]*$' },
  base: {
    anyOf: [
      { const: '' },
      { $ref: '#/$defs/path' },
      { allOf: [{ $ref: '#/$defs/address' }, { pattern: '^[^?#]*$' }] },
    ],
  },
  picture: { type: 'string', pattern: '^(https://[^\\s/?#*]+([/?#]|$)|/(?!/)|data:image/)' },
}
