import { expect, it } from 'vitest'
import { wipe, writeText } from '@/storage/storage'
import { memberKeyOf } from './use-member-key'

const NAMELESS = {}

it('a member has one key for as long as a session lasts, whether or not each answer names them', () => {
  writeText('tokenSince', '1764144000000')
  const key = memberKeyOf('doisai', NAMELESS)
  expect(key).toBe('doisai:1764144000000')
  expect(memberKeyOf('doisai', { customer_info: 'M1' })).toBe(key)
  // What is stored under it is found in the next session.
  wipe('expired')
  writeText('token', 'next')
  writeText('tokenSince', '1764150000000')
  expect(memberKeyOf('doisai', { customer_info: 'M1' })).toBe(key)
  expect(memberKeyOf('doisai', NAMELESS)).toBe(key)
})

it('a key is no other member’s, and nobody’s where no profile has been read', () => {
  expect(memberKeyOf('doisai', undefined)).toBeUndefined()
  expect(memberKeyOf('doisai', { customer_info: 'M1' })).toBe('doisai:M1')
  wipe('replaced')
  writeText('tokenSince', '1764150000000')
  expect(memberKeyOf('doisai', NAMELESS)).toBe('doisai:1764150000000')
})
