import { expect, it } from 'vitest'
import { openMemberStorage, readStored, writeText } from '@/storage/storage'
import { endAnothersSession, noteLineUser } from './line-user'

const inLine = (sub?: string) =>
  ({ browser: 'liff', person: () => Promise.resolve(sub ? { sub } : undefined) }) as const

async function beginAs(sub: string): Promise<void> {
  openMemberStorage('bearer')
  writeText('token', 'bearer')
  writeText('brandRef', 'doisai')
  await noteLineUser(inLine(sub))
}

it('a session inside LINE ends where another LINE user opens the app, and takes all with it but the brand', async () => {
  localStorage.setItem('LIFF_STORE:1-a:IDToken', 'of LINE')
  await beginAs('U1')
  writeText('favourites', '{}')
  await endAnothersSession(inLine('U2'))
  expect(readStored('token')).toBeUndefined()
  expect(readStored('favourites')).toBeUndefined()
  expect(readStored('brandRef')).toBe('doisai')
  expect(localStorage.getItem('LIFF_STORE:1-a:IDToken')).toBe('of LINE')
})

it.each([
  ['the same LINE user', inLine('U1')],
  ['nobody, as far as LINE has said', inLine()],
  ['somebody in another browser', { browser: 'in-app', person: inLine('U2').person } as const],
])('it goes on for %s', async (_who, line) => {
  await beginAs('U1')
  await endAnothersSession(line)
  expect(readStored('token')).toBe('bearer')
})
