import { expect, it } from 'vitest'
import { ORDER } from '@/storage/storage-keys'
import { readStored, writeJson, writeText } from '@/storage/storage'
import { claimTab, setAside } from './set-aside'

it('an order that lay aside leaves one that has begun since as it is, and a code is back beside it', () => {
  writeJson('tabOwner', { brandRef: 'doisai', member: 'M1' })
  for (const key of ORDER) writeText(key, '/before')
  writeText('qrCode', 'EARN50')
  setAside()
  writeText('mobileOrderStoreRef', 'S2')
  claimTab('doisai', 'M1')
  expect([...ORDER, 'qrCode' as const].map(readStored)).toEqual(['S2', undefined, undefined, 'EARN50'])
})
