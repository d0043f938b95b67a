import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

interface ContractOperation {
  operationId: string
  security?: Record<string, unknown>[]
}

const verbs = ['get', 'post', 'put', 'patch', 'delete']

/** Every operation of src/api/openapi.yaml, read without the generator's help. */
export function contractOperations(): ContractOperation[] {
  const document = parse(readFileSync('src/api/openapi.yaml', 'utf8')) as {
    paths: Record<string, Record<string, ContractOperation>>
  } // a document whose examples the generator has checked
  return Object.values(document.paths).flatMap((item) =>
    Object.entries(item).flatMap(([verb, operation]) => (verbs.includes(verb) ? operation : [])),
  )
}
