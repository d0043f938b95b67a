import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storedOf } from '#tests/support/stored.ts'
import { openBrand, openMember } from '@/storage/storage'
import type { AppError } from './app-error'
import { once, settleDeed } from './once'

const LOST: AppError = { kind: 'unavailable' }

beforeEach(() => {
  openBrand('doisai')
  for (const operation of ['save', 'login']) settleDeed(operation)
})

/** Tries a deed, by default without an answer; gives the id under which it was sent. */
async function idOf(
  content: unknown,
  error: AppError | 'none' = LOST,
  { operation = 'save', ...options }: { operation?: string; isSecret?: boolean; lifeMs?: number } = {},
) {
  let id = ''
  const send = (requestId: string) => {
    id = requestId
    return Promise.resolve({ error: error === 'none' ? undefined : error })
  }
  await once(operation, content, send, options)
  return id
}

it('gives the answer', async () => {
  expect(await once('save', 'x', () => Promise.resolve({ data: 7, error: undefined }))).toMatchObject({
    data: 7,
  })
})

it.each([
  ['stored', {}],
  ['of this page alone', { isSecret: true }],
])(
  'each try of one deed has one id (%s), until its outcome is known or its content is another',
  async (_where, options) => {
    const first = await idOf({ name: 'ก' }, LOST, options)
    expect(await idOf({ name: 'ก' }, LOST, options)).toBe(first)
    expect(await idOf({ name: 'ข' }, LOST, options)).not.toBe(first)
    const last = await idOf({ name: 'ก' }, LOST, options)
    expect(last).not.toBe(first)
    settleDeed('save')
    expect(await idOf({ name: 'ก' }, LOST, options)).not.toBe(last)
  },
)

it.each<[string, AppError | 'none', boolean]>([
  ['a success', 'none', true],
  ['a refusal', { kind: 'rejected' }, true],
  ['an answer that is lost', LOST, false],
  ['a wait', { kind: 'rateLimited', retryAfterSeconds: 30 }, false],
  ['a session that has ended', { kind: 'sessionExpired' }, false],
  ['an answer that another try is on its way', { kind: 'rejected', isConflict: true }, false],
])('the try after %s', async (_what, error, isSettled) => {
  const id = await idOf('x', error)
  expect((await idOf('x')) !== id).toBe(isSettled)
})

it('a late answer settles its own try, and no later one of the same operation', async () => {
  let answer = (_: { error?: AppError }) => {}
  const late = once('save', 'a', () => new Promise<{ error?: AppError }>((resolve) => (answer = resolve)))
  const id = await idOf('b')
  answer({})
  await late
  expect(await idOf('b')).toBe(id)
})

it('a picture is content too: another one of the same size has another id', async () => {
  const [first, second] = [new Blob(['a']), new Blob(['b'])]
  const id = await idOf({ image: first })
  expect(await idOf({ image: first })).toBe(id)
  expect(await idOf({ image: second })).not.toBe(id)
})

describe('the id of a deed', () => {
  it('outlives a reload, and stores nothing of the content', async () => {
    const id = await idOf({ Mobile_No: '0812345678' })
    expect(JSON.stringify(storedOf().deeds)).not.toContain('0812345678')
    vi.resetModules()
    const anew = await import('./once')
    const send = vi.fn(() => Promise.resolve({}))
    await anew.once('save', { Mobile_No: '0812345678' }, send)
    expect(send).toHaveBeenCalledWith(id)
    expect(storedOf().deeds).toBeUndefined()
  })

  it('whose content is secret is stored nowhere', async () => {
    await idOf({ pin: '246810' }, LOST, { isSecret: true })
    expect(storedOf().deeds).toBeUndefined()
  })

  it('is one’s own: another member sends the same under another', async () => {
    openMember('M1')
    const id = await idOf('x')
    openMember('M2')
    expect(await idOf('x')).not.toBe(id)
    openMember('M1')
    expect(await idOf('x')).toBe(id)
  })

  it('is of its time, to the millisecond', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const id = await idOf('x', LOST, { lifeMs: 1000 })
    vi.advanceTimersByTime(999)
    expect(await idOf('x', LOST, { lifeMs: 1000 })).toBe(id)
    vi.advanceTimersByTime(1)
    expect(await idOf('x', LOST, { lifeMs: 1000 })).not.toBe(id)
    vi.useRealTimers()
  })

  it('leaves those of other operations, the latest thirty', async () => {
    const ids: string[] = []
    for (let index = 0; index <= 30; index += 1)
      ids.push(await idOf('x', LOST, { operation: `code ${index}` }))
    settleDeed('code 30')
    expect(await idOf('x', LOST, { operation: 'code 1' })).toBe(ids[1])
    expect(await idOf('x', LOST, { operation: 'code 0' })).not.toBe(ids[0])
  })
})
