import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { copyWith, type Document, listOperations, refName } from './document.ts'

const id = 'contract'

/** The component schemas as one JSON Schema, and each operation's success body in it. */
export function jsonSchemas(document: Document) {
  const responses = listOperations(document).map(({ id: operationId, success }) => {
    const name = refName(success.schema)
    if (!name) throw new Error(`The success body of ${operationId} needs a component of its own.`)
    return [operationId, `${id}#/$defs/${name}`]
  })
  return {
    schema: {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: id,
      $defs: copyWith(document.components.schemas, (node) => {
        if (node.$ref) return { $ref: `#/$defs/${refName(node)}` }
        return Object.fromEntries(Object.entries(node).filter(([key]) => !key.startsWith('x-')))
      }),
    },
    responses: Object.fromEntries(responses) as Record<string, string>,
  }
}

/** Fails on an example that its own schema refuses. */
export function checkExamples(document: Document): void {
  const ajv = addFormats.default(new Ajv2020({ schemas: [jsonSchemas(document).schema] }))
  for (const { id: operationId, request, success, error } of listOperations(document)) {
    for (const body of [request, success, error]) {
      if (!body) continue
      const check = ajv.getSchema(`${id}#/$defs/${refName(body.schema)}`)
      if (!check || body.example === undefined)
        throw new Error(`A body of ${operationId} has no example, or no component of its own.`)
      if (check(body.example)) continue
      throw new Error(`An example of ${operationId} is wrong: ${ajv.errorsText(check.errors)}.`)
    }
  }
}
