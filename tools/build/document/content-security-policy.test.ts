import { expect, it } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

it('of Trusted Types, only the sanitiser’s policy may be made, once', () => {
  expect(contentSecurityPolicy([]).split('; ')).toEqual(
    expect.arrayContaining(["require-trusted-types-for 'script'", 'trusted-types dompurify']),
  )
})
