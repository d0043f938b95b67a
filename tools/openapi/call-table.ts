import { code, codes, table } from '../command-line/generated-files.ts'
import { authOf } from './runtime-facts.ts'
import { insideJsonText } from './views.ts'
import {
  type Document,
  type Entry,
  isRead,
  listOperations,
  type Parameter,
  resolve,
  type Schema,
} from './document.ts'

/** Every call of the contract, as Markdown: what is sent, which fields of the answer are required, and what it is refused with. */
export function callTable(document: Document): string {
  return table(
    ['call', 'bearer', 'sent', 'needed of its answer', 'refused with'],
    listOperations(document).map((entry) => [
      code(`${entry.verb.toUpperCase()} ${entry.path}`) + marksOf(document, entry),
      BEARERS[authOf(entry.operation, entry.id)],
      sentWith(document, entry),
      codes(needsOf(document, entry.success.schema)) || 'nothing',
      refusalsOf(document, entry),
    ]),
  )
}

function marksOf(document: Document, entry: Entry): string {
  const { operation } = entry
  const hasKey = parametersOf(document, entry).some(({ name }) => name === 'X-Request-Id')
  const marks = [
    hasKey ? 'exactly once' : !isRead(entry) && 'not repeated',
    operation['x-shared'] && 'the same for all',
    operation['x-base'] === 'crm' && 'CRM API',
    operation['x-area'] && `\`off\`: ${code(operation['x-area'])}`,
  ].filter(Boolean)
  return marks.length > 0 ? `<br>${marks.join(', ')}` : ''
}

/** The messages and statuses of a call's own; others mean the same for every call. */
function refusalsOf(document: Document, { id, operation }: Entry): string {
  const { responses, 'x-messages': messages = [] } = operation
  const strays = messages.filter((message) => !(message in document['x-refusals']))
  if (strays.length > 0) throw new Error(`x-refusals says nothing of what ${id} has: ${strays.join(', ')}.`)
  const { 200: _success, default: _failure, ...others } = responses
  const means = new Map<string, string[]>()
  for (const [status, { description = '' }] of Object.entries(others))
    means.set(description, [...(means.get(description) ?? []), status])
  const statuses = [...means].map(([what, same]) => `${same.join(', ')}: ${what}`)
  return [...messages.map(code), ...statuses].join('<br>')
}

const parametersOf = (document: Document, { operation }: Entry) =>
  (operation.parameters ?? []).map((parameter) => resolve<Parameter>(document, parameter))

const BEARERS = {
  none: 'none',
  null: 'the word `null`',
  memberIfHeld: 'if there is one',
  member: 'the member’s',
}

function sentWith(document: Document, entry: Entry): string {
  const query = parametersOf(document, entry)
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, required }) => code(`?${name}${required ? '' : '?'}`))
  const schema = entry.request && resolve(document, entry.request.schema)
  const { properties = {}, required = [] } = schema ?? {}
  const body = Object.keys(properties).map((name) => code(`${name}${required.includes(name) ? '' : '?'}`))
  const form = entry.isMultipart ? 'as a form: ' : ''
  return [query.join(', '), body.length > 0 && form + body.join(', ')].filter(Boolean).join('; ') || 'nothing'
}

/** The paths of the required fields, those in rows of lists included: a row that lacks one is left out by itself. */
function needsOf(document: Document, schema: Schema, path = ''): string[] {
  const node = insideJsonText(schema) ? {} : resolve(document, schema)
  if (node.items) return needsOf(document, node.items, `${path}[]`)
  const required = node.required ?? []
  if (required.length === 0) return path ? [path] : []
  return required.flatMap((name) => {
    const inner = node.properties?.[name]
    const at = path ? `${path}.${name}` : name
    return inner ? needsOf(document, inner, at) : [at]
  })
}
