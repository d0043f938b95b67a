import { expect, it } from 'vitest'
import { STORED } from '@/storage/storage-keys'
import { allStored, given, storedOf } from './stored'

it('Each stored key has a meaning by which tests name it', () => {
  for (const [key, { area }] of Object.entries(STORED))
    (area === 'local' ? localStorage : sessionStorage).setItem(key, 'x')
  expect(allStored().filter(({ meaning }) => meaning === undefined)).toEqual([])
})

it('What a test gives to an owner is that owner’s alone', () => {
  given({ goal: { privilegeId: 'P1', title: 'one' }, codes: ['A', 'B'] }, { memberId: 'M1' })
  expect(storedOf({ memberId: 'M1' })).toMatchObject({ goal: { privilegeId: 'P1' }, codes: ['A', 'B'] })
  expect([storedOf({ memberId: 'M2' }), storedOf({ brand: 'sabaimart', memberId: 'M1' })]).toEqual([{}, {}])
})

it('A thing that nobody can have yet is refused, because the app would not find it', () => {
  expect(() => given({ goal: { privilegeId: 'P1' } })).toThrow('goal has no owner')
  expect(() => given({ goal: { privilegeId: 'P1' } }, { brand: 'doisai' })).toThrow('cannot be of')
})
