import { operations, type Operation } from '../../src/api/generated/operations.ts'
import { parseBody, promisedIn } from '../../src/api/read/answer-body.ts'
import { fieldsOf, isAbsent, listKeyOf } from '../../src/api/read/read-value.ts'
import { isRecord } from '../../src/lib/is-record.ts'

/** A field that an answer has under another name than the contract's. */
export interface OtherName {
  /** By the contract, without the numbers of rows: `payload[].point_ref`. */
  path: string
  /** Where the answer has it. */
  found: string
}

export const NAMES_MEND =
  'Send the contract’s names, in its casing (docs/api.md); an envelope is read where it is called data.'

/** How deep below the body an envelope of another name is looked into. */
const DEPTH = 3

/** What an answer has under other names: its list, its envelope, or fields in another casing. */
export function otherNames(operation: string, text: string): OtherName[] {
  const shape = (operations as Readonly<Record<string, Operation>>)[operation]?.answer // an operation of the contract
  const parsed = parseBody(text)
  if (shape === undefined || parsed === 'unreadable') return []
  const promised = promisedIn(parsed.body, shape)
  if (shape.endsWith('[]')) {
    const list = Array.isArray(promised) && promised.length > 0 ? undefined : listBelow(parsed.body, '')
    return list === undefined ? namesIn(shape, promised, '') : [{ path: 'the list', found: list }]
  }
  if (!isRecord(promised)) return []
  const listKey = listKeyOf(shape)
  if (listKey && promised[listKey] === undefined) {
    const list = listBelow(promised, '')
    if (list !== undefined) return [{ path: listKey, found: list }]
  }
  const needed = fieldsOf(shape).filter(({ isNeeded }) => isNeeded)
  const isElsewhere = needed.length > 0 && needed.every(({ key }) => isAbsent(promised[key]))
  const envelope = isElsewhere ? needed.flatMap(({ key }) => below(promised, key, '') ?? []) : []
  const [first] = needed
  return envelope[0] && first ? [{ path: first.key, found: envelope[0] }] : namesIn(shape, promised, '')
}

/** The names that differ in casing alone: `pointRef` or `Point_Ref` for `point_ref`. */
function namesIn(code: string, value: unknown, path: string): OtherName[] {
  if (code.endsWith('[]'))
    return Array.isArray(value) ? namesIn(code.slice(0, -2), value[0], `${path}[]`) : []
  if (!isRecord(value)) return []
  return fieldsOf(code).flatMap(({ key, code: inner, isNeeded, isExpected }) => {
    const at = path ? `${path}.${key}` : key
    if (key in value || !(isNeeded || isExpected)) return namesIn(inner, value[key], at)
    const other = Object.keys(value).find((name) => plain(name) === plain(key))
    return other === undefined ? [] : [{ path: at, found: other }]
  })
}

const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z\d]/g, '')

/** Where the objects below a body have a key, in whatever casing; the body itself has none by that very name. */
function below(value: unknown, key: string, path: string, depth = 0): string | undefined {
  if (!isRecord(value) || depth > DEPTH) return undefined
  const own = depth > 0 ? Object.keys(value).find((name) => plain(name) === plain(key)) : undefined
  if (own !== undefined && !isAbsent(value[own])) return `${path}${own}`
  return Object.entries(value)
    .map(([name, entry]) => below(entry, key, `${path}${name}.`, depth + 1))
    .find((found) => found !== undefined)
}

/** Where a body has a list of objects. */
function listBelow(value: unknown, path: string, depth = 0): string | undefined {
  if (Array.isArray(value)) return value.some(isRecord) ? path : undefined
  if (!isRecord(value) || depth > DEPTH) return undefined
  return Object.entries(value)
    .map(([name, entry]) => listBelow(entry, path ? `${path}.${name}` : name, depth + 1))
    .find((found) => found !== undefined)
}
