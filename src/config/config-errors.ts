import { isRecord } from '../lib/is-record.ts'
import type { Raw, Row } from './setting-kinds.ts'
import { settings } from './settings.ts'

/** An unusable field of config.json, and how to fix it. */
export interface ConfigFieldError {
  field: string
  /** Continues after the field's name: `is missing`. */
  what: string
  mend: string
}

/**
 * The errors in a parsed config.json: wrong values, misspelt names, and fields that this version does not read. `origin` is the
 * site's.
 */
export function configFieldErrors(raw: unknown, origin: string): ConfigFieldError[] {
  if (!isRecord(raw)) {
    return [
      { field: 'config.json', what: 'is no object', mend: 'Write one object, as docs/go-live.md shows.' },
    ]
  }
  const wrong = Object.entries<Row>(settings).flatMap(([field, { kind, mendMissing }]) => {
    if (raw[field] === undefined)
      return mendMissing === undefined ? [] : [{ field, what: 'is missing', mend: mendMissing }]
    const message = kind.messageOf(raw[field], raw, origin)
    return message ? [{ field, what: message[0], mend: message[1] }] : []
  })
  return [...wrong, ...unknownFields(raw)]
}

/** The same as lines for the console and the screen. */
export function configErrorLines(raw: unknown): string[] {
  return configFieldErrors(raw, location.origin).map(({ field, what, mend }) => `${field} ${what}. ${mend}`)
}

/** A field the app does not read is a typo, or for another version. */
function unknownFields(raw: Raw): ConfigFieldError[] {
  return Object.keys(raw)
    .filter((field) => !Object.hasOwn(settings, field))
    .map((field) => {
      const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '')
      const meant = Object.keys(settings).find((known) => plain(known) === plain(field))
      return {
        field,
        what: meant === undefined ? 'is not known to this version' : `is not read: the app reads ${meant}`,
        mend: meant === undefined ? 'Look for a slip of the pen.' : `Write ${meant}.`,
      }
    })
}
