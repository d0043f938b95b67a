import { expect, it } from 'vitest'
import { contentSecurityPolicy, securityHeaders } from './content-security-policy.ts'

const HASH_OF_EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
const policy = contentSecurityPolicy(['']).split('; ')

it('of Trusted Types, only the sanitiser’s policy may be made, once', () => {
  expect(policy).toEqual(
    expect.arrayContaining(["require-trusted-types-for 'script'", 'trusted-types dompurify']),
  )
})

it('a script is the site’s own file or stands in the document: no text, no plug-in and no other host becomes one', () => {
  const others = ["default-src 'self'", "object-src 'none'", "base-uri 'none'"]
  expect(policy).toEqual(expect.arrayContaining([`script-src 'self' ${HASH_OF_EMPTY}`, ...others]))
  expect(policy.filter((directive) => directive.startsWith('script-src'))).toHaveLength(1)
})

it('no page frames an answer, takes it for another type, or is told its path and query by a link', () => {
  expect(policy).toContain("frame-ancestors 'none'")
  expect(securityHeaders('')).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin',
  })
})
