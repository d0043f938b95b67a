import {
  type Content,
  copyWith,
  type Document,
  type Entry,
  isRead,
  listOperations,
  type Node,
  refName,
  resolve,
  type Schema,
} from './document.ts'

/**
 * The document as it is on the wire: everything promised is there (`required` and `x-expected`), everything else may be
 * null as well as absent. The sandbox is typed and checked by it.
 */
export function wireView(document: Document): Document {
  return copyWith(document, (node) => {
    if (!node.properties) return node
    const required = [...(node.required ?? []), ...(node['x-expected'] ?? [])]
    const properties = Object.entries(node.properties).map(([name, schema]) => [
      name,
      required.includes(name) ? schema : nullable(schema),
    ])
    return { ...node, required, properties: Object.fromEntries(properties) }
  })
}

function nullable(schema: Schema): Schema {
  const { default: _, ...rest } = schema
  return { anyOf: [rest, { type: 'null' }] }
}

/**
 * The document as the app sees it, which is what the reader gives: flags are booleans, ids, answers and pictures texts,
 * fields with a default always there unless it is null, and a body beside other arguments is called `body`, whatever its schema is called.
 */
export function appView(document: Document): Document {
  const answers = answerSchemas(document)
  const read = copyWith(document, (node) => {
    if (node.$ref) return ofKind(document, node)
    const ofJson = insideJsonText(node)
    if (ofJson) return ofJson
    if (node.requestBody) return { ...node, requestBody: unnamedBody(resolve(document, node.requestBody)) }
    return node
  })
  for (const name of answers) {
    const schema = read.components.schemas[name]
    if (!schema) continue
    const required = new Set(schema.required)
    for (const [property, { default: value }] of Object.entries(
      document.components.schemas[name]?.properties ?? {},
    )) {
      if (value === null) required.delete(property)
      else if (value !== undefined) required.add(property)
    }
    if (required.size > 0) schema.required = [...required]
  }
  return read
}

const APP_TYPES = { flag: 'boolean', id: 'string', answer: 'string', picture: 'string' }

function ofKind(document: Document, { $ref, ...beside }: Node): object {
  const { 'x-kind': kind } = resolve<Schema>(document, { $ref })
  return kind ? { ...beside, type: APP_TYPES[kind] } : { $ref }
}

/** The object of a schema that takes an object, or the same as JSON text. */
export function insideJsonText({ anyOf: [object, text] = [] }: Schema): Schema | undefined {
  return text?.contentMediaType === 'application/json' ? object : undefined
}

/** The names of the components that answers are made of. */
function answerSchemas(document: Document): Set<string> {
  const names = new Set<string>()
  const walk = (node: unknown) => {
    if (node === null || typeof node !== 'object') return
    const name = refName(node)
    if (name && !names.has(name)) {
      names.add(name)
      walk(document.components.schemas[name])
    }
    for (const value of Object.values(node)) walk(value)
  }
  for (const { success } of listOperations(document)) walk(success.schema)
  return names
}

function unnamedBody({ content }: Content): Content {
  const unnamed = Object.entries(content).map(([type, { schema }]) => [type, { schema: { allOf: [schema] } }])
  return { required: true, content: Object.fromEntries(unnamed) }
}

/** GETs that change something are mutations; POSTs that only read are queries. */
export function endpointOverrides(document: Document) {
  const idsWhere = (condition: (entry: Entry) => boolean) =>
    listOperations(document)
      .filter(condition)
      .map(({ id }) => id)
  return [
    { pattern: idsWhere((entry) => entry.verb === 'get' && !isRead(entry)), type: 'mutation' as const },
    { pattern: idsWhere((entry) => entry.verb !== 'get' && isRead(entry)), type: 'query' as const },
  ]
}
