import { expect, it } from 'vitest'
import { ownCookie } from './own-cookie.ts'

it.each([
  ['a=1; Domain=.brand.example; Path=/; Max-Age=60; HttpOnly', 'a=1; Path=/brand-api; Max-Age=60; HttpOnly'],
  ['a=b=c; path=/loyalty/x', 'a=b=c; Path=/brand-api/loyalty/x'],
  ['a=1; Secure; SameSite=None', 'a=1'],
  ['a=1; secure; samesite=Lax', 'a=1; samesite=Lax'],
  ['__Secure-a=1; Secure; Path=/; SameSite=None', '__Secure-a=1; Secure; Path=/brand-api; SameSite=None'],
  ['__Host-a=1; Secure; Path=/', '__Host-a=1; Secure; Path=/'],
])('takes %o home as %o', (cookie, own) => {
  expect(ownCookie(cookie, '/brand-api')).toBe(own)
})
