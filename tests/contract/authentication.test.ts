import { expect, it } from 'vitest'
import { operations } from '@/api/generated/operations'
import { contractOperations } from './open-api-document'

/** Who a call says it comes from, by what the contract's `security` lists. */
const authBySecurity: Record<string, string> = {
  '': 'none',
  nullBearer: 'null',
  memberBearer: 'member',
  'memberBearer|nobody': 'memberIfHeld',
}

it('sends the token to the calls that the contract names, and to no other', () => {
  const expected = contractOperations().map(({ operationId, security }) => {
    const schemes = security?.map((choice) => Object.keys(choice).join('+') || 'nobody').join('|')
    return [operationId, authBySecurity[schemes ?? 'unsaid']]
  })
  const actual = Object.entries(operations).map(([id, { auth }]) => [id, auth])
  expect(Object.fromEntries(actual)).toEqual(Object.fromEntries(expected))
})
