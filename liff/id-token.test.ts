import { describe, expect, it } from 'vitest'
import { isFreshIdToken } from './id-token.ts'

const now = Date.UTC(2026, 10, 20)
const token = { raw: 't', audience: '123', expiresAt: now + 61_000 }

describe('an ID token', () => {
  it('is fresh for its channel with more than a minute to go', () => {
    expect(isFreshIdToken(token, '123-abc', now)).toBe(true)
  })
  it.each([
    ['there is none', undefined, '123-abc'],
    ['it is about to expire', { ...token, expiresAt: now + 60_000 }, '123-abc'],
    ['it was made for another channel', token, '124-abc'],
  ])('is not fresh when %s', (_why, candidate, liffId) => {
    expect(isFreshIdToken(candidate, liffId, now)).toBe(false)
  })
})
