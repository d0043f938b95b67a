import { copyWith, isRead, listOperations, resolve } from './document.mjs'

/**
 * The document as the app sees it: flags are plain booleans, because the base query has turned them into such, and a
 * body beside other arguments is called `body`, whatever its schema is called.
 */
export function appView(document) {
  const view = copyWith(document, (node) => {
    if (node.$ref) return resolve(document, node)['x-flag'] ? { type: 'boolean' } : node
    if (node.enum?.includes(null)) return splitNull(node)
    if (node.requestBody) return { ...node, requestBody: unnamedBody(resolve(document, node.requestBody)) }
    return node
  })
  delete view.components.schemas.Flag
  return view
}

/** Without this, each value of a nullable enumeration is generated twice. */
function splitNull({ type, enum: values, ...rest }) {
  const [only] = type.filter((name) => name !== 'null')
  const some = { type: only, enum: values.filter((value) => value !== null) }
  return { ...rest, anyOf: [some, { type: 'null' }] }
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
