import { givenText, storedOf } from '#tests/support/stored.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openBrand, openMember } from '@/storage/storage'
import { mayBeKept, openDraft, readDraft, removeOldDrafts, writeDraft } from './drafts'

const HOUR = 3_600_000

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-26T05:00:00Z'), toFake: ['Date'] })
  openBrand('doisai')
  openMember('M1')
})
afterEach(() => vi.useRealTimers())

it('what a member has typed is gone after a day, though nobody opens a form', () => {
  writeDraft('edit-profile', 'doisai:M1', { first_name: 'กัญญา' })
  vi.advanceTimersByTime(20 * HOUR)
  writeDraft('form-1', 'doisai:M1', { answer: 'ใช่' })
  removeOldDrafts()
  expect(JSON.stringify(storedOf().drafts)).toContain('กัญญา')

  vi.advanceTimersByTime(5 * HOUR)
  removeOldDrafts()
  expect(JSON.stringify(storedOf().drafts)).not.toContain('กัญญา')
  expect(readDraft('form-1', 'doisai:M1')).toEqual({ answer: 'ใช่' })

  vi.advanceTimersByTime(24 * HOUR)
  removeOldDrafts()
  expect(storedOf().drafts).toBeUndefined()
})

it('what was typed while the clock was ahead is kept for a day from now', () => {
  vi.setSystemTime(Date.now() + 400 * 24 * HOUR)
  writeDraft('edit-profile', 'doisai:M1', { first_name: 'กัญญา' })
  vi.setSystemTime(Date.now() - 400 * 24 * HOUR)
  removeOldDrafts()
  expect(JSON.stringify(storedOf().drafts)).toContain('กัญญา')
  vi.advanceTimersByTime(25 * HOUR)
  removeOldDrafts()
  expect(storedOf().drafts).toBeUndefined()
})

it.each<[unknown, boolean]>([
  ['99/12 ซอย 34', true],
  ['123456', true],
  [['1001', '1002'], true],
  [true, true],
  ['1234567', false],
  ['1-1017-00230-70-8', false],
  ['1 101 700', false],
  ['๑๑๐๑๗๐๐', false],
  ['๑๑๐1１７０', false],
  ['AB12 CD34 EF567', false],
  [1234567, false],
  [['ใช่', '1234567'], false],
])('a draft holds %j: %s', (value, isKept) => {
  expect(mayBeKept(value)).toBe(isKept)
})

it('a draft is of one form and one member: it is gone once another member is known', () => {
  writeDraft('edit-profile', 'doisai:M1', { first_name: 'กัญญา' })
  expect(readDraft('form-1', 'doisai:M1')).toBeUndefined()
  expect(readDraft('edit-profile', 'doisai:M1')).toEqual({ first_name: 'กัญญา' })
  expect(readDraft('edit-profile', 'doisai:M2')).toBeUndefined()
  openMember('M2')
  expect(readDraft('edit-profile', 'doisai:M1')).toBeUndefined()
})

it('a draft is read for a day, from now on where the clock was set back since', () => {
  writeDraft('edit-profile', 'doisai:M1', { first_name: 'กัญญา' })
  vi.setSystemTime(Date.now() - 51 * HOUR)
  expect(readDraft('edit-profile', 'doisai:M1')).toBeDefined()
  vi.advanceTimersByTime(24 * HOUR)
  expect(readDraft('edit-profile', 'doisai:M1')).toBeDefined()
  vi.advanceTimersByTime(1)
  expect(readDraft('edit-profile', 'doisai:M1')).toBeUndefined()
})

it.each([
  'x{',
  '[]',
  '{"profile":1}',
  '{"profile":{"savedAt":"today","values":{}}}',
  '{"profile":{"savedAt":1795168800000,"values":[]}}',
  '{"__proto__":{"savedAt":1795168800000}}',
])('what is stored otherwise is no draft: %s', (text) => {
  givenText('drafts', text)
  expect(readDraft('profile', 'doisai:M1')).toBeUndefined()
})

it('fields of a draft that belong together are stored together or not at all', () => {
  const options = { name: 'address', memberKey: 'doisai:M1', fields: ['note', ['house', 'road']] as const }
  const initial = { note: '', house: '', road: '' }
  openDraft(options, initial).save({ note: 'ฝากป้อม', house: '1234567', road: 'นิมมาน' })
  expect(openDraft(options, initial).initial).toEqual({ note: 'ฝากป้อม', house: '', road: '' })
  openDraft(options, initial).save({ note: '', house: '12', road: '' })
  expect(openDraft(options, initial).initial).toEqual({ note: '', house: '12', road: '' })
})
