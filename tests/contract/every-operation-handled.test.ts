import { expect, it } from 'vitest'
import { createSandbox } from '@/sandbox/create-sandbox'
import { allHandlers } from '@/sandbox/handlers/all-handlers'
import { contractOperations } from './open-api-document'

it('has a handler in the sandbox for every operation, and for nothing else', () => {
  const ids = contractOperations().map(({ operationId }) => operationId)
  const handlers = allHandlers(createSandbox().context)
  expect(Object.keys(handlers).sort()).toEqual(ids.sort())
})
