import { expect, it } from 'vitest'
import type { Answer } from '../site.ts'
import type { Visit } from '../visit.ts'
import { checkHeaders } from './headers.ts'

/** What is said of a site that sends this Strict-Transport-Security. */
function toldOf(root: string, header?: string): string[] {
  const headers: Answer['headers'] = header === undefined ? {} : { 'strict-transport-security': header }
  const front: Answer = { kind: 'answer', url: root, status: 200, headers, text: '', bytes: 0, ms: 0 }
  const findings = checkHeaders({ front, root } as Visit, { kind: 'unrecorded' }, []) // no more is read of a visit
  return findings.flatMap(({ id, what }) => (id === 'hsts-missing' ? [what] : []))
}

it('asks an https site for a year of https alone, and no site on this machine', () => {
  const site = 'https://member.brand.example'
  expect(toldOf(site)).toEqual([expect.stringContaining('strict-transport-security is missing')])
  expect(toldOf(site, 'max-age=300')).toEqual([expect.stringContaining('is max-age=300')])
  expect(toldOf(site, 'max-age=31536000; includeSubDomains')).toEqual([])
  for (const own of ['https://localhost:8443', 'http://127.0.0.1:8080']) expect(toldOf(own)).toEqual([])
})
