import { copyWith, isRead, listOperations, refName, resolve } from './document.mjs'

/**
 * The document as it is on the wire: everything promised is there (`required` and `x-expected`), everything else may be
 * null as well as absent. The sandbox is typed and checked by it.
 */
export function wireView(document) {
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

function nullable(schema) {
  const { default: _, ...rest } = schema
  return { anyOf: [rest, { type: 'null' }] }
}

/**
 * The document as the app sees it, which is what the reader gives: flags are booleans, ids, answers and pictures texts,
 * fields with a default always there, and a body beside other arguments is called `body`, whatever its schema is called.
 */
export function appView(document) {
  const answers = answerSchemas(document)
  const read = copyWith(document, (node) => {
    if (node.$ref) return ofKind(document, node)
    if (isJsonText(node)) return node.anyOf[0]
    if (node.requestBody) return { ...node, requestBody: unnamedBody(resolve(document, node.requestBody)) }
    return node
  })
  for (const name of answers) {
    const schema = read.components.schemas[name]
    const defaulted = Object.entries(schema.properties ?? {})
      .filter(([, property]) => property.default !== undefined)
      .map(([property]) => property)
    if (defaulted.length > 0) schema.required = [...(schema.required ?? []), ...defaulted]
  }
  return read
}

const APP_TYPES = { flag: 'boolean', id: 'string', answer: 'string', picture: 'string' }

function ofKind(document, { $ref, ...beside }) {
  const type = APP_TYPES[resolve(document, { $ref })['x-kind']]
  return type ? { ...beside, type } : { $ref }
}

/** An object, or the same as JSON text. */
export function isJsonText(node) {
  return node.anyOf?.[1]?.contentMediaType === 'application/json'
}

/** The names of the components that answers are made of. */
function answerSchemas(document) {
  const names = new Set()
  const walk = (node) => {
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

function unnamedBody({ content }) {
  const [[type, { schema }]] = Object.entries(content)
  return { required: true, content: { [type]: { schema: { allOf: [schema] } } } }
}

/** GETs that change something are mutations; POSTs that only read are queries. */
export function endpointOverrides(document) {
  const idsWhere = (condition) =>
    listOperations(document)
      .filter(condition)
      .map(({ id }) => id)
  return [
    { pattern: idsWhere((entry) => entry.verb === 'get' && !isRead(entry)), type: 'mutation' },
    { pattern: idsWhere((entry) => entry.verb !== 'get' && isRead(entry)), type: 'query' },
  ]
}
