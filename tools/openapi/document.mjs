import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

const verbs = ['get', 'post', 'put', 'patch', 'delete']

/** Reads the document. */
export function readDocument(file) {
  return parse(readFileSync(file, 'utf8'))
}

/** Follows a `$ref` within the document, any number of times. */
export function resolve(document, node) {
  while (node?.$ref) {
    const path = node.$ref.slice(2).split('/')
    const target = path.reduce((at, key) => at?.[key], document)
    if (target === undefined) throw new Error(`${node.$ref} leads nowhere.`)
    node = target
  }
  return node
}

/** The last part of a `$ref`: the component's name. */
export function refName(node) {
  return node.$ref?.split('/').at(-1)
}

/** Every operation with its verb, path, request and success body. */
export function listOperations(document) {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    verbs
      .filter((verb) => item[verb])
      .map((verb) => {
        const operation = item[verb]
        const request = resolve(document, operation.requestBody)
        const success = resolve(document, operation.responses['200'])
        return {
          id: operation.operationId,
          verb,
          path,
          operation,
          multipart: Boolean(request?.content['multipart/form-data']),
          request: request && Object.values(request.content)[0],
          success: success.content['application/json'],
          error: resolve(document, operation.responses.default).content['application/json'],
        }
      }),
  )
}

/** True where an operation only reads, so it may be cached and tried again. */
export function isRead({ verb, operation }) {
  return verb === 'get' ? !operation['x-state-changing'] : operation['x-read'] === true
}

/** Copies a JSON value; `change` may replace an object before its inside is copied. */
export function copyWith(node, change) {
  if (Array.isArray(node)) return node.map((item) => copyWith(item, change))
  if (node === null || typeof node !== 'object') return node
  const changed = change(node)
  return Object.fromEntries(Object.entries(changed).map(([key, value]) => [key, copyWith(value, change)]))
}
