import { createRequire } from 'node:module'
import { copyWith, listOperations, refName } from './document.mjs'

const require = createRequire(import.meta.url)
const Ajv2020 = require('ajv/dist/2020.js').default
const addFormats = require('ajv-formats').default

const id = 'contract'

function toJsonSchema(schema) {
  return copyWith(schema, (node) => {
    if (node.$ref) return { $ref: `#/$defs/${refName(node)}` }
    return Object.fromEntries(Object.entries(node).filter(([key]) => !key.startsWith('x-')))
  })
}

/** The component schemas as one JSON Schema, and each operation's success body in it. */
export function jsonSchemas(document) {
  const responses = listOperations(document).map(({ id: operationId, success }) => {
    const name = refName(success.schema)
    if (!name) throw new Error(`The success body of ${operationId} needs a component of its own.`)
    return [operationId, `${id}#/$defs/${name}`]
  })
  return {
    schema: {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: id,
      $defs: toJsonSchema(document.components.schemas),
    },
    responses: Object.fromEntries(responses),
  }
}

/** Fails on an example that its own schema refuses. */
export function checkExamples(document) {
  const ajv = addFormats(new Ajv2020({ schemas: [jsonSchemas(document).schema] }))
  for (const { id: operationId, request, success, error } of listOperations(document)) {
    for (const body of [request, success, error].filter(Boolean)) {
      const check = ajv.getSchema(`${id}#/$defs/${refName(body.schema)}`)
      if (body.example === undefined) throw new Error(`A body of ${operationId} has no example.`)
      if (check(body.example)) continue
      throw new Error(`An example of ${operationId} is wrong: ${ajv.errorsText(check.errors)}.`)
    }
  }
}
