import { given } from '#tests/support/stored.ts'
import { beforeEach, expect, it } from 'vitest'
import { closeSession, openBrand, openMember, openSession, wipe } from '@/storage/storage'
import { addScannedCode, removeScannedCode, scannedCodes } from './scanned-codes'

beforeEach(() => openBrand('doisai'))

it('a visitor, who can collect at once, has the latest code alone', () => {
  addScannedCode('1')
  addScannedCode('2')
  expect(scannedCodes()).toEqual(['2'])
})

it('a member’s codes wait in their order, each once, also as the session ends before the member is told', () => {
  given({ bearer: 'x' })
  openSession('x')
  openMember('M1')
  for (const code of ['1', '2', '1 a', '2']) addScannedCode(code)
  expect(scannedCodes()).toEqual(['1', '1 a', '2'])
  wipe('expired')
  closeSession(true)
  addScannedCode('3')
  removeScannedCode('1')
  expect(scannedCodes()).toEqual(['1 a', '2', '3'])
})
