import { expect, it } from 'vitest'
import { ORDER } from '@/storage/storage-keys'
import { readStored, writeJson, writeText } from '@/storage/storage'
import { claimTab, hasReplacedAnotherMember, noteTabOwner, setAside } from './set-aside'
import { readTarget } from './where-next'

it('an order that lay aside leaves one that has begun since as it is, and a code is back beside it', () => {
  writeJson('tabOwner', { brandRef: 'doisai', member: 'M1' })
  for (const key of ORDER) writeText(key, '/before')
  writeText('qrCode', 'EARN50')
  setAside()
  writeText('mobileOrderStoreRef', 'S2')
  claimTab('doisai', 'M1')
  expect([...ORDER, 'qrCode' as const].map(readStored)).toEqual(['S2', undefined, undefined, 'EARN50'])
})

it('what lay aside is back for its member alone, and once', () => {
  const comeBack = (member: string) => {
    claimTab('doisai', member)
    return [readStored('qrCode'), readTarget()]
  }
  const end = (member: string) => {
    writeJson('tabOwner', { brandRef: 'doisai', member })
    writeText('qrCode', 'EARN50')
    setAside('/privilege')
    expect([readStored('qrCode'), readTarget()]).toEqual([undefined, undefined])
  }
  end('M1')
  expect(comeBack('M2')).toEqual([undefined, undefined])
  expect(comeBack('M1')).toEqual([undefined, undefined])
  end('M1')
  expect(comeBack('M1')).toEqual(['EARN50', '/privilege'])
})

it('a visitor’s scan is not set aside, and the page to return to is simply stored', () => {
  writeJson('tabOwner', { brandRef: 'doisai' })
  writeText('qrCode', 'EARN50')
  setAside('/privilege')
  expect([readStored('qrCode'), readTarget(), readStored('setAside')]).toEqual([
    'EARN50',
    '/privilege',
    undefined,
  ])
})

it('that a link has replaced another member’s session is said once, and again only by its own session', () => {
  writeText('tokenSince', '1')
  noteTabOwner('doisai', 'doisai:M1')
  expect(hasReplacedAnotherMember('doisai:M1')).toBe(false)
  // The session has ended meanwhile: another tab’s is to say it.
  writeText('tokenSince', '2')
  expect(hasReplacedAnotherMember('doisai:M2')).toBe(true)
  writeText('tokenSince', '1')
  expect(hasReplacedAnotherMember('doisai:M2')).toBe(true)
  expect(hasReplacedAnotherMember('doisai:M2')).toBe(false)
  noteTabOwner('doisai')
  expect(hasReplacedAnotherMember('doisai:M2')).toBe(false)
})
