import { code, codes, table } from '../command-line/generated-files.ts'
import { type Document, type Entry, listOperations } from './document.ts'

/** A call as a row names it: without what all paths begin with. */
const nameOf = ({ path }: Entry) => code(path.replace('/api/v1.0/', ''))

/** What a callback token says, with its example as it is sent. */
export function callbackTables(document: Document): string {
  const { properties = {} } = document.components.schemas.CallbackPayload ?? {}
  const { action, ...others } = properties
  const actions = Object.entries(action?.['x-means'] ?? {})
  const fields = Object.entries(others)
  const merge = listOperations(document).find(({ id }) => id === 'mergeCustomerLine')
  const { callback_token: example = '' } = (merge?.success.example ?? {}) as { callback_token?: string } // it fits its schema
  return [
    table(
      ['`action`', 'answered when', 'the app'],
      actions.map(([name, { when, app }]) => [code(name), when, app]),
    ),
    table(
      ['field', 'what'],
      fields.map(([name, { description = '' }]) => [code(name), description]),
    ),
    `\`\`\`\n${example}\n${Buffer.from(example, 'base64url').toString()}\n\`\`\``,
  ].join('\n\n')
}

/** By which fields, and in which orders, the lists are asked for. */
export function listTable(document: Document): string {
  const asked = listOperations(document).flatMap((entry) => {
    const { 'x-filters': filters, 'x-orders': orders } = entry.operation
    return filters && orders ? [{ name: nameOf(entry), asked: [codes(filters), codes(orders)] }] : []
  })
  return table(['list', 'filters', 'orders'], together(asked))
}

/** What the app does about each message. */
export function messageTable(document: Document): string {
  const refusals = Object.entries(document['x-refusals'])
  const told = refusals.map(([message, { app }]) => ({ name: code(message), asked: [app] }))
  return table(['`message`', 'the app'], together(told))
}

/** What the contract marks as this project's own (`x-ours`), as Markdown: calls, bodies, fields. */
export function ownInventions(document: Document): string {
  const calls = listOperations(document)
    .filter(({ operation }) => operation['x-ours'])
    .map(({ verb, path, operation: { summary = '', 'x-without': without = '' } }) => [
      code(`${verb.toUpperCase()} ${path}`),
      summary,
      without,
    ])
  const schemas = Object.entries(document.components.schemas)
  const bodies = schemas.filter(([, schema]) => schema['x-ours']).map(([name]) => name)
  const fields = schemas.flatMap(([name, { properties = {}, 'x-ours': isOurs }]) => {
    const keys = Object.keys(properties).filter((key) => properties[key]?.['x-ours'])
    return isOurs || keys.length === 0 ? [] : [[code(name), codes(keys)]]
  })
  return [
    table(['call', 'what', 'without it'], calls),
    `Bodies that the specification does not show: ${codes(bodies)}.`,
    table(
      ['body', 'fields of our own; each is optional, or has the meaning of the contract where it is absent'],
      fields,
    ),
  ].join('\n\n')
}

/** One row for what is the same. */
function together(all: readonly { name: string; asked: string[] }[]): string[][] {
  const rows = new Map<string, string[]>()
  for (const { name, asked } of all) {
    const [names, ...same] = rows.get(asked.join()) ?? []
    rows.set(asked.join(), names ? [`${names}, ${name}`, ...same] : [name, ...asked])
  }
  return [...rows.values()]
}
