import { isRecord } from '../../lib/is-record.ts'
import { pictureAddress } from '../../lib/safe-url.ts'
import { shapes } from '../generated/shapes.ts'
import { isNoDate, readDay, readMoment } from '../../lib/wire-date.ts'
import { readNumber, parseText, readFlag } from '../../lib/wire-scalar.ts'

export interface Reading {
  /** The origin of pictures given by a path. */
  apiOrigin: string
  /** Notes a deviation: where (`payload[1].point_ref`) and what (`text for a number`). */
  note: (path: string, what: string) => void
}

/** Reads a value as the contract's type; undefined if it is unreadable. */
type Reader = (value: unknown, reading: Reading, path: string) => unknown

/** Reads a value by its code in `generated/shapes.ts`: coerces or omits, and fails only if something needed is missing. */
export function readValue(code: string, value: unknown, reading: Reading, path = ''): unknown {
  return readerOf(code)(value, reading, path)
}

/** The key of a shape's only needed list; undefined if it has none or several. */
export function listKeyOf(shape: string): string | undefined {
  const lists = fieldsOf(shape).filter((field) => field.isNeeded && field.code.endsWith('[]'))
  return lists.length === 1 ? lists[0]?.key : undefined
}

const readers = new Map<string, Reader>()

function readerOf(code: string): Reader {
  let reader = readers.get(code)
  if (!reader) readers.set(code, (reader = makeReader(code)))
  return reader
}

function makeReader(code: string): Reader {
  if (code.endsWith('[]')) return listReader(code.slice(0, -2))
  if (code.endsWith('*')) return jsonTextReader(code.slice(0, -1))
  const [, type, choices] = /^([sn])\((.+)\)$/.exec(code) ?? []
  if (choices) return choiceReader(choices, type === 'n')
  return scalarReaders[code] ?? objectReader(code)
}

/** Reads one value and notes a deviation, unless `isExact`. */
function scalarReader(
  what: string,
  read: (value: unknown, reading: Reading) => unknown,
  isExact: (value: unknown, read: unknown) => boolean = (value, found) => value === found,
): Reader {
  return (value, reading, path) => {
    const found = read(value, reading)
    if (found === undefined) leftOut(value, what, reading, path)
    else if (!isExact(value, found)) reading.note(path, `${kindOf(value)} for ${what}`)
    return found
  }
}

const isAnyForm = () => true

const scalarReaders: Readonly<Record<string, Reader>> = {
  s: scalarReader('a text', parseText),
  i: scalarReader('an id', parseText, isAnyForm),
  n: scalarReader('a number', readNumber),
  f: scalarReader('a flag', readFlag, isAnyForm),
  d: scalarReader('a date', readDay),
  m: scalarReader(
    'a moment',
    readMoment,
    (value, found) => Date.parse(String(value)) === Date.parse(String(found)),
  ),
  v: scalarReader('an answer', readFormAnswer, isAnyForm),
  p: scalarReader(
    'a picture',
    (value, { apiOrigin }) => (typeof value === 'string' ? pictureAddress(value, apiOrigin) : undefined),
    isAnyForm,
  ),
  '{}': (value, reading, path) => {
    if (!isRecord(value)) return leftOut(value, 'texts by name', reading, path)
    const texts = Object.entries(value).filter(([name, text]) => {
      if (typeof text !== 'string') leftOut(text, 'a text', reading, `${path}.${name}`)
      return typeof text === 'string'
    })
    return Object.fromEntries(texts)
  },
}

function choiceReader(words: string, isNumeric: boolean): Reader {
  const choices = words.split('|').map((word) => word.split('/'))
  return scalarReader(`one of ${words}`, (value) => {
    const word = readChoice(value, choices)
    return isNumeric ? readNumber(word) : word
  })
}

function listReader(code: string): Reader {
  const read = readerOf(code)
  return (value, reading, path) => {
    if (isAbsent(value)) return []
    if (!Array.isArray(value)) return leftOut(value, 'a list', reading, path)
    const rows: unknown[] = []
    for (const [index, item] of value.entries()) {
      const row = read(item, reading, `${path}[${index}]`)
      if (row === undefined) reading.note(`${path}[${index}]`, 'row left out')
      else rows.push(row)
    }
    return rows
  }
}

function jsonTextReader(code: string): Reader {
  const read = readerOf(code)
  return (value, reading, path) => {
    if (typeof value !== 'string') return read(value, reading, path)
    try {
      return read(JSON.parse(value) as unknown, reading, path)
    } catch {
      return leftOut(value, 'JSON', reading, path)
    }
  }
}

export interface Field {
  key: string
  code: string
  isNeeded: boolean
  isExpected: boolean
  fallback: unknown
}

/** A shape's fields in the order of `generated/shapes.ts`; empty if there is no such shape. */
export function fieldsOf(shape: string): Field[] {
  return (shapes[shape] ?? '').split(';').flatMap((text) => {
    const [, key, mark, code = 's', fallback] = /^(\w+)([!?]?)(?::([^=]+))?(?:=(.+))?$/.exec(text) ?? []
    if (!key) return []
    return {
      key,
      code,
      isNeeded: mark === '!',
      isExpected: mark !== '',
      fallback: fallback && (JSON.parse(fallback) as unknown),
    }
  })
}

function objectReader(shape: string): Reader {
  if (!(shape in shapes)) throw new Error(`No shape ${shape}`)
  const fields = fieldsOf(shape)
  return (value, reading, path) => {
    if (!isRecord(value)) return leftOut(value, 'an object', reading, path)
    const object: Record<string, unknown> = {}
    for (const field of fields) {
      const found = readField(field, value[field.key], reading, path ? `${path}.${field.key}` : field.key)
      if (found === undefined && field.isNeeded) return undefined
      if (found !== undefined && found !== null) object[field.key] = found
    }
    return object
  }
}

function readField(
  { code, isNeeded, isExpected, fallback }: Field,
  value: unknown,
  reading: Reading,
  path: string,
): unknown {
  if (!isAbsent(value) && !('dm'.includes(code) && isNoDate(value))) {
    const found = readerOf(code)(value, reading, path)
    // An unreadable needed value must not be replaced by the fallback.
    return isNeeded ? found : (found ?? fallback)
  }
  const none = isNeeded && code.endsWith('[]') ? [] : fallback
  // Null is a normal way to say "none"; a missing key may mean that the API has another name for it.
  const isNoted = isNeeded ? none === undefined || value === undefined : isExpected && value !== ''
  if (isNoted) reading.note(path, 'missing')
  return none
}

export const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === ''

function leftOut(value: unknown, what: string, reading: Reading, path: string): undefined {
  reading.note(path, `${kindOf(value)} for ${what}, left out`)
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'an object' : typeof value === 'string' ? 'text' : typeof value
}

/** A custom form's answer as text: booleans as true and false, lists joined by commas. */
function readFormAnswer(value: unknown): string | undefined {
  if (Array.isArray(value)) {
    const answers = value.map((item) => readFormAnswer(item))
    return answers.every((answer) => answer !== undefined) ? answers.join(',') || undefined : undefined
  }
  return typeof value === 'boolean' ? String(value) : parseText(value)
}

/** The choice with this name, ignoring case, spaces, hyphens and underscores; a number may come as text. */
function readChoice(value: unknown, choices: readonly (readonly string[])[]): string | undefined {
  const given = plain(parseText(value) ?? '')
  const isMeant = (name: string) => plain(name) === given || Number(name) === readNumber(value)
  return choices.find((names) => names.some(isMeant))?.[0]
}

function plain(word: string): string {
  return word.toLowerCase().replaceAll(/[\s_-]+/g, '')
}
