import { expect, it } from 'vitest'
import { operations } from '@/api/generated/operations'
import { createSandbox } from '@/sandbox/create-sandbox'
import { allHandlers } from '@/sandbox/handlers/all-handlers'

it('has a handler in the sandbox for every operation, and for nothing else', () => {
  const handlers = allHandlers(createSandbox().context)
  expect(Object.keys(handlers).sort()).toEqual(Object.keys(operations).sort())
})
