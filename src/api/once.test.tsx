import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openBrand, openMember, readStored } from '@/storage/storage'
import { deedId, settleDeed } from './once'
import { useDeedId } from './use-deed-id'

beforeEach(() => openBrand('doisai'))

/** The module as a page has it after a reload. */
async function reload() {
  vi.resetModules()
  return import('./once')
}

it.each([
  ['stored', 'save'],
  ['of this page alone', undefined],
])(
  'each try of one deed has one id (%s), until its outcome is known or its content is another',
  (_where, operation) => {
    const { idOf, done } = renderHook(() => useDeedId(operation)).result.current
    const first = idOf({ name: 'ก' })
    expect(idOf({ name: 'ก' })).toBe(first)
    const other = idOf({ name: 'ข' })
    expect(other).not.toBe(first)
    expect(idOf({ name: 'ก' })).not.toBe(first)
    const last = idOf({ name: 'ก' })
    done()
    expect(idOf({ name: 'ก' })).not.toBe(last)
  },
)

it('a picture is content too: another one of the same size has another id', () => {
  const [first, second] = [new Blob(['a']), new Blob(['b'])]
  const id = deedId('save', { image: first })
  expect(deedId('save', { image: first })).toBe(id)
  expect(deedId('save', { image: second })).not.toBe(id)
})

describe('the id of a deed', () => {
  it('outlives a reload, and stores nothing of the content', async () => {
    const id = deedId('requestOtp', { Mobile_No: '0812345678' })
    expect(readStored('deeds')).not.toContain('0812345678')
    const anew = await reload()
    expect(anew.deedId('requestOtp', { Mobile_No: '0812345678' })).toBe(id)
    anew.settleDeed('requestOtp')
    expect(readStored('deeds')).toBeUndefined()
  })

  it('that must not be stored is gone with its page', () => {
    const idOf = () => renderHook(() => useDeedId()).result.current.idOf({ pin: '246810' })
    expect(idOf()).not.toBe(idOf())
    expect(readStored('deeds')).toBeUndefined()
  })

  it('is one’s own: another member sends the same under another', () => {
    openMember('M1')
    const id = deedId('save', 'x')
    openMember('M2')
    expect(deedId('save', 'x')).not.toBe(id)
    openMember('M1')
    expect(deedId('save', 'x')).toBe(id)
  })

  it('is of its time, to the millisecond', () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const id = deedId('requestOtp', 'x', 1000)
    vi.advanceTimersByTime(999)
    expect(deedId('requestOtp', 'x', 1000)).toBe(id)
    vi.advanceTimersByTime(1)
    expect(deedId('requestOtp', 'x', 1000)).not.toBe(id)
    vi.useRealTimers()
  })

  it('is settled by an answer, a refusal too, but not by one that is lost or says that a try is on its way', () => {
    const { idOf, answered } = renderHook(() => useDeedId('save')).result.current
    const id = idOf('x')
    answered({ kind: 'unavailable' })
    answered({ kind: 'rejected', isConflict: true })
    expect(idOf('x')).toBe(id)
    answered({ kind: 'rejected' })
    expect(idOf('x')).not.toBe(id)
  })

  it('leaves those of other operations, the latest thirty', () => {
    const ids = Array.from({ length: 31 }, (_, index) => deedId(`code ${index}`, 'x'))
    settleDeed('code 30')
    expect(deedId('code 1', 'x')).toBe(ids[1])
    expect(deedId('code 0', 'x')).not.toBe(ids[0])
  })
})
