import { expect, it } from 'vitest'
import { writeText } from '@/storage/storage'
import { memberIdOf, memberKeyOf } from './use-member-key'

it('a member whom the profile does not name has one key: by its number, and by the persisted profile, which has none', () => {
  const key = memberKeyOf('doisai', { mobile_no: '0810000005' })
  expect(key).toMatch(/^doisai:./)
  // As the late part of the shell does once the profile is there.
  writeText('memberId', memberIdOf({ mobile_no: '0810000005' }))
  expect(memberKeyOf('doisai', { mobile_no: '' })).toBe(key)
})

it('a profile without a name and without a number is its session’s, and no other member’s', () => {
  writeText('tokenSince', '1764144000000')
  expect(memberKeyOf('doisai', { mobile_no: '' })).toBe('doisai:1764144000000')
  expect(memberIdOf({ mobile_no: '' })).toBeUndefined()
  expect(memberKeyOf('doisai', undefined)).toBeUndefined()
})
