import { describe, expect, it, vi } from 'vitest'
import { beginLifetime } from '@/lib/lifetime'
import type { AppError } from './app-error'
import { outcomeOf, type Following, type Sent } from './lost-answer'

const LOST: AppError = { kind: 'server' }
const REFUSED: AppError = { kind: 'invalid' }

const succeeded = (): Sent<string> => Promise.resolve({ data: 'ok' })
const failed = (error: AppError): Sent<string> => Promise.resolve({ error })

function following(found: boolean | undefined, more: Partial<Following> = {}) {
  const look = vi.fn(() => Promise.resolve(found))
  const session = beginLifetime()
  return { ...more, session, look }
}

describe('The outcome of a change', () => {
  it('is what its answer says, without a look', async () => {
    const way = following(undefined)
    expect(await outcomeOf(succeeded(), way)).toEqual({ status: 'done' })
    expect(await outcomeOf(failed(REFUSED), way)).toEqual({ status: 'notDone', error: REFUSED })
    expect(way.look).not.toHaveBeenCalled()
  })

  it.each([
    [true, { status: 'done' }],
    [false, { status: 'notDone', error: LOST }],
    [undefined, { status: 'unknown', error: LOST }],
  ] as const)('whose answer is lost is what a look finds: %s', async (found, outcome) => {
    expect(await outcomeOf(failed(LOST), following(found))).toEqual(outcome)
  })

  it('of a retry may be that of the try before: then a refusal is looked up too', async () => {
    const isOpen = ({ kind }: AppError) => kind === 'invalid'
    expect(await outcomeOf(failed(REFUSED), following(true, { isOpen }))).toEqual({ status: 'done' })
    const other: AppError = { kind: 'rateLimited' }
    expect(await outcomeOf(failed(other), following(true, { isOpen }))).toEqual({
      status: 'notDone',
      error: other,
    })
  })

  it('is nobody’s once the session is over', async () => {
    const way = following(true)
    const told = vi.fn()
    void outcomeOf(failed(LOST), way).then(told)
    way.session.end()
    await new Promise(setImmediate)
    expect([told.mock.calls, way.look.mock.calls]).toEqual([[], []])
  })
})
