import { expect, it, vi } from 'vitest'
import { examine } from './examine.ts'
import { failureOf } from './failure-words.ts'
import { liveSite } from './live-site.ts'
import { standInSite } from './planted/stand-in-site.ts'

it.each([
  ['CERT_HAS_EXPIRED', 'the certificate has expired'],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'the certificate’s chain is incomplete'],
  ['HPE_INVALID_CONSTANT', 'the answer is not HTTP'],
  ['EWHATEVER', 'it could not be reached (EWHATEVER)'],
])('tells %s in words', (code, words) => {
  const { what } = failureOf(code, 'https://user:secret@member.brand.example/x?token=secret')
  expect(what).toBe(`https://member.brand.example: ${words}`)
})

it('has one line for a site that is down, that hangs, or that speaks no TLS', async () => {
  const standIn = await standInSite()
  const { origin } = standIn
  const oneLineOf = async (address: string, timeoutMs = 20_000) => {
    const findings = await examine(liveSite(timeoutMs), address)
    expect(findings).toHaveLength(1)
    return findings[0]?.what
  }
  expect(await oneLineOf(origin.replace('http:', 'https:'))).toContain('no TLS is spoken there')
  standIn.faults = [() => 'hang']
  expect(await oneLineOf(origin, 200)).toContain('no answer in time')
  standIn.close()
  // A connection that was kept alive is cut first.
  await vi.waitFor(async () => expect(await oneLineOf(origin)).toContain('nothing listens there'))
})
