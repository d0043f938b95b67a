import { expect, it } from 'vitest'
import { openMemberStorage, readStored, writeText } from '@/storage/storage'
import { createFakeSdk } from '#liff/fake-client.ts'
import { bootLine, endAnothersSession, noteLineUser } from './line-user'

const inLine = (sub: string) =>
  ({ browser: 'liff', liffId: '1-a', person: () => Promise.resolve({ sub }) }) as const

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
  endAnothersSession('1-a', 'U2')
  expect(readStored('token')).toBeUndefined()
  expect(readStored('favourites')).toBeUndefined()
  expect(readStored('brandRef')).toBe('doisai')
  expect(localStorage.getItem('LIFF_STORE:1-a:IDToken')).toBe('of LINE')
})

it.each([
  ['the same LINE user', '1-a', 'U1'],
  ['nobody, as far as LINE has said', '1-a', undefined],
  ['the same person as another channel knows them', '2-b', 'U9'],
])('it goes on for %s', async (_who, liffId, sub) => {
  await beginAs('U1')
  endAnothersSession(liffId, sub)
  expect(readStored('token')).toBe('bearer')
})

it.each([
  ['inside LINE', true, 'line', undefined],
  ['outside, where LINE’s login is another matter', false, 'line', 'bearer'],
  ['inside LINE, logged out of it', true, 'browser', 'bearer'],
] as const)('another LINE user ends it as LIFF starts %s', async (_where, isInLine, mode, token) => {
  await beginAs('U1')
  const sdk = createFakeSdk({ sub: 'U2', name: 'B', mode })
  await bootLine(isInLine, { liffId: '1-a', loadSdk: () => Promise.resolve(sdk) })
  expect(readStored('token')).toBe(token)
})

it('the LINE user of a session is noted once, inside LINE alone, and for nobody who is not logged in', async () => {
  await noteLineUser({ ...inLine('U0'), browser: 'in-app' })
  expect(readStored('lineUser')).toBeUndefined()
  await noteLineUser(inLine('U0'))
  expect(readStored('lineUser')).toBeUndefined()
  await beginAs('U1')
  await noteLineUser(inLine('U2'))
  expect(readStored('lineUser')).toBe('1-a U1')
})
