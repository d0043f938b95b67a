import { code, codes, table } from '../command-line/generated-files.ts'
import { type Document, listOperations } from './document.ts'

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
