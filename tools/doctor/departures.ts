import { operations, type Operation, type OperationId } from '../../src/api/generated/operations.ts'
import { fieldsOf, listKeyOf, type Field } from '../../src/api/read/read-value.ts'
import { listed } from './finding.ts'
import type { Call } from './visit.ts'

/** What a member meets where the app leaves a field out, by its name; of any other the field alone is not shown. */
const MEETS: Readonly<Record<string, string>> = {
  remaining_limit: 'sold-out rewards get a button',
  is_issuable: 'what the API refuses gets a button',
  point_need: 'what is missing is counted from the balance',
  remaining_coupons: 'packages without coupons get a button',
  is_forever: 'what never ends shows its last day, or none',
  valid_through: 'what is over gets a button',
  expiry_date: 'what is over gets a button',
  status: 'the row has no state, and no button',
  is_consent_pdpa: 'nobody is asked for consent',
  customer_info: 'there is no code to show at the counter',
  Type: 'it is asked as a line of text',
}

/** A departure from the contract: where and how, with what the app does. */
export interface Departure {
  told: string
  /** A member loses nothing, or what is not there in any case. */
  isHarmless: boolean
  /** It stands in a row that is not shown. */
  isOfDropped: boolean
}

const placeOf = (path: string) => path.replaceAll(/\[\d+\]/g, '[]') || 'body'

/** The rows that are not shown; one of null holds nothing. */
const droppedIn = ({ outcome: { deviations } }: Call) =>
  deviations.flatMap(({ path, what }, index) =>
    what === 'row left out' && !deviations[index - 1]?.what.startsWith('null for') ? [path] : [],
  )

/** The departures of an answer, but for the rows that are not shown. */
export function departuresOf(call: Call): Departure[] {
  const dropped = droppedIn(call)
  return call.outcome.deviations
    .filter(
      ({ path, what }) => what !== 'row left out' && !(path.endsWith(']') && what.startsWith('null for')),
    )
    .map(({ path, what }) => {
      const field = fieldAt(call.operation, path)
      const { key = '', code = '', fallback, isNeeded = false } = field ?? {}
      const isTaken = fallback !== undefined && (what === 'missing' || !(key in MEETS))
      const meets = isTaken ? `taken as ${JSON.stringify(fallback)}` : (MEETS[key] ?? 'it is not shown')
      // Of what is absent, a flag or a choice is a state that a member misses.
      const isLost =
        what === 'missing'
          ? fallback === undefined && (isNeeded || /^(f$|[sn]\()/.test(code) || key === 'customer_info')
          : what.endsWith('left out')
      return {
        told: [placeOf(path), what, ...(isLost || what === 'missing' ? [meets] : [])].join(': '),
        isHarmless: !isLost,
        isOfDropped: dropped.some((row) => path.startsWith(`${row}.`)),
      }
    })
}

/** The contract’s field at a path of an answer. */
function fieldAt(operation: OperationId, path: string): Field | undefined {
  const { answer }: Operation = operations[operation]
  let field: Partial<Field> = { code: answer ?? '' }
  for (const name of path.split('.'))
    if (!name.startsWith('['))
      field =
        fieldsOf((field.code ?? '').replaceAll(/[[\]*]/g, '')).find(
          ({ key }) => key === name.replace(/\[.*/, ''),
        ) ?? {}
  return 'key' in field ? (field as Field) : undefined // one of the contract's
}

/** The rows that are not shown, by list, and what they lack. */
export function droppedRows(call: Call): string {
  const { answer = '' }: Operation = operations[call.operation]
  const { deviations, sentRows } = call.outcome
  const dropped = droppedIn(call)
  const listOf = (row: string) => placeOf(row.replace(/\[\d+\]$/, ''))
  const told = [...new Set(dropped.map(listOf))].map((list) => {
    const rows = dropped.filter((row) => listOf(row) === list)
    const lacks = deviations.filter(({ path }) => rows.some((row) => path.startsWith(`${row}.`)))
    const causes = listed(lacks.map(({ path, what }) => `${placeOf(path)}: ${what}`))
    const all = list === (listKeyOf(answer) ?? 'body') ? ` of ${sentRows}` : ''
    return `${rows.length}${all} of ${list} are not shown${causes && ` (${causes})`}`
  })
  return told.join('; ')
}
