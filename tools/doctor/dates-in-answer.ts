import { operations, type Operation } from '../../src/api/generated/operations.ts'
import { parseBody, promisedIn } from '../../src/api/read/answer-body.ts'
import { fieldsOf, isAbsent } from '../../src/api/read/read-value.ts'
import { isRecord } from '../../src/lib/is-record.ts'
import { isNoDate, readDay, readMoment } from '../../src/lib/wire-date.ts'

/** A date or a moment of an answer, as it came. */
interface WrittenDate {
  /** Of its field, without the numbers of rows: `payload[].expire_date`. */
  path: string
  isMoment: boolean
  value: unknown
}

/** What can be wrong with a date, and what mends it. */
export const DATE_FAULTS = {
  buddhist: {
    what: 'years of the Buddhist era: the app adds 543, and shows a year after 3000',
    mend: 'Send years of the Common Era (2026 for พ.ศ. 2569).',
  },
  dayFirst: {
    what: 'day before month, which the app leaves out: nobody can tell 03/04 from 04/03',
    mend: 'Send yyyy-MM-dd, and moments as 2026-11-25T10:15:00+07:00.',
  },
  thaiDigits: {
    what: 'Thai digits, which the app leaves out of a date',
    mend: 'Send ASCII digits; the app writes what a member reads.',
  },
  number: {
    what: 'a number or /Date(…)/ for a date, which the app leaves out',
    mend: 'Send yyyy-MM-dd, and moments as 2026-11-25T10:15:00+07:00.',
  },
  unreadable: {
    what: 'a date in a form that the app leaves out',
    mend: 'Send yyyy-MM-dd, and moments as 2026-11-25T10:15:00+07:00.',
  },
  noOffset: {
    what: 'times without an offset, which the app takes for Bangkok’s: from a server on UTC they are seven hours off',
    mend: 'Send moments with their offset: 2026-11-25T10:15:00+07:00, or with Z.',
  },
} as const
export type DateFault = keyof typeof DATE_FAULTS

/** The first year that is rather Buddhist than a date far ahead, and the last: 9999 means “no end”. */
const BUDDHIST = { from: 2400, to: 2800 } as const

/** What is wrong with a date, if anything is. */
export function dateFaultOf({ isMoment, value }: Omit<WrittenDate, 'path'>): DateFault | undefined {
  if (typeof value !== 'string') return 'number'
  const text = value.trim()
  if (/[๐-๙]/.test(text)) return 'thaiDigits'
  if (/^\/Date\(|^\d{9,}$/.test(text)) return 'number'
  if (/^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b/.test(text)) return 'dayFirst'
  const year = Number(/^(\d{4})-/.exec(text)?.[1])
  if (year >= BUDDHIST.from && year < BUDDHIST.to) return 'buddhist'
  const isRead = isMoment ? readMoment(text) : readDay(text)
  if (isRead === undefined) return 'unreadable'
  const hasTime = /[T ]\d{2}:\d{2}/.test(text)
  return isMoment && hasTime && !/(Z|[+-]\d{2}(:?\d{2})?)$/i.test(text) ? 'noOffset' : undefined
}

/** Every date of an answer where the contract has one, as it came on the wire. */
export function datesIn(operation: string, text: string): WrittenDate[] {
  const shape = (operations as Readonly<Record<string, Operation>>)[operation]?.answer // an operation of the contract
  const parsed = parseBody(text)
  if (shape === undefined || parsed === 'unreadable') return []
  return walk(shape, promisedIn(parsed.body, shape), '')
}

function walk(code: string, value: unknown, path: string): WrittenDate[] {
  if (isAbsent(value)) return []
  if (code === 'd' || code === 'm') return isNoDate(value) ? [] : [{ path, isMoment: code === 'm', value }]
  if (code.endsWith('[]')) {
    const rows: unknown[] = Array.isArray(value) ? value : []
    return rows.flatMap((row) => walk(code.slice(0, -2), row, `${path}[]`))
  }
  if (!isRecord(value)) return []
  return fieldsOf(code).flatMap((field) =>
    walk(field.code, value[field.key], path ? `${path}.${field.key}` : field.key),
  )
}
