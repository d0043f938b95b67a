import { type Document, listOperations } from './document.ts'

const code = (text: string) => `\`${text}\``

/** What the contract marks as this project's own (`x-ours`), as Markdown: calls, bodies, fields. */
export function ownInventions(document: Document): string {
  const calls = listOperations(document)
    .filter(({ operation }) => operation['x-ours'])
    .map(
      ({ verb, path, operation }) =>
        `| ${code(`${verb.toUpperCase()} ${path}`)} | ${operation.summary} | ${operation['x-without']} |`,
    )
  const schemas = Object.entries(document.components.schemas)
  const bodies = schemas.filter(([, schema]) => schema['x-ours']).map(([name]) => code(name))
  const fields = schemas
    .filter(([, schema]) => !schema['x-ours'])
    .map(([name, { properties = {} }]) => ({
      name,
      keys: Object.keys(properties).filter((key) => properties[key]?.['x-ours']),
    }))
    .filter(({ keys }) => keys.length > 0)
    .map(({ name, keys }) => `| ${code(name)} | ${keys.map(code).join(', ')} |`)
  return [
    '| call | what | without it |\n| --- | --- | --- |\n' + calls.join('\n'),
    `Bodies that the specification does not show: ${bodies.join(', ')}.`,
    '| body | fields of our own; each is optional, or has the meaning of the contract where it is absent |\n| --- | --- |\n' +
      fields.join('\n'),
  ].join('\n\n')
}
