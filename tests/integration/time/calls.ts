import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { OperationId } from '@/api/generated/operations'
import { world, type Call } from './world'

const contract = parse(readFileSync('src/api/openapi.yaml', 'utf8')) as {
  paths: Record<string, Record<string, { operationId?: OperationId }>>
}
const known = Object.entries(contract.paths).flatMap(([path, verbs]) => {
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`, 'i')
  return Object.values(verbs).flatMap(({ operationId: id }) => (id ? { id, pattern } : []))
})
export const operationOf = ({ path }: Call) => known.find(({ pattern }) => pattern.test(path))?.id
/** The calls of an operation so far. */
export const callsOf = (id: OperationId) => world.calls.filter((call) => operationOf(call) === id)
