import { given, storedOf } from '#tests/support/stored.ts'
import { expect, it } from 'vitest'
import { isWaiting, openSession, wipe } from '@/storage/storage'
import { memberKeyOf, noteMember } from './use-member-key'

const NAMELESS = {}
const NAMED = { customer_info: 'M1' }

it('a member has one key for as long as a session lasts, whether or not each answer names them', () => {
  given({ bearer: 'first', bearerSince: 1764144000000 })
  noteMember('doisai', NAMELESS)
  const key = memberKeyOf('doisai', NAMELESS)
  expect(key).toBe('doisai:1764144000000')
  noteMember('doisai', NAMED)
  expect(memberKeyOf('doisai', NAMED)).toBe(key)
  // The key is the same in the next session, so that what is stored under it is found.
  wipe('expired')
  given({ bearer: 'next', bearerSince: 1764150000000 })
  noteMember('doisai', NAMED)
  expect(memberKeyOf('doisai', NAMED)).toBe(key)
  expect(memberKeyOf('doisai', NAMELESS)).toBe(key)
})

it('a key that was kept for a member is not given to another one', () => {
  given({ bearer: 'first', bearerSince: 1764144000000 })
  noteMember('doisai', NAMELESS)
  noteMember('doisai', NAMED)
  expect(storedOf({ memberId: '1764144000000' }).memberAlias).toBe('M1')
  wipe('expired')
  given({ bearer: 'next', bearerSince: 1764150000000 })
  expect(memberKeyOf('doisai', { customer_info: 'M2' })).toBe('doisai:M2')
})

it('each member has the key that was kept for them, whoever has logged in meanwhile', () => {
  const logIn = (bearer: string, bearerSince: number) => {
    wipe('replaced')
    given({ bearer, bearerSince })
    openSession(bearer)
  }
  for (const [at, customer_info] of ['M1', 'M2'].entries()) {
    logIn(`named-late-${at}`, 1764144000000 + at)
    noteMember('doisai', NAMELESS)
    noteMember('doisai', { customer_info })
  }
  for (const [at, customer_info] of ['M1', 'M2'].entries()) {
    logIn(`named-at-once-${at}`, 1764150000000 + at)
    noteMember('doisai', { customer_info })
    expect(memberKeyOf('doisai', { customer_info })).toBe(`doisai:${1764144000000 + at}`)
  }
})

it('a key is no other member’s, and nobody’s where no profile has been read; asking for it stores nothing', () => {
  expect(memberKeyOf('doisai', undefined)).toBeUndefined()
  expect(memberKeyOf('doisai', NAMED)).toBe('doisai:M1')
  expect(storedOf().memberId).toBeUndefined()
  noteMember('doisai', NAMED)
  wipe('replaced')
  given({ bearerSince: 1764150000000 })
  expect(memberKeyOf('doisai', NAMELESS)).toBe('doisai:1764150000000')
})

it('a profile that comes after another tab has stored its session takes nothing that waits for its member', () => {
  given({ brand: 'doisai', codes: ['EARN50'] })
  openSession('own')
  given({ bearer: 'of-another-tab' })
  noteMember('doisai', NAMED)
  expect(isWaiting()).toBe(false)
  openSession('of-another-tab')
  noteMember('doisai', NAMED)
  expect([storedOf().codes, isWaiting()]).toEqual([['EARN50'], true])
})
